import type { Placed } from '../loading/variants.ts';

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

/** The area around all pictures that are only in one of the two lists; null when they are the same. */
export function changedArea(before: readonly Placed[], after: readonly Placed[]): Area | null {
  const differ = (from: readonly Placed[], other: readonly Placed[]) =>
    from.filter(({ file }) => !other.some((placed) => placed.file === file));
  const changed: readonly Area[] = [...differ(before, after), ...differ(after, before)];
  return changed.length > 0 ? changed.reduce(around) : null;
}

/** The area in a copy of half the size, rounded outwards. */
export function shrink({ x, y, width, height }: Area): Area {
  const [left, top] = [Math.floor(x / 2), Math.floor(y / 2)];
  return { x: left, y: top, width: Math.ceil((x + width) / 2) - left, height: Math.ceil((y + height) / 2) - top };
}
