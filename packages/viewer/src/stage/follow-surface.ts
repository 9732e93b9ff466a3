import type { Size } from '@vitrine/domain/design/view/projection';
import type { Surface } from './context.ts';

/** What happens to a canvas. */
export interface SurfaceEvents {
  lost(): void;
  /** A new context is there and empty. */
  restored(): void;
  resized(size: Size): void;
}

/** Follows a canvas until the signal aborts. Reports its present size immediately, unless it has none. */
export function followSurface({ canvas }: Surface, events: SurfaceEvents, signal: AbortSignal): void {
  const lost = (event: Event): void => {
    // Without this, no browser restores the context.
    event.preventDefault();
    events.lost();
  };
  const resized = ({ width, height }: Size): void => {
    if (width > 0 && height > 0) events.resized({ width, height });
  };
  canvas.addEventListener('webglcontextlost', lost, { signal });
  canvas.addEventListener('webglcontextrestored', () => events.restored(), { signal });
  resized(canvas.getBoundingClientRect());
  const observer = new ResizeObserver(([entry]) => entry && resized(entry.contentRect));
  observer.observe(canvas);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}
