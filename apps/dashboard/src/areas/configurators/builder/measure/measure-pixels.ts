import { builderLimits as limits } from '@vitrine/contract/configurators/builder-limits';
import { COVERAGE_GRID, type ImageFacts, type Rectangle } from '@vitrine/domain/builder/image-facts';

/** Pixels of a canvas, four bytes each. */
interface Pixels {
  data: Uint8ClampedArray | Uint8Array;
  width: number;
  height: number;
}

/** Measures what an image covers, in pixels of these: they may be a smaller copy of it. */
export const measurePixels = ({ data, width, height }: Pixels): Pick<ImageFacts, 'visible' | 'hidden' | 'coverage'> => {
  const { columns, rows } = COVERAGE_GRID;
  const cells = new Float64Array(columns * rows);
  let [left, top, right, bottom, opaque] = [width, height, -1, -1, 0];
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y * rows) / height) * columns;
    for (let x = 0; x < width; x++) {
      const alpha = data[(y * width + x) * 4 + 3] ?? 0;
      if (alpha === 0) continue;
      const cell = row + Math.floor((x * columns) / width);
      cells[cell] = (cells[cell] ?? 0) + 1;
      if (alpha >= limits.opaqueAlpha) opaque += 1;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  const cellSize = (width * height) / (columns * rows);
  return {
    visible: right < 0 ? null : [left, top, right - left + 1, bottom - top + 1],
    hidden: opaque / (width * height),
    coverage: Array.from(cells, (count) => Math.min(1, count / cellSize)),
  };
};

/** Rectangles of the prepared images are multiples of this. */
const GRID = 4;

/**
 * A rectangle of a smaller copy in pixels of the whole image: widened by a pixel of the copy, in which thin edges can
 * vanish, and to the grid of the prepared images.
 */
export const inWholeImage = (
  [x, y, width, height]: Rectangle,
  scale: number,
  whole: { width: number; height: number },
): Rectangle => {
  const down = (at: number): number => Math.floor(Math.max(0, (at - 1) * scale) / GRID) * GRID;
  const up = (at: number, most: number): number =>
    Math.min(Math.ceil(most / GRID), Math.ceil(((at + 1) * scale) / GRID)) * GRID;
  const [left, top] = [down(x), down(y)];
  return [left, top, up(x + width, whole.width) - left, up(y + height, whole.height) - top];
};

/**
 * The part of a layer's image that its thumbnail shows: all of a small thing, and of a large one the square that it
 * fills most, nearest to the middle of what is visible.
 * @param coverage of the grid's cells
 */
export const thumbnailPart = (
  [x, y, width, height]: Rectangle,
  coverage: readonly number[],
  whole: { width: number; height: number },
): Rectangle => {
  const side = Math.min(width, height);
  if (Math.max(width, height) <= side * 2) return [x, y, width, height];
  const { columns, rows } = COVERAGE_GRID;
  const filled = (left: number, top: number): number => {
    const [from, to] = [(left / whole.width) * columns, ((left + side) / whole.width) * columns];
    const [above, below] = [(top / whole.height) * rows, ((top + side) / whole.height) * rows];
    let [sum, count] = [0, 0];
    for (let row = Math.floor(above); row < Math.min(rows, Math.max(below, Math.floor(above) + 1)); row++)
      for (let column = Math.floor(from); column < Math.min(columns, Math.max(to, Math.floor(from) + 1)); column++) {
        sum += coverage[row * columns + column] ?? 0;
        count += 1;
      }
    return count === 0 ? 0 : sum / count;
  };
  const steps = limits.thumbnailPositions;
  const candidates = Array.from({ length: steps + 1 }, (_, step) => {
    const left = x + ((width - side) * step) / steps;
    const top = y + ((height - side) * step) / steps;
    const share = Math.min(limits.thumbnailFilled, filled(left, top));
    return { left, top, share, off: Math.abs(step - steps / 2) };
  });
  candidates.sort((one, other) => other.share - one.share || one.off - other.off);
  const [best] = candidates;
  return [Math.round(best?.left ?? x), Math.round(best?.top ?? y), side, side];
};
