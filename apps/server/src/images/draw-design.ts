import type { viewTask } from '../image-worker/image-worker.ts';
import type { ContentFiles } from '../ports/content-files.ts';
import type { DesignSubject } from './design-subject.ts';
import { floorView } from './floor-view.ts';
import { type ImageOptions, layeredView } from './layered-view.ts';
import { robeView } from './robe-view.ts';
import type { DrawnView } from './tasks/draw-view.ts';

export interface DrawableDesign {
  content: ContentFiles;
  dataUrl: string;
  subject: DesignSubject;
}

/**
 * Draws a design as the viewer shows it: the one way for images by address, tiles, presets and enquiries. Null when the
 * image that all others are drawn over is gone; rejects with UnreadableImageError when it cannot be decoded.
 * @param run runs the task: `viewTask` for what people wait for, `imageTask` for jobs
 */
export async function drawDesign(
  { content, dataUrl, subject }: DrawableDesign,
  options: ImageOptions,
  run: typeof viewTask,
): Promise<DrawnView | null> {
  if (subject.kind === 'robe') {
    const robe = await robeView({ content, dataUrl, ...subject }, subject.design, options);
    const { bytes, isComplete } = await run('drawRobe', robe.view);
    return { bytes, isComplete: isComplete && robe.isComplete };
  }
  if (subject.kind === 'floor') {
    const floor = await floorView({ content, dataUrl, ...subject }, subject.design, options);
    if (!floor) return null;
    const { bytes, isComplete } = await run('drawFloor', floor.view);
    return { bytes, isComplete: isComplete && floor.isComplete };
  }
  const room = await layeredView({ content, dataUrl, ...subject }, subject.design, options);
  if (!room) return null;
  const { bytes, isComplete } = await run('drawView', room.view);
  return { bytes, isComplete: isComplete && room.isComplete };
}
