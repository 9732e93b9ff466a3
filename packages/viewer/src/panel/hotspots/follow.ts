import type { Lens, Size } from '../../stage/camera.ts';
import { onScreen } from '../../stage/on-screen.ts';
import type { Follower } from '../../stage/steering.ts';
import type { Spot } from './spots.ts';

/** Milliseconds after which an image that moves no more shows its spots again. */
const REST = 220;
/** Pixels at the lower edge where the buttons and the hint lie: no dot goes under them. */
const BUTTONS = 76;

/**
 * Keeps the dots, children of the box in the order of the spots, where their places are on the screen: hidden while the
 * image moves, then put there by transforms alone, so that nothing is laid out anew.
 */
export function followerOf(
  box: HTMLElement,
  spots: readonly Spot[],
  wraps: boolean,
): { draw: Follower; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let before = '';
  const place = (lens: Lens, size: Size): void => {
    for (const [index, button] of [...box.children].entries()) {
      const spot = spots[index];
      const seen = spot ? onScreen(spot, lens, wraps, size) : null;
      const at = seen && seen.y < size.height - BUTTONS ? seen : null;
      if (!(button instanceof HTMLElement)) continue;
      button.style.visibility = at ? '' : 'hidden';
      if (at) button.style.transform = `translate(${at.x.toFixed(1)}px, ${at.y.toFixed(1)}px)`;
    }
    box.classList.remove('turning');
  };
  return {
    draw: (lens, size) => {
      const now = [...lens.middle, ...lens.tilt, ...lens.spread, size.width, size.height].join();
      if (now === before || size.width === 0) return;
      clearTimeout(timer);
      if (before === '') place(lens, size);
      else {
        box.classList.add('turning');
        timer = setTimeout(() => place(lens, size), REST);
      }
      before = now;
    },
    stop: () => clearTimeout(timer),
  };
}
