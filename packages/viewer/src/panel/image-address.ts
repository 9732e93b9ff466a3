import type { Asset, AssetIndex } from '@vitrine/contract/latest-file';

/** Finds the smallest file whose image is at least `pixels` wide, else the largest: for thumbnails. */
export function findFileForWidth(asset: Asset, pixels: number): string | null {
  const smallestFirst = [...asset.variants].sort((a, b) => b.scale - a.scale);
  const found = smallestFirst.find((variant) => asset.rect[2] / variant.scale >= pixels);
  return (found ?? smallestFirst.at(-1))?.file ?? null;
}

/** Finds the address of an image of the data file, at least `pixels` wide; null when there is none. */
export function getImageAddress(
  assets: AssetIndex,
  path: string | null,
  pixels: number,
  address: (file: string) => string,
): string | null {
  const asset = path !== null && Object.hasOwn(assets, path) ? assets[path] : undefined;
  const file = asset && findFileForWidth(asset, pixels);
  return file ? address(file) : null;
}
