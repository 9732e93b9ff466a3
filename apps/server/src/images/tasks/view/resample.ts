import { setImmediate as othersFirst } from 'node:timers/promises';
import type { Size } from '@vitrine/domain/design/view/projection';
import type { ReadLine } from './line-readers.ts';
import type { Positions } from './positions.ts';

/** Rows of pixels between which the event loop runs: some milliseconds of work. */
const ROWS_AT_ONCE = 64;

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
  read: (step: number) => ReadLine,
  background: number | null,
): Promise<DrawnPixels> {
  const data = new Uint8Array(width * height * 3);
  const line = new Int32Array(cell.width);
  const shift = cell.width === 1 ? 0 : 0.5;
  const { width: across, height: down } = frame;
  for (let top = 0, rows = 0; top < height; top += cell.height) {
    const end = Math.min(height, top + cell.height);
    rows += end - top;
    if (rows >= ROWS_AT_ONCE) {
      await othersFirst();
      rows = 0;
    }
    for (let left = 0; left < width; left += cell.width) {
      const first = ((top / cell.height) * columns + left / cell.width) * 2;
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
      const stepAcross = Math.hypot(withoutSeam(u1 - u0, across), v1 - v0) / cell.width;
      const stepDown = Math.hypot(withoutSeam(u2 - u0, across), v2 - v0) / cell.height;
      const readLine = read(Math.max(stepAcross, stepDown));
      const count = Math.min(width, left + cell.width) - left;
      for (let y = top; y < end; y++) {
        const fy = (y - top + shift) / cell.height;
        const [rowU, rowV] = [u0 + (u2 - u0) * fy, v0 + (v2 - v0) * fy];
        const slopeU = (u1 + (u3 - u1) * fy - rowU) / cell.width;
        const slopeV = (v1 + (v3 - v1) * fy - rowV) / cell.width;
        const u = rowU + slopeU * shift;
        const v = rowV + slopeV * shift;
        readLine(line, count, u - 0.5, v - 0.5, slopeU, slopeV);
        for (let x = 0, at = (y * width + left) * 3; x < count; x++, at += 3) {
          const isOutside = background !== null && !isWithin(u + slopeU * x, v + slopeV * x, across, down);
          const colour = isOutside ? background : (line[x] as number);
          data[at] = colour;
          data[at + 1] = colour >> 8;
          data[at + 2] = colour >> 16;
        }
      }
    }
  }
  return { data, width, height };
}

const isWithin = (u: number, v: number, across: number, down: number): boolean =>
  u >= 0 && u <= across && v >= 0 && v <= down;

const withoutSeam = (step: number, around: number): number => step - Math.round(step / around) * around;
