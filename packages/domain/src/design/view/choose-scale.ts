import type { AssetVariant } from '@vitrine/contract/latest-file';

export type Scale = AssetVariant['scale'];

/** The coarsest scale of any image: what asks for it gets the smallest files that there are. */
export const SMALLEST: Scale = 16;
/** Finest first. */
export const SCALES: readonly Scale[] = [1, 2, 4, 8, 16];
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

/** The coarsest scale that looks full at a density. */
export const neededScale = (density: number): Scale =>
  SCALES.findLast((scale) => density / scale >= LEAST_DENSITY) ?? 1;

/** Chooses the coarsest scale that looks full at this density, or a coarser one that fits the card and the memory. */
export function chooseScale({ frame, density, maxTexture, memory }: ScaleInput): Scale {
  const needed = neededScale(density);
  const fits = (scale: Scale) =>
    Math.max(...frame) / scale <= maxTexture && (frame[0] * frame[1] * BYTES_PER_PIXEL) / (scale * scale) <= memory;
  return SCALES.find((scale) => scale >= needed && fits(scale)) ?? SMALLEST;
}
