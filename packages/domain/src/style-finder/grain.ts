import type { Lab } from './oklab.ts';

export interface Lightness {
  values: Float64Array;
  width: number;
  height: number;
}

export const lightnessOf = (labs: readonly Lab[], width: number): Lightness => ({
  values: Float64Array.from(labs, ([lightness]) => lightness),
  width,
  height: Math.floor(labs.length / width),
});

/** Standard deviation of lightness. */
export const contrastOf = ({ values }: Lightness): number => {
  if (values.length === 0) return 0;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
};

/** How much each inner pixel differs from its four neighbours. */
const edges = ({ values, width, height }: Lightness): Float64Array => {
  const found = new Float64Array(Math.max(0, width - 2) * Math.max(0, height - 2));
  let next = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const around =
        (values[at - 1] ?? 0) + (values[at + 1] ?? 0) + (values[at - width] ?? 0) + (values[at + width] ?? 0);
      found[next++] = Math.abs((values[at] ?? 0) - around / 4);
    }
  }
  return found;
};

/** Texture energy: how much a surface changes from pixel to pixel, 0 for a plain one. */
export const textureOf = (lightness: Lightness): number => {
  const found = edges(lightness);
  return found.length === 0 ? 0 : found.reduce((sum, value) => sum + value, 0) / found.length;
};

/** The strongest edges, as a share of all pixels. */
const STRONGEST = 0.995;
/** An image without contrast has no edges to measure. */
const PLAIN = 0.02;

/** How steep the steepest edges are relative to the image's contrast: near 0 when blurred; null for a plain image. */
export const sharpnessOf = (lightness: Lightness): number | null => {
  const contrast = contrastOf(lightness);
  if (contrast < PLAIN) return null;
  const found = edges(lightness).sort();
  return (found[Math.floor(found.length * STRONGEST)] ?? 0) / contrast;
};
