import type { SheetContent } from '../areas/designs/sheet/sheet-content.ts';
import { drawEmailThumbnail } from '../images/tasks/draw-email-thumbnail.ts';
import { drawFloor } from '../images/tasks/draw-floor.ts';
import { drawSheetLogo } from '../images/tasks/draw-for-sheet.ts';
import { drawOpenings } from '../images/tasks/draw-openings.ts';
import { drawRobe } from '../images/tasks/draw-robe.ts';
import { drawView } from '../images/tasks/draw-view.ts';
import { inspectLayer } from '../images/tasks/inspect-layer.ts';
import { makeAsset, measureImage } from '../images/tasks/make-asset.ts';
import { makeModel } from '../images/tasks/make-model.ts';
import { readPixels } from '../images/tasks/read-pixels.ts';
import { redrawLogo } from '../images/tasks/redraw/redraw-logo.ts';
import { redrawPhoto, redrawPresetImage } from '../images/tasks/redraw/redraw-preset.ts';
import { redrawPreview } from '../images/tasks/redraw/redraw-preview.ts';
import { redrawTenantImage } from '../images/tasks/redraw/redraw-tenant-image.ts';
import { redrawVisitorImage } from '../images/tasks/redraw/redraw-visitor-image.ts';
import { uncutImage } from '../images/tasks/uncut-image.ts';
import type { ComposedQuote } from '../quote-pdf/composed-quote.ts';

// The PDF library is heavy to load, so only the first PDF of a process loads it.
const drawQuotePdf = async (quote: ComposedQuote): Promise<Buffer> =>
  (await import('../quote-pdf/draw-quote.ts')).drawQuote(quote);
const drawSheetPdf = async (content: SheetContent): Promise<Buffer> =>
  (await import('../areas/designs/sheet/draw-sheet.ts')).drawSheet(content);

/**
 * Everything that decodes or draws images, or lays out PDFs: only image processes load this file and sharp. A task gets
 * and returns what can be sent between processes.
 */
export const imageTasks = {
  drawEmailThumbnail,
  drawFloor,
  drawOpenings,
  drawQuotePdf,
  drawRobe,
  drawSheetLogo,
  drawSheetPdf,
  drawView,
  inspectLayer,
  makeAsset,
  makeModel,
  measureImage,
  readPixels,
  redrawLogo,
  redrawPhoto,
  redrawPresetImage,
  redrawPreview,
  redrawTenantImage,
  redrawVisitorImage,
  uncutImage,
};
