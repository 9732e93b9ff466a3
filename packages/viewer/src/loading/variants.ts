import type { Asset, AssetVariant } from '@vitrine/contract/latest-file';
import type { Scale } from './choose-scale.ts';

/** An image file and where it lies in the frame, in pixels of its own scale. */
export interface Placed {
  file: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

const byScale = (asset: Asset, scale: Scale): AssetVariant | undefined =>
  asset.variants.find((variant) => variant.scale === scale);

/** True when every image has a file of this scale, so that all land on the same pixels. */
export const haveScale = (assets: readonly Asset[], scale: Scale): boolean =>
  assets.every((asset) => byScale(asset, scale));

/** Where and what to draw at this scale; null when the asset has no such file. */
export function placeAsset(asset: Asset, scale: Scale): Placed | null {
  const variant = byScale(asset, scale);
  if (!variant) return null;
  const [x, y, width, height] = asset.rect;
  return { file: variant.file, x: x / scale, y: y / scale, width: width / scale, height: height / scale };
}
