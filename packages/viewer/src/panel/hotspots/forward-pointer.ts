/** A press that moves further than this many CSS pixels is a drag of the image. */
const DRAG = 6;

/**
 * Forwards drags and the wheel from a dot to the image, so that a dot is no hole in it. A press without a drag stays
 * a click.
 */
export function forwardPointer(dots: HTMLElement, canvas: HTMLElement, signal: AbortSignal): void {
  let pressed: PointerEvent | null = null;
  const down = (event: PointerEvent): void => {
    pressed = event;
  };
  const move = (event: PointerEvent): void => {
    if (!pressed || event.pointerId !== pressed.pointerId) return;
    if (Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY) < DRAG) return;
    canvas.dispatchEvent(new PointerEvent('pointerdown', pressed));
    pressed = null;
  };
  const up = (): void => {
    pressed = null;
  };
  const wheel = (event: WheelEvent): void => {
    if (!canvas.dispatchEvent(new WheelEvent('wheel', event))) event.preventDefault();
  };
  dots.addEventListener('pointerdown', down, { signal });
  dots.addEventListener('pointermove', move, { signal });
  for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) dots.addEventListener(end, up, { signal });
  dots.addEventListener('wheel', wheel, { signal, passive: false });
}
