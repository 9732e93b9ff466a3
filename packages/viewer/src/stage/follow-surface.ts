import type { Size } from '@vitrine/domain/design/view/projection';
import type { Surface } from './context.ts';

/** What happens to a canvas. */
export interface SurfaceEvents {
  lost(): void;
  /** A new context is there and empty. */
  restored(): void;
  /** It has another size, in CSS pixels, or the screen another number of pixels for it. */
  resized(size: Size): void;
}

/** Follows a canvas until the signal aborts. Reports its present size immediately, unless it has none. */
export function followSurface({ canvas }: Surface, events: SurfaceEvents, signal: AbortSignal): void {
  const lost = (event: Event): void => {
    // Without this, no browser restores the context.
    event.preventDefault();
    events.lost();
  };
  let last: Size;
  const resized = ({ width, height }: Size): void => {
    last = { width, height };
    if (width > 0 && height > 0) events.resized(last);
  };
  // Zoomed or moved to another screen, a page may keep its sizes, of which the observer then reports none.
  const watchDensity = (): void =>
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', zoomed, { once: true, signal });
  const zoomed = (): void => {
    resized(last);
    watchDensity();
  };
  watchDensity();
  canvas.addEventListener('webglcontextlost', lost, { signal });
  canvas.addEventListener('webglcontextrestored', () => events.restored(), { signal });
  resized(canvas.getBoundingClientRect());
  const observer = new ResizeObserver(([entry]) => entry && resized(entry.contentRect));
  observer.observe(canvas);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}
