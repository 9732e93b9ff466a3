import type { PlacedFile } from '@vitrine/domain/design/view/place-asset';
import type { Lens, Size } from '@vitrine/domain/design/view/projection';

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the common area, or null. */
export function intersectAreas(a: Area, b: Area): Area | null {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** Returns the smallest area around both. */
export function uniteAreas(a: Area, b: Area): Area {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

/** True when `outer` contains `inner`. */
export const isWithin = (inner: Area, outer: Area): boolean => {
  const common = intersectAreas(inner, outer);
  return common?.width === inner.width && common.height === inner.height;
};

/** Pixels beside a view that its edge reads too, from the smallest copy. */
const EDGE_MARGIN = 16;
const TURN = 2 * Math.PI;

/**
 * Finds the part of a frame that a view can show, in pixels: inside a panorama (`wraps`) from the view's left edge to
 * its right one, else all of it.
 */
export function findVisibleArea({ centre, tilt, halfExtent, mesh }: Lens, frame: Size & { wraps: boolean }): Area {
  const { width, height, wraps } = frame;
  const whole = { x: 0, y: 0, width, height };
  // Without a mesh the view is so steep that it shows all directions.
  if (!wraps || !mesh) return whole;
  const half = Math.atan2(halfExtent[0], tilt[0] - halfExtent[1] * Math.abs(tilt[1])) / TURN;
  const x = Math.floor((centre[0] - half) * width) - EDGE_MARGIN;
  const end = Math.ceil((centre[0] + half) * width) + EDGE_MARGIN;
  return x < 0 || end > width ? whole : { ...whole, x, width: end - x };
}

/** Finds the area around all images that are only in one of the lists; null when the lists are the same. */
export function findChangedArea(before: readonly PlacedFile[], after: readonly PlacedFile[]): Area | null {
  const differ = (from: readonly PlacedFile[], other: readonly PlacedFile[]) =>
    from.filter(({ file }) => !other.some((placed) => placed.file === file));
  const changed: readonly Area[] = [...differ(before, after), ...differ(after, before)];
  return changed.length > 0 ? changed.reduce(uniteAreas) : null;
}

/**
 * Returns the area in a copy of half the size, rounded outwards. In a copy of odd size a pixel also reads the next one.
 */
export function shrinkArea({ x, y, width, height }: Area): Area {
  const [left, top] = [Math.floor((x - 1) / 2), Math.floor((y - 1) / 2)];
  return { x: left, y: top, width: Math.ceil((x + width) / 2) - left, height: Math.ceil((y + height) / 2) - top };
}
