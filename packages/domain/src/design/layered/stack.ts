import type { DrawableFile } from '@vitrine/contract/configurator-file';
import type { Asset } from '@vitrine/contract/latest-file';
import type { Design } from '../design.ts';
import { SCALES, type Scale } from '../view/choose-scale.ts';
import { haveScale, type PlacedFile, placeAsset } from '../view/place-asset.ts';
import { drawOrder } from './draw-order.ts';

/** Images at one scale, in drawing order. */
export interface Stack {
  scale: Scale;
  width: number;
  height: number;
  placed: PlacedFile[];
}

/**
 * The paths of the images that are drawn over the base for a design, in ascending order of the layers. Items without an
 * image (as "no splashback") draw nothing.
 */
export const layerImages = (file: DrawableFile, design: Design): string[] =>
  drawOrder(file, design).flatMap(({ image_path }) => (image_path ? [image_path] : []));

/**
 * Places images over a base, all at the requested scale or the nearest that all have; null where there is none. A
 * placeholder of a few pixels has full size only; over a base in tiles, which is never whole at that, it is left out.
 */
export function stackAssets(base: Asset, layers: readonly Asset[], requested: Scale): Stack | null {
  const all = [base, ...layers.filter((layer) => sharesScale(layer, base))];
  const scale = chooseNearestScale(all, requested);
  if (!scale) return null;
  const placed = all.flatMap((one) => placeAsset(one, scale) ?? []);
  return { scale, width: base.frame[0] / scale, height: base.frame[1] / scale, placed };
}

const sharesScale = (layer: Asset, base: Asset): boolean =>
  layer.variants.some(({ scale }) => base.variants.some((one) => one.scale === scale));

/** Chooses the requested scale, else a coarser one, else a finer one: the first that all images have. */
function chooseNearestScale(assets: readonly Asset[], requested: Scale): Scale | undefined {
  const coarser = SCALES.filter((scale) => scale >= requested);
  const finer = SCALES.filter((scale) => scale < requested);
  return [...coarser, ...finer.reverse()].find((scale) => haveScale(assets, scale));
}
