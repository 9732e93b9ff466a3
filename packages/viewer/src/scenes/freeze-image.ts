import type { Scene } from '../kinds/kind.ts';

/** Milliseconds; scenes.css has the same. */
const FADE = 300;
const doNothing = (): void => undefined;

/**
 * Covers the image with a copy of what is visible. Returns what fades the copy out, so that the next image, and
 * another view, appears gradually. There is no fade for visitors who prefer less motion.
 */
export async function freezeImage(container: HTMLElement, image: Scene): Promise<() => void> {
  const below = container.querySelector<HTMLElement>('canvas, .still');
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!below || isCalm || document.visibilityState === 'hidden') return doNothing;
  const frozen = below instanceof HTMLCanvasElement ? await copyCanvas(below, image) : below.cloneNode(true);
  if (!(frozen instanceof HTMLElement)) return doNothing;
  frozen.classList.add('held');
  frozen.removeAttribute('part');
  frozen.removeAttribute('role');
  frozen.setAttribute('aria-hidden', 'true');
  below.after(frozen);
  return () => {
    // Computes the style before it changes, so that there is something to fade from.
    frozen.getBoundingClientRect();
    frozen.classList.add('gone');
    setTimeout(() => frozen.remove(), FADE);
  };
}

/** Copies the canvas in the frame that draws it, because its pixels can be read only then. Asks for a frame first. */
async function copyCanvas(canvas: HTMLCanvasElement, image: Scene): Promise<HTMLCanvasElement | null> {
  const steering = await image.steering();
  const copy = document.createElement('canvas');
  copy.width = canvas.width;
  copy.height = canvas.height;
  return new Promise((resolve) => {
    steering?.lookAt(steering.view);
    requestAnimationFrame(() => {
      const pen = copy.getContext('2d');
      pen?.drawImage(canvas, 0, 0);
      resolve(pen && copy);
    });
  });
}
