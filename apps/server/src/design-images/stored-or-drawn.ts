import type { DrawnView } from '../images/tasks/draw-view.ts';
import type { Services } from '../services.ts';
import type { ImageOwner } from './stored-images.ts';

interface RequestedFile {
  owner: ImageOwner;
  /** Says what the file contains, and ends with its format. */
  name: string;
  draw(): Promise<DrawnView>;
  /** Called before a new one is drawn; may throw. */
  beforeDrawing?(): void;
}

/**
 * The stored file, or it is drawn now and stored after the answer, unless something is missing from it. Rejects as
 * `draw` does, or as busy when too many wait.
 */
export async function storedOrDrawn(
  { storedImages, drawings }: Pick<Services, 'storedImages' | 'drawings'>,
  { owner, name, draw, beforeDrawing }: RequestedFile,
): Promise<DrawnView> {
  const stored = await storedImages.read(owner, name);
  if (stored) return { bytes: stored, isComplete: true };
  if (!drawings.has(name)) beforeDrawing?.();
  return drawings.run(name, owner.id, draw, async ({ bytes, isComplete }) => {
    if (isComplete) await storedImages.store(owner, name, bytes);
  });
}
