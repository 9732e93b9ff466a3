import type { Decoded } from './decoded-layers.ts';
import { halve, type Pixels } from './pixels.ts';

/** An image with all its smaller copies, each half the size of the one before, the largest first. */
export type Texture = readonly Pixels[];

/** Red, green and blue, 0 to 255. */
export type Colour = Float64Array;

export function textureOf(pixels: Pixels): Texture {
  const levels = [pixels];
  for (let last = pixels; Math.max(last.width, last.height) > 1; ) {
    last = halve(last);
    levels.push(last);
  }
  return levels;
}

const known = new WeakMap<Decoded, Texture>();

/** The texture of a decoded image, without its alpha: made once for each. */
export function textureOfDecoded(decoded: Decoded): Texture {
  const before = known.get(decoded);
  if (before) return before;
  const texture = textureOf({ ...decoded, data: withoutAlpha(decoded) });
  known.set(decoded, texture);
  return texture;
}

export function withoutAlpha({ data, channels }: Pick<Decoded, 'data' | 'channels'>): Uint8Array {
  if (channels === 3) return data;
  const rgb = new Uint8Array((data.length / 4) * 3);
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
    rgb[to] = data[from] as number;
    rgb[to + 1] = data[from + 1] as number;
    rgb[to + 2] = data[from + 2] as number;
  }
  return rgb;
}

/**
 * Adds the colour at a position (fractions of the image) to `to`, between its four nearest pixels.
 * @param repeats beyond its edges the image begins again; otherwise its last pixels go on
 */
function addLinear(
  { data, width, height }: Pixels,
  u: number,
  v: number,
  repeats: boolean,
  weight: number,
  to: Colour,
) {
  const [x, y] = [u * width - 0.5, v * height - 0.5];
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, lower] = [x - left, y - top];
  const x0 = repeats ? modulo(left, width) : within(left, width);
  const x1 = repeats ? modulo(left + 1, width) : within(left + 1, width);
  const y0 = (repeats ? modulo(top, height) : within(top, height)) * width;
  const y1 = (repeats ? modulo(top + 1, height) : within(top + 1, height)) * width;
  const [a, b, c, d] = [(y0 + x0) * 3, (y0 + x1) * 3, (y1 + x0) * 3, (y1 + x1) * 3];
  const wd = right * lower * weight;
  const wb = right * weight - wd;
  const wc = lower * weight - wd;
  const wa = weight - wb - wc - wd;
  for (let channel = 0; channel < 3; channel++)
    to[channel] =
      (to[channel] as number) +
      wa * (data[a + channel] as number) +
      wb * (data[b + channel] as number) +
      wc * (data[c + channel] as number) +
      wd * (data[d + channel] as number);
}

const within = (at: number, size: number): number => (at < 0 ? 0 : at >= size ? size - 1 : at);
const modulo = (at: number, size: number): number => ((at % size) + size) % size;

/** Adds the colour at a position, read between two copies: level 0 is the image itself. */
export function addAtLevel(
  texture: Texture,
  { u, v, level, weight, repeats }: { u: number; v: number; level: number; weight: number; repeats: boolean },
  to: Colour,
): void {
  const last = texture.length - 1;
  const exact = level <= 0 ? 0 : level >= last ? last : level;
  const first = Math.floor(exact);
  const mix = exact - first;
  const [large, small] = [texture[first], texture[first + 1]];
  if (large && mix < 1) addLinear(large, u, v, repeats, weight * (1 - mix), to);
  if (small && mix > 0) addLinear(small, u, v, repeats, weight * mix, to);
}

const ANISOTROPY = 4;

/**
 * Adds the colour of a slanted area of a repeating texture: as graphics cards do, the mean of up to four positions along
 * its longer side.
 * @param dx the step to the next pixel of the view across, as fractions of the texture; `dy` down
 */
export function addSlanted(
  texture: Texture,
  u: number,
  v: number,
  [dx0, dx1, dy0, dy1]: readonly [number, number, number, number],
  weight: number,
  to: Colour,
): void {
  const size = texture[0]?.width ?? 1;
  const [x2, y2] = [(dx0 * dx0 + dx1 * dx1) * size * size, (dy0 * dy0 + dy1 * dy1) * size * size];
  const [isAcross, long] = [x2 >= y2, Math.max(x2, y2)];
  const area = Math.abs(dx0 * dy1 - dx1 * dy0) * size * size;
  const slant = Math.max(1, Math.min(long / Math.max(area, 1e-12), ANISOTROPY));
  const level = 0.5 * Math.log2(long / (slant * slant));
  const count = Math.round(slant);
  const [du, dv] = isAcross ? [dx0, dx1] : [dy0, dy1];
  for (let step = 0; step < count; step++) {
    const along = (step + 0.5) / count - 0.5;
    addAtLevel(texture, { u: u + along * du, v: v + along * dv, level, weight: weight / count, repeats: true }, to);
  }
}
