import { setImmediate as othersFirst } from 'node:timers/promises';
import type { RawPixels } from './scale-down.ts';

/** Rows between which the event loop runs: some milliseconds of work. */
const ROWS_AT_ONCE = 16;

export interface View {
  /** The direction, in degrees to the right of the panorama's centre; level. */
  yaw: number;
  /** Half its width and height, as tangents. */
  halfExtent: readonly [across: number, down: number];
}

/**
 * Renders a level view into an equirectangular image as a flat one, whose centre has the panorama's resolution.
 * Resamples by cubic convolution (Keys 1981, a = -1/2), which preserves sharpness.
 */
export async function rectify(panorama: RawPixels, { yaw, halfExtent: [across, down] }: View): Promise<RawPixels> {
  const { data: from, width: around, height: high, channels } = panorama;
  const fine = around / (2 * Math.PI);
  const [width, height] = [Math.round(2 * across * fine), Math.round(2 * down * fine)];
  const data = Buffer.alloc(width * height * 3);
  const longitudes = Float64Array.from({ length: width }, (_, x) => Math.atan((((x + 0.5) / width) * 2 - 1) * across));
  const centre = around / 2 + (yaw / 360) * around;
  for (let y = 0; y < height; y++) {
    if (y % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await othersFirst();
    const up = (1 - ((y + 0.5) / height) * 2) * down;
    for (let x = 0; x < width; x++) {
      const longitude = longitudes[x] as number;
      const u = centre + longitude * fine - 0.5;
      const v = high / 2 - Math.atan(up * Math.cos(longitude)) * (high / Math.PI) - 0.5;
      const [column, row] = [Math.floor(u), Math.floor(v)];
      const [a0, a1, a2, a3] = weights(u - column);
      const [b0, b1, b2, b3] = weights(v - row);
      const at0 = wrap(column - 1, around) * channels;
      const at1 = wrap(column, around) * channels;
      const at2 = wrap(column + 1, around) * channels;
      const at3 = wrap(column + 2, around) * channels;
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0;
        for (let step = 0; step < 4; step++) {
          const line = clamp(row - 1 + step, high) * around * channels + channel;
          const weight = step === 0 ? b0 : step === 1 ? b1 : step === 2 ? b2 : b3;
          sum +=
            weight *
            (a0 * (from[line + at0] as number) +
              a1 * (from[line + at1] as number) +
              a2 * (from[line + at2] as number) +
              a3 * (from[line + at3] as number));
        }
        data[(y * width + x) * 3 + channel] = sum < 0 ? 0 : sum > 255 ? 255 : Math.round(sum);
      }
    }
  }
  return { data, width, height, channels: 3 };
}

/** The weight of each of four neighbours at the distance `t` beyond the second. */
function weights(t: number): readonly [number, number, number, number] {
  const [t2, t3] = [t * t, t * t * t];
  return [(-t3 + 2 * t2 - t) / 2, (3 * t3 - 5 * t2 + 2) / 2, (-3 * t3 + 4 * t2 + t) / 2, (t3 - t2) / 2];
}

const wrap = (column: number, around: number): number => ((column % around) + around) % around;
const clamp = (row: number, high: number): number => Math.min(high - 1, Math.max(0, row));
