import type { Placed } from '../loading/variants.ts';
import type { Lens, Size } from './camera.ts';

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What both have in common, or null. */
export function overlap(a: Area, b: Area): Area | null {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** The smallest area around both. */
export function around(a: Area, b: Area): Area {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

/** True when the one lies within the other. */
export const isWithin = (inner: Area, outer: Area): boolean => {
  const common = overlap(inner, outer);
  return common?.width === inner.width && common.height === inner.height;
};

/** Pixels beside a view that its edge reads too, from the smallest copy. */
const MARGIN = 16;
const TURN = 2 * Math.PI;

/**
 * What a view can show of a frame, in its pixels: inside a panorama (`wraps`) all from its left edge to its right one,
 * else the whole of it.
 */
export function areaInSight({ middle, tilt, spread, mesh }: Lens, frame: Size & { wraps: boolean }): Area {
  const { width, height, wraps } = frame;
  const whole = { x: 0, y: 0, width, height };
  // Without a mesh it looks so steeply up or down that it shows all that is round about.
  if (!wraps || !mesh) return whole;
  const half = Math.atan2(spread[0], tilt[0] - spread[1] * Math.abs(tilt[1])) / TURN;
  const x = Math.floor((middle[0] - half) * width) - MARGIN;
  const end = Math.ceil((middle[0] + half) * width) + MARGIN;
  return x < 0 || end > width ? whole : { ...whole, x, width: end - x };
}

/** The area around all images that are only in one of the two lists; null when they are the same. */
export function changedArea(before: readonly Placed[], after: readonly Placed[]): Area | null {
  const differ = (from: readonly Placed[], other: readonly Placed[]) =>
    from.filter(({ file }) => !other.some((placed) => placed.file === file));
  const changed: readonly Area[] = [...differ(before, after), ...differ(after, before)];
  return changed.length > 0 ? changed.reduce(around) : null;
}

/** The area in a copy of half the size, rounded outwards; in one of odd size a pixel reads one more that follows. */
export function shrink({ x, y, width, height }: Area): Area {
  const [left, top] = [Math.floor((x - 1) / 2), Math.floor((y - 1) / 2)];
  return { x: left, y: top, width: Math.ceil((x + width) / 2) - left, height: Math.ceil((y + height) / 2) - top };
}
