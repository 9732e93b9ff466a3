import type { SnapshotOptions } from '@vitrine/contract/embed/element';

/** Pixels a side; more than this many no browser is sure to draw. */
const MOST = 4096;

/** The size of an image in whole pixels, within what can be drawn. */
export function snapshotSize(
  asked: Pick<SnapshotOptions, 'width' | 'height'>,
  most = MOST,
): { width: number; height: number } {
  const side = (pixels: number): number => Math.min(MOST, most, Math.max(1, Math.round(pixels) || 1));
  return { width: side(asked.width), height: side(asked.height) };
}
