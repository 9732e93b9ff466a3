import { halve, mixFour, mixTwo, type Pixels, WHOLE } from './pixels.ts';

/** An image with all its smaller copies, each half the size of the one before, the largest first. */
export type Texture = readonly Pixels[];

export function textureOf(pixels: Pixels): Texture {
  const levels = [pixels];
  for (let last = pixels; Math.max(last.width, last.height) > 1; ) {
    last = halve(last);
    levels.push(last);
  }
  return levels;
}

const known = new WeakMap<Pixels, Texture>();

/** The texture of a decoded image: made once for each. */
export function textureOfDecoded(decoded: Pixels): Texture {
  const texture = known.get(decoded) ?? textureOf(decoded);
  known.set(decoded, texture);
  return texture;
}

const ANISOTROPY = 4;

/** How a slanted area of a repeating square is read. */
export interface Slant {
  /** The copy that has about one pixel for each of the view along the shorter side. */
  level: number;
  /** How many positions along the longer side, and the step between them as fractions of the square. */
  count: number;
  du: number;
  dv: number;
}

/**
 * Computes how graphics cards read the area of a pixel: as the mean of up to four positions along its longer side. Writes
 * to `slant`, because it is done for every pixel.
 * @param across the step to the next pixel of the view across, as fractions of the texture; `down` likewise
 */
export function computeSlant(
  slant: Slant,
  size: number,
  acrossU: number,
  acrossV: number,
  downU: number,
  downV: number,
): void {
  const across = (acrossU * acrossU + acrossV * acrossV) * size * size;
  const down = (downU * downU + downV * downV) * size * size;
  const long = Math.max(across, down);
  const area = Math.abs(acrossU * downV - acrossV * downU) * size * size;
  const ratio = Math.max(1, Math.min(long / Math.max(area, 1e-12), ANISOTROPY));
  const count = Math.round(ratio);
  slant.level = 0.5 * Math.log2(long / (ratio * ratio));
  slant.count = count;
  slant.du = (across >= down ? acrossU : downU) / count;
  slant.dv = (across >= down ? acrossV : downV) / count;
}

/** The channels of a colour that are added together, with eight free bits above each. */
const PAIR = 0xff00ff;

/** The colour of a slanted area of a repeating square. */
export function readSlanted(texture: Texture, u: number, v: number, { level, count, du, dv }: Slant): number {
  const last = texture.length - 1;
  const exact = level <= 0 ? 0 : level >= last ? last : level;
  const first = Math.floor(exact);
  const share = ((exact - first) * WHOLE + 0.5) | 0;
  const large = texture[first] as Pixels;
  if (share === 0) return meanAlong(large, u, v, count, du, dv);
  return mixTwo(
    meanAlong(large, u, v, count, du, dv),
    meanAlong(texture[first + 1] as Pixels, u, v, count, du, dv),
    share,
  );
}

/**
 * The mean of up to four positions in a line, each read between its four nearest pixels. The square's edges meet and its
 * size is a power of two; positions are counted in fractions of a pixel, as whole numbers.
 */
function meanAlong({ data, width }: Pixels, u: number, v: number, count: number, du: number, dv: number): number {
  const middle = (count - 1) / 2;
  const scale = width * WHOLE;
  const mask = width - 1;
  let pair = 0;
  let green = 0;
  for (let step = 0; step < count; step++) {
    const x = Math.floor((u + (step - middle) * du) * scale - WHOLE / 2 + 0.5) | 0;
    const y = Math.floor((v + (step - middle) * dv) * scale - WHOLE / 2 + 0.5) | 0;
    const left = (x >> 8) & mask;
    const right = (left + 1) & mask;
    const upper = ((y >> 8) & mask) * width;
    const lower = (((y >> 8) + 1) & mask) * width;
    const colour = mixFour(
      data[upper + left] as number,
      data[upper + right] as number,
      data[lower + left] as number,
      data[lower + right] as number,
      x & 255,
      y & 255,
    );
    pair += colour & PAIR;
    green += (colour >>> 8) & 255;
  }
  if (count === 1) return pair | (green << 8);
  const part = 1 / count;
  const red = ((pair & 0xffff) * part + 0.5) | 0;
  const blue = ((pair >>> 16) * part + 0.5) | 0;
  return (blue << 16) | (((green * part + 0.5) | 0) << 8) | red;
}
