import type { DrawableFile } from '@vitrine/contract/configurator-file';
import type { Asset, AssetIndex } from '@vitrine/contract/latest-file';
import type { Design } from '@vitrine/domain/design/design';
import { drawOrder } from '@vitrine/domain/design/layered/draw-order';
import type { Scale } from '../../loading/choose-scale.ts';
import { haveScale, type PlacedFile, placeAsset } from '../../loading/variants.ts';
import { ViewerError } from '../../loading/viewer-error.ts';

/** Images at one scale, in drawing order. */
export interface Stack {
  scale: Scale;
  width: number;
  height: number;
  placed: PlacedFile[];
}

const findAsset = (assets: AssetIndex, path: string): Asset => {
  const found = Object.hasOwn(assets, path) ? assets[path] : undefined;
  if (!found) throw new ViewerError('image', path);
  return found;
};

/** True when the base image alone shows this design, because it contains all its items. */
export const isBaseDesign = (file: DrawableFile, design: Design): boolean =>
  drawOrder(file, design).every((item) => item.default === true);

/**
 * Lists what to draw for a design: the base, then one item of every layer in ascending order. Items without an image
 * (as "no splashback") draw nothing.
 * @param isBaseAlone without layers
 * @throws ViewerError `image` when the asset index lacks one
 */
export function buildStack(
  file: DrawableFile,
  assets: AssetIndex,
  design: Design,
  requested: Scale,
  isBaseAlone = false,
): Stack {
  const items = isBaseAlone ? [] : drawOrder(file, design);
  const paths = items.flatMap(({ image_path }) => (image_path ? [image_path] : []));
  const base = findAsset(assets, file.base.image);
  const all = [base, ...paths.map((path) => findAsset(assets, path))];
  const scale = chooseNearestScale(all, requested);
  const placed = all.flatMap((one) => placeAsset(one, scale) ?? []);
  return { scale, width: base.frame[0] / scale, height: base.frame[1] / scale, placed };
}

/** Chooses the requested scale, else a coarser one, else a finer one: the first that all images have. */
function chooseNearestScale(assets: readonly Asset[], requested: Scale): Scale {
  const order: readonly Scale[] = requested === 1 ? [1, 2, 4] : requested === 2 ? [2, 4, 1] : [4, 2, 1];
  const found = order.find((scale) => haveScale(assets, scale));
  if (!found) throw new ViewerError('image', 'no scale that all images have');
  return found;
}
