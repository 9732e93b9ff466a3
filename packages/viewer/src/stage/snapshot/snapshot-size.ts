import type { SnapshotOptions } from '@vitrine/contract/embed/element';

/** Most pixels a side that every browser draws. */
const MAX_SIDE = 4096;

/** Clamps the size of an image to whole pixels that can be drawn. */
export function clampSnapshotSize(
  requested: Pick<SnapshotOptions, 'width' | 'height'>,
  maxSide = MAX_SIDE,
): { width: number; height: number } {
  const side = (pixels: number): number => Math.min(MAX_SIDE, maxSide, Math.max(1, Math.round(pixels) || 1));
  return { width: side(requested.width), height: side(requested.height) };
}
