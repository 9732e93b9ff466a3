import type { Pixels } from '../src/style-finder/pixels.ts';

export type Rgb = readonly [red: number, green: number, blue: number];

/** An image with the colours of `colour` at each position (shares of width and height). */
export const paint = (width: number, height: number, colour: (x: number, y: number) => Rgb): Pixels => {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) data.set(colour(x / width, y / height), (y * width + x) * 3);
  }
  return { data, width, height };
};

export const plain = (rgb: Rgb, side = 32): Pixels => paint(side, side, () => rgb);

/** The mean of the square of this many pixels around each one. */
export const blur = ({ data, width, height }: Pixels, radius: number): Pixels =>
  paint(width, height, (x, y) => {
    const [column, row] = [Math.round(x * width), Math.round(y * height)];
    const sum = [0, 0, 0];
    let count = 0;
    for (let dy = -radius; dy <= radius; dy++) {
      for (let dx = -radius; dx <= radius; dx++) {
        const [at, line] = [column + dx, row + dy];
        if (at < 0 || line < 0 || at >= width || line >= height) continue;
        count += 1;
        for (let channel = 0; channel < 3; channel++) {
          sum[channel] = (sum[channel] ?? 0) + (data[(line * width + at) * 3 + channel] ?? 0);
        }
      }
    }
    return [(sum[0] ?? 0) / count, (sum[1] ?? 0) / count, (sum[2] ?? 0) / count];
  });
