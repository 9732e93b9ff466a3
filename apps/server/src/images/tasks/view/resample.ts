import { setImmediate as othersFirst } from 'node:timers/promises';
import type { Size } from '@vitrine/domain/design/view/projection';
import type { FramePart, Pixels } from './pixels.ts';
import type { Positions } from './positions.ts';

/** Rows of cells between which the event loop runs: some milliseconds of work. */
const ROWS_AT_ONCE = 8;

/** Writes the colour at a position in pixels of the image, (0, 0) being the centre of its first pixel. */
export type Read = (u: number, v: number, to: Uint8Array, at: number) => void;

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
  background: readonly [number, number, number] | null,
): Promise<Pixels> {
  const data = new Uint8Array(width * height * 3);
  const shift = cell === 1 ? 0 : 0.5;
  for (let top = 0; top < height; top += cell) {
    if ((top / cell) % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await othersFirst();
    const end = Math.min(height, top + cell);
    for (let left = 0; left < width; left += cell) {
      const first = ((top / cell) * columns + left / cell) * 2;
      const second = first + columns * 2;
      const [u0, v0] = [uv[first] as number, uv[first + 1] as number];
      const [u1, v1] = [uv[first + 2] as number, uv[first + 3] as number];
      const [u2, v2] = [uv[second] as number, uv[second + 1] as number];
      const [u3, v3] = [uv[second + 2] as number, uv[second + 3] as number];
      const across = Math.hypot(acrossSeam(u1 - u0) * frame.width, (v1 - v0) * frame.height) / cell;
      const down = Math.hypot(acrossSeam(u2 - u0) * frame.width, (v2 - v0) * frame.height) / cell;
      const readPixel = read(Math.max(across, down));
      const last = Math.min(width, left + cell);
      for (let y = top; y < end; y++) {
        const fy = (y - top + shift) / cell;
        for (let x = left; x < last; x++) {
          const fx = (x - left + shift) / cell;
          const u = (u0 + (u1 - u0) * fx) * (1 - fy) + (u2 + (u3 - u2) * fx) * fy;
          const v = (v0 + (v1 - v0) * fx) * (1 - fy) + (v2 + (v3 - v2) * fx) * fy;
          const at = (y * width + x) * 3;
          if (background && (u < 0 || u > 1 || v < 0 || v > 1)) data.set(background, at);
          else readPixel(u * frame.width - 0.5, v * frame.height - 0.5, data, at);
        }
      }
    }
  }
  return { data, width, height };
}

const acrossSeam = (step: number): number => step - Math.round(step);

/** Offsets of columns and rows into the data of a part, from one before it to one after it. */
function offsetsOf(part: FramePart): { column: (x: number) => number; row: (y: number) => number } {
  const { x: left, y: top, width, height, frameWidth, wraps } = part;
  const isRound = wraps && width >= frameWidth;
  return {
    column: (x) => {
      const at = x - left;
      return (isRound ? ((at % width) + width) % width : at < 0 ? 0 : at >= width ? width - 1 : at) * 3;
    },
    row: (y) => (y < top ? 0 : y >= top + height ? height - 1 : y - top) * width * 3,
  };
}

/** Reads between the four nearest pixels. */
export function linearReader(part: FramePart): Read {
  const { data } = part;
  const { column, row } = offsetsOf(part);
  return (u, v, to, at) => {
    const [x, y] = [Math.floor(u), Math.floor(v)];
    const [right, lower] = [u - x, v - y];
    const [x0, x1, y0, y1] = [column(x), column(x + 1), row(y), row(y + 1)];
    const [a, b, c, d] = [y0 + x0, y0 + x1, y1 + x0, y1 + x1];
    for (let channel = 0; channel < 3; channel++) {
      const one = data[a + channel] as number;
      const other = data[c + channel] as number;
      const upper = one + ((data[b + channel] as number) - one) * right;
      const under = other + ((data[d + channel] as number) - other) * right;
      to[at + channel] = upper + (under - upper) * lower + 0.5;
    }
  };
}

/** Reads by cubic convolution (Keys 1981, a = -1/2), which preserves sharpness. */
export function cubicReader(part: FramePart): Read {
  const { data } = part;
  const { column, row } = offsetsOf(part);
  return (u, v, to, at) => {
    const [x, y] = [Math.floor(u), Math.floor(v)];
    const [across, down] = [weights(u - x), weights(v - y)];
    const columns = [column(x - 1), column(x), column(x + 1), column(x + 2)] as const;
    const rows = [row(y - 1), row(y), row(y + 1), row(y + 2)] as const;
    for (let channel = 0; channel < 3; channel++) {
      let sum = 0;
      for (let step = 0; step < 4; step++) {
        const line = (rows[step] as number) + channel;
        sum +=
          (down[step] as number) *
          (across[0] * (data[line + columns[0]] as number) +
            across[1] * (data[line + columns[1]] as number) +
            across[2] * (data[line + columns[2]] as number) +
            across[3] * (data[line + columns[3]] as number));
      }
      to[at + channel] = sum < 0 ? 0 : sum > 255 ? 255 : Math.round(sum);
    }
  };
}

/** The weight of each of four neighbours at the distance `t` beyond the second. */
function weights(t: number): readonly [number, number, number, number] {
  const [t2, t3] = [t * t, t * t * t];
  return [(-t3 + 2 * t2 - t) / 2, (3 * t3 - 5 * t2 + 2) / 2, (-3 * t3 + 4 * t2 + t) / 2, (t3 - t2) / 2];
}
