import type { Asset, AssetVariant } from '@vitrine/contract/latest-file';
import type { Scale } from './choose-scale.ts';

/** An image file with its rectangle in the frame, in pixels of its scale. */
export interface PlacedFile {
  file: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

const findVariant = (asset: Asset, scale: Scale): AssetVariant | undefined =>
  asset.variants.find((variant) => variant.scale === scale);

/** True when every image has a file of this scale, so that all map to the same pixels. */
export const haveScale = (assets: readonly Asset[], scale: Scale): boolean =>
  assets.every((asset) => findVariant(asset, scale));

/** Finds the file and rectangle at this scale; null when the asset has no such file. */
export function placeAsset(asset: Asset, scale: Scale): PlacedFile | null {
  const variant = findVariant(asset, scale);
  if (!variant) return null;
  const [x, y, width, height] = asset.rect;
  return { file: variant.file, x: x / scale, y: y / scale, width: width / scale, height: height / scale };
}
