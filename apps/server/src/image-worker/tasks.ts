import { drawEmailThumbnail } from '../images/tasks/draw-email-thumbnail.ts';
import { drawFloor } from '../images/tasks/draw-floor.ts';
import { cutSheetImage, drawSheetLogo } from '../images/tasks/draw-for-sheet.ts';
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

/**
 * Everything that decodes or draws images: only image processes load this file and sharp. A task gets and returns what
 * can be sent between processes.
 */
export const imageTasks = {
  cutSheetImage,
  drawEmailThumbnail,
  drawFloor,
  drawOpenings,
  drawRobe,
  drawSheetLogo,
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
