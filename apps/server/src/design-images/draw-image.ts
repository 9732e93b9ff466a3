import type { DesignImageFormat } from '@vitrine/contract/designs/image-limits';
import { designImageMessages as messages } from '@vitrine/contract/designs/image-messages';
import { AppError } from '@vitrine/contract/errors';
import { viewTask } from '../image-worker/image-worker.ts';
import { UnreadableImageError } from '../image-worker/messages.ts';
import { drawDesign } from '../images/draw-design.ts';
import type { DrawnView } from '../images/tasks/draw-view.ts';
import type { Services } from '../services.ts';
import type { ImagePlan } from './plan-image.ts';

/** Draws an image in another process. Missing when the file that all others are drawn over is gone or unreadable. */
export async function drawImage(
  { content }: Pick<Services, 'content'>,
  { dataUrl, subject, options }: ImagePlan,
  format: DesignImageFormat,
): Promise<DrawnView> {
  const drawing = drawDesign({ content, dataUrl, subject }, { ...options, format }, viewTask);
  const drawn = await drawing.catch((error: unknown) => {
    if (error instanceof UnreadableImageError) return null;
    throw error;
  });
  if (!drawn) throw new AppError('resource.missing', { detail: messages.imageMissing });
  return drawn;
}
