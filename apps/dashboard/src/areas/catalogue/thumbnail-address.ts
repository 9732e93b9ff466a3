import type { Asset, AssetIndex } from '@vitrine/contract/latest-file';

/** Pixels that an image in a row needs: 48 on phones, at two device pixels each. */
const PIXELS_NEEDED = 96;

const smallestSharp = ({ frame, variants }: Asset, pixels: number) =>
  variants.findLast(({ scale }) => frame[0] / scale >= pixels) ?? variants[0];

/** Address of an image that the data file names; null when intake does not know it. `base` is where the configurator lies. */
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
