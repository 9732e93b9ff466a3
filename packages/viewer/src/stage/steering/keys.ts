import type { Point } from '@vitrine/domain/design/view/projection';

export interface KeyHandlers {
  step(by: Point): void;
  zoom(factor: number): void;
  home(): void;
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export const ZOOM_STEP = 1.25;

/** Arrows turn, + and - zoom, Home returns to the start. All other keys stay the page's. */
export function listenForKeys(element: HTMLElement, handlers: KeyHandlers, signal: AbortSignal): void {
  const pressed = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (arrow) handlers.step(arrow);
    else if (event.key === '+' || event.key === '=') handlers.zoom(ZOOM_STEP);
    else if (event.key === '-' || event.key === '_') handlers.zoom(1 / ZOOM_STEP);
    else if (event.key === 'Home') handlers.home();
    else return;
    event.preventDefault();
  };
  element.addEventListener('keydown', pressed, { signal });
}
