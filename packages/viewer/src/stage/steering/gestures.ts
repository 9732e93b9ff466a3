import type { Point } from '@vitrine/domain/design/view/projection';

export interface GestureHandlers {
  /** A pointer went down on the image. */
  grab(kind: string): void;
  drag(by: Point): void;
  /** Released after a drag, with the speed in CSS pixels a millisecond. */
  release(speed: Point): void;
  /** Two fingers moved apart by `factor`, around `at` (CSS pixels from the centre). */
  pinch(factor: number, at: Point): void;
  /** Pressed and released at one point. `twice`: for the second time within a moment. */
  tap(at: Point, twice: boolean): void;
}

const TAP_DISTANCE = 6;
const TWICE_WITHIN = 320;
const SPEED_WINDOW = 90;

interface ActivePointer extends Point {
  down: PointerEvent;
}

/** Reads mouse, pen and fingers on the element. One pointer drags, two pinch. */
export function listenForGestures(element: HTMLElement, handlers: GestureHandlers, signal: AbortSignal): void {
  const pointers = new Map<number, ActivePointer>();
  let trail: Array<Point & { time: number }> = [];
  let moved = false;
  let lastTap = Number.NEGATIVE_INFINITY;

  const fromCentre = (x: number, y: number): Point => {
    const box = element.getBoundingClientRect();
    return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
  };

  const down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY, down: event });
    element.setPointerCapture?.(event.pointerId);
    moved = pointers.size > 1;
    trail = [];
    handlers.grab(event.pointerType);
  };

  const move = (event: PointerEvent): void => {
    const pointer = pointers.get(event.pointerId);
    if (!pointer) return;
    const by = { x: event.clientX - pointer.x, y: event.clientY - pointer.y };
    const other = [...pointers.values()].find((each) => each !== pointer);
    const before = other ? Math.hypot(pointer.x - other.x, pointer.y - other.y) : 0;
    pointer.x = event.clientX;
    pointer.y = event.clientY;
    if (other) {
      const after = Math.hypot(pointer.x - other.x, pointer.y - other.y);
      if (before > 0) handlers.pinch(after / before, fromCentre((pointer.x + other.x) / 2, (pointer.y + other.y) / 2));
      handlers.drag({ x: by.x / 2, y: by.y / 2 });
      return;
    }
    moved ||= Math.hypot(pointer.x - pointer.down.clientX, pointer.y - pointer.down.clientY) > TAP_DISTANCE;
    if (!moved) return;
    trail.push({ ...by, time: event.timeStamp });
    handlers.drag(by);
  };

  const up = (event: PointerEvent): void => {
    if (!pointers.delete(event.pointerId) || pointers.size > 0) return;
    const isUp = event.type === 'pointerup';
    if (isUp && !moved) {
      const twice = event.timeStamp - lastTap < TWICE_WITHIN;
      lastTap = twice ? Number.NEGATIVE_INFINITY : event.timeStamp;
      handlers.tap(fromCentre(event.clientX, event.clientY), twice);
    } else handlers.release(computeSpeed(isUp ? trail : [], event.timeStamp));
  };

  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  // A pointer may lose the element without either of the others: what is only known to be down would go on dragging.
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
    element.addEventListener(end, up, { signal });
  // Two fingers are the viewer's in any direction; one finger stays the page's (touch-action: pan-y).
  const pinchOnly = (event: TouchEvent) => event.touches.length > 1 && event.cancelable && event.preventDefault();
  element.addEventListener('touchmove', pinchOnly, { signal, passive: false });
}

/** Mean speed over the last moments before letting go. */
export function computeSpeed(trail: ReadonlyArray<Point & { time: number }>, now: number): Point {
  const recent = trail.filter(({ time }) => now - time < SPEED_WINDOW);
  const time = Math.max(8, now - (recent[0]?.time ?? now));
  const along = (axis: 'x' | 'y'): number => recent.slice(1).reduce((way, by) => way + by[axis], 0) / time;
  return { x: along('x'), y: along('y') };
}
