import { setImmediate as othersFirst } from 'node:timers/promises';
import type { Size } from '@vitrine/domain/design/view/projection';
import { type FramePart, mixFour, WHOLE } from './pixels.ts';
import type { Positions } from './positions.ts';

/** Rows of cells between which the event loop runs: some milliseconds of work. */
const ROWS_AT_ONCE = 8;

/** The colour at a position in pixels of the image, (0, 0) being the centre of its first pixel. */
export type Read = (u: number, v: number) => number;

/** Opaque pixels: red, green and blue of each, from the top row down. */
export interface DrawnPixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/**
 * Draws a view: each of its pixels is read at its position in the frame.
 * @param read the reader of a cell whose pixels are `step` pixels of the frame apart
 * @param background of pixels beyond the frame; null where there is nothing beyond, as in a panorama
 */
export async function resample(
  { width, height }: Size,
  { uv, cell, columns }: Positions,
  frame: Size,
  read: (step: number) => Read,
  background: number | null,
): Promise<DrawnPixels> {
  const data = new Uint8Array(width * height * 3);
  const shift = cell === 1 ? 0 : 0.5;
  const { width: across, height: down } = frame;
  for (let top = 0; top < height; top += cell) {
    if ((top / cell) % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await othersFirst();
    const end = Math.min(height, top + cell);
    for (let left = 0; left < width; left += cell) {
      const first = ((top / cell) * columns + left / cell) * 2;
      const second = first + columns * 2;
      // Positions in pixels of the frame, at the four corners of the cell.
      const u0 = (uv[first] as number) * across;
      const v0 = (uv[first + 1] as number) * down;
      const u1 = (uv[first + 2] as number) * across;
      const v1 = (uv[first + 3] as number) * down;
      const u2 = (uv[second] as number) * across;
      const v2 = (uv[second + 1] as number) * down;
      const u3 = (uv[second + 2] as number) * across;
      const v3 = (uv[second + 3] as number) * down;
      const stepAcross = Math.hypot(withoutSeam(u1 - u0, across), v1 - v0) / cell;
      const stepDown = Math.hypot(withoutSeam(u2 - u0, across), v2 - v0) / cell;
      const readPixel = read(Math.max(stepAcross, stepDown));
      const last = Math.min(width, left + cell);
      for (let y = top; y < end; y++) {
        const fy = (y - top + shift) / cell;
        const [rowU, rowV] = [u0 + (u2 - u0) * fy, v0 + (v2 - v0) * fy];
        const slopeU = (u1 + (u3 - u1) * fy - rowU) / cell;
        const slopeV = (v1 + (v3 - v1) * fy - rowV) / cell;
        let at = (y * width + left) * 3;
        for (let x = shift; x < last - left; x++, at += 3) {
          const u = rowU + slopeU * x;
          const v = rowV + slopeV * x;
          const isOutside = background !== null && (u < 0 || u > across || v < 0 || v > down);
          const colour = isOutside ? background : readPixel(u - 0.5, v - 0.5);
          data[at] = colour;
          data[at + 1] = colour >> 8;
          data[at + 2] = colour >> 16;
        }
      }
    }
  }
  return { data, width, height };
}

const withoutSeam = (step: number, around: number): number => step - Math.round(step / around) * around;

/** The column of a part, or the nearest one of it; a part that goes all around begins again. */
const columnIn = ({ x, width, frameWidth, wraps }: FramePart): ((column: number) => number) =>
  wraps && width >= frameWidth
    ? (column) => (((column - x) % width) + width) % width
    : (column) => (column <= x ? 0 : column >= x + width ? width - 1 : column - x);

/** Where the row begins, or the nearest one. */
const rowIn =
  ({ y, width, height }: FramePart): ((row: number) => number) =>
  (row) =>
    (row <= y ? 0 : row >= y + height ? height - 1 : row - y) * width;

/** Reads between the four nearest pixels. */
export function linearReader(part: FramePart): Read {
  const { data, x: left, y: top, width, height } = part;
  const [column, row] = [columnIn(part), rowIn(part)];
  return (u, v) => {
    const x = Math.floor(u);
    const y = Math.floor(v);
    const right = ((u - x) * WHOLE + 0.5) | 0;
    const lower = ((v - y) * WHOLE + 0.5) | 0;
    if (x >= left && y >= top && x < left + width - 1 && y < top + height - 1) {
      const at = (y - top) * width + x - left;
      const below = at + width;
      return mixFour(
        data[at] as number,
        data[at + 1] as number,
        data[below] as number,
        data[below + 1] as number,
        right,
        lower,
      );
    }
    const [x0, x1, y0, y1] = [column(x), column(x + 1), row(y), row(y + 1)];
    return mixFour(
      data[y0 + x0] as number,
      data[y0 + x1] as number,
      data[y1 + x0] as number,
      data[y1 + x1] as number,
      right,
      lower,
    );
  };
}

/** Reads by cubic convolution (Keys 1981, a = -1/2), which preserves sharpness. */
export function cubicReader(part: FramePart): Read {
  const { data } = part;
  const [column, row] = [columnIn(part), rowIn(part)];
  return (u, v) => {
    const [x, y] = [Math.floor(u), Math.floor(v)];
    const [across, down] = [weights(u - x), weights(v - y)];
    let [red, green, blue] = [0, 0, 0];
    for (let below = 0; below < 4; below++) {
      const line = row(y - 1 + below);
      for (let right = 0; right < 4; right++) {
        const weight = (down[below] as number) * (across[right] as number);
        const pixel = data[line + column(x - 1 + right)] as number;
        red += weight * (pixel & 255);
        green += weight * ((pixel >>> 8) & 255);
        blue += weight * ((pixel >>> 16) & 255);
      }
    }
    return (byte(blue) << 16) | (byte(green) << 8) | byte(red);
  };
}

const byte = (value: number): number => (value < 0 ? 0 : value > 255 ? 255 : Math.round(value));

/** The weight of each of four neighbours at the distance `t` beyond the second. */
function weights(t: number): readonly [number, number, number, number] {
  const [t2, t3] = [t * t, t * t * t];
  return [(-t3 + 2 * t2 - t) / 2, (3 * t3 - 5 * t2 + 2) / 2, (-3 * t3 + 4 * t2 + t) / 2, (t3 - t2) / 2];
}
