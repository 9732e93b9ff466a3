import type { Asset, AssetIndex } from '@vitrine/contract/latest-file';

/** An image in a row has up to 48 pixels, on screens with two device pixels each. */
const PIXELS_NEEDED = 96;

const smallestSharp = ({ frame, variants }: Asset, pixels: number) =>
  variants.findLast(({ scale }) => frame[0] / scale >= pixels) ?? variants[0];

/** The address of an image of the data file; null for images that were never uploaded. `base` is the address of the configurator's files. */
export const thumbnailAddress = (
  assets: AssetIndex | undefined,
  base: string,
  path: string | null,
  pixels: number = PIXELS_NEEDED,
): string | null => {
  const asset = path === null ? undefined : assets?.[path];
  const variant = asset && smallestSharp(asset, pixels);
  return variant ? `${base}/${variant.file}` : null;
};
