export type Scale = 1 | 2 | 4;

const SCALES: readonly Scale[] = [4, 2, 1];
/** An image that is drawn slightly larger than its pixels still looks full. */
const LEAST_DENSITY = 0.85;
/**
 * Bytes for one pixel: the visible image and the next one with their mipmaps, the layers decoded and on the card.
 */
const BYTES_PER_PIXEL = 4 * (2 * (4 / 3) + 2 + 2);

export interface ScaleInput {
  /** Size of the full-size frame in pixels. */
  frame: readonly [width: number, height: number];
  /** Pixels of the full-size frame on one pixel of the screen, in the centre of the view. */
  density: number;
  maxTexture: number;
  /** Bytes that images may take. */
  memory: number;
}

/** Chooses the coarsest scale that looks full at this density, or a coarser one that fits the card and the memory. */
export function chooseScale({ frame, density, maxTexture, memory }: ScaleInput): Scale {
  const needed = SCALES.find((scale) => density / scale >= LEAST_DENSITY) ?? 1;
  const fits = (scale: Scale) =>
    Math.max(...frame) / scale <= maxTexture && (frame[0] * frame[1] * BYTES_PER_PIXEL) / (scale * scale) <= memory;
  return [...SCALES].reverse().find((scale) => scale >= needed && fits(scale)) ?? 4;
}
