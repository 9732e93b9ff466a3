import type { DesignImageFormat } from '@vitrine/contract/designs/image-limits';
import { designImageMessages as messages } from '@vitrine/contract/designs/image-messages';
import { AppError } from '@vitrine/contract/errors';
import { viewTask } from '../image-worker/image-worker.ts';
import { UnreadableImageError } from '../image-worker/messages.ts';
import { floorView } from '../images/floor-view.ts';
import { layeredView } from '../images/layered-view.ts';
import type { DrawnView } from '../images/tasks/draw-view.ts';
import type { Services } from '../services.ts';
import type { ImagePlan } from './plan-image.ts';

/** Draws an image in another process. Missing when the file that all others are drawn over is gone or unreadable. */
export async function drawImage(
  services: Pick<Services, 'content'>,
  plan: ImagePlan,
  format: DesignImageFormat,
): Promise<DrawnView> {
  const drawn = await draw(services, plan, format).catch((error: unknown) => {
    if (error instanceof UnreadableImageError) return null;
    throw error;
  });
  if (!drawn) throw new AppError('resource.missing', { detail: messages.imageMissing });
  return drawn;
}

async function draw(
  { content }: Pick<Services, 'content'>,
  plan: ImagePlan,
  format: DesignImageFormat,
): Promise<DrawnView | null> {
  const { dataUrl, subject, options } = plan;
  if (subject.kind === 'robe') {
    const { size, background: wall } = options;
    return {
      bytes: await viewTask('drawRobe', subject.file, subject.design, { size, wall, format }),
      isComplete: true,
    };
  }
  if (subject.kind === 'floor') {
    const floor = await floorView({ content, dataUrl, ...subject }, subject.design, { ...options, format });
    if (!floor) return null;
    const { bytes, isComplete } = await viewTask('drawFloor', floor.view);
    return { bytes, isComplete: isComplete && floor.isComplete };
  }
  const found = await layeredView({ content, dataUrl, ...subject }, subject.design, { ...options, format });
  if (!found) return null;
  const { bytes, isComplete } = await viewTask('drawView', found.view);
  return { bytes, isComplete: isComplete && found.isComplete };
}
