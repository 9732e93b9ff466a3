import { configuratorLimits as limits } from '@vitrine/contract/configurators/limits';
import { AppError } from '@vitrine/contract/errors';
import { imageByteLimit } from '@vitrine/domain/design/view/tiles/tiled-size';
import { imageTask } from '../image-worker/image-worker.ts';

/** Whether an image of so many bytes is larger than most images may be. */
export const isLarge = (bytes: number): boolean => bytes > limits.imageBytes;

/** How many bytes this image may have, by its content: only a panorama that is cut into tiles has more than others. */
export async function byteLimitOf(image: Buffer): Promise<number> {
  if (!isLarge(image.length)) return limits.imageBytes;
  try {
    return imageByteLimit(await imageTask('measureImage', image));
  } catch (error) {
    if (error instanceof AppError) return limits.imageBytes;
    throw error;
  }
}

let last: Promise<unknown> = Promise.resolve();

/** Handles an image. Of large ones only one is in memory at a time, however many arrive. */
export function handleImage<T>(bytes: number, handle: () => Promise<T>): Promise<T> {
  if (!isLarge(bytes)) return handle();
  const handled = last.then(handle);
  last = handled.catch(() => undefined);
  return handled;
}
