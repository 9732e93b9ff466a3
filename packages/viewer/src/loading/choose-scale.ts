export type Scale = 1 | 2 | 4;

const SCALES: readonly Scale[] = [4, 2, 1];
/** An image drawn slightly larger than its pixels still looks sharp. */
const SHARP_ENOUGH = 0.85;
/** Bytes held for one pixel: the image in sight and the next one with their mipmaps, the layers decoded and on the card. */
const BYTES_PER_PIXEL = 4 * (2 * (4 / 3) + 2 + 2);

export interface ScaleQuestion {
  /** Size of the full-size frame in pixels. */
  frame: readonly [width: number, height: number];
  /** Pixels of the full-size frame that fall on one pixel of the screen, in the middle of the view. */
  density: number;
  maxTexture: number;
  /** Bytes that images may take. */
  memory: number;
}

/** The coarsest scale that looks sharp at this density, then coarser still until it fits the card and the memory. */
export function chooseScale({ frame, density, maxTexture, memory }: ScaleQuestion): Scale {
  const sharp = SCALES.find((scale) => density / scale >= SHARP_ENOUGH) ?? 1;
  const fits = (scale: Scale) =>
    Math.max(...frame) / scale <= maxTexture && (frame[0] * frame[1] * BYTES_PER_PIXEL) / (scale * scale) <= memory;
  return [...SCALES].reverse().find((scale) => scale >= sharp && fits(scale)) ?? 4;
}

/** Bytes for images on a machine that reports `deviceMemory` gigabytes (0.25 to 8, absent in some browsers). */
export function imageMemory(deviceMemory: number | undefined): number {
  const megabyte = 1024 * 1024;
  if (deviceMemory === undefined) return 224 * megabyte;
  if (deviceMemory >= 8) return 800 * megabyte;
  return deviceMemory >= 4 ? 224 * megabyte : 60 * megabyte;
}
