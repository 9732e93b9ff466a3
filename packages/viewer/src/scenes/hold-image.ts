import type { Scene } from '../kinds/kind.ts';

/** Milliseconds; scenes.css says the same. */
const FADE = 300;
const nothing = (): void => undefined;

/**
 * Lays what is in sight over the image's place, as it is. Answers how to let it go: it fades, so that whatever is drawn
 * below comes into sight softly, another view of it too. Visitors who want less motion see no fade.
 */
export async function holdImage(place: HTMLElement, image: Scene): Promise<() => void> {
  const below = place.querySelector<HTMLElement>('canvas, .still');
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!below || isCalm || document.visibilityState === 'hidden') return nothing;
  const held = below instanceof HTMLCanvasElement ? await copyOf(below, image) : below.cloneNode(true);
  if (!(held instanceof HTMLElement)) return nothing;
  held.classList.add('held');
  held.removeAttribute('part');
  held.removeAttribute('role');
  held.setAttribute('aria-hidden', 'true');
  below.after(held);
  return () => {
    // Its style is computed before it changes, or there would be nothing to fade from.
    held.getBoundingClientRect();
    held.classList.add('gone');
    setTimeout(() => held.remove(), FADE);
  };
}

/** The canvas's pixels can be read in the frame that draws them only, so one is asked for. */
async function copyOf(canvas: HTMLCanvasElement, image: Scene): Promise<HTMLCanvasElement | null> {
  const steering = await image.steering();
  const copy = document.createElement('canvas');
  copy.width = canvas.width;
  copy.height = canvas.height;
  return new Promise((resolve) => {
    steering?.look(steering.view);
    requestAnimationFrame(() => {
      const pen = copy.getContext('2d');
      pen?.drawImage(canvas, 0, 0);
      resolve(pen && copy);
    });
  });
}
