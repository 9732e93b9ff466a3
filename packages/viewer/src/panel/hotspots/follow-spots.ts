import type { Lens, Size } from '@vitrine/domain/design/view/projection';
import { projectToScreen } from '../../stage/project-to-screen.ts';
import type { ViewListener } from '../../stage/steering/attach-steering.ts';
import type { Spot } from './spots.ts';

/** Milliseconds without motion after which the dots appear again. */
const REST = 220;
/** Pixels at the lower edge that the buttons and the hint cover. Dots there are hidden. */
const BUTTONS = 76;

/**
 * Keeps the dots at their spots on the screen. The buttons in the box have the order of the spots. Dots are hidden
 * while the image moves, then moved by transforms, which need no layout.
 */
export function createSpotFollower(
  box: HTMLElement,
  spots: readonly Spot[],
  wraps: boolean,
): { draw: ViewListener; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let before = '';
  const moveDots = (lens: Lens, size: Size): void => {
    for (const [index, button] of box.querySelectorAll('button').entries()) {
      const spot = spots[index];
      const point = spot ? projectToScreen(spot, lens, wraps, size) : null;
      const at = point && point.y < size.height - BUTTONS ? point : null;
      button.style.visibility = at ? '' : 'hidden';
      if (at) button.style.transform = `translate(${at.x.toFixed(1)}px, ${at.y.toFixed(1)}px)`;
    }
    box.classList.remove('turning');
  };
  return {
    draw: (lens, size) => {
      const now = [...lens.centre, ...lens.tilt, ...lens.halfExtent, size.width, size.height].join();
      if (now === before || size.width === 0) return;
      clearTimeout(timer);
      if (before === '') moveDots(lens, size);
      else {
        box.classList.add('turning');
        timer = setTimeout(() => moveDots(lens, size), REST);
      }
      before = now;
    },
    stop: () => clearTimeout(timer),
  };
}
