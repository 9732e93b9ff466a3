import type { DrawableFile } from '@vitrine/contract/configurator-file';
import type { Asset, AssetIndex } from '@vitrine/contract/latest-file';
import type { Design } from '@vitrine/domain/design/design';
import { drawOrder } from '@vitrine/domain/design/layered/draw-order';
import { layerImages, type Stack, stackAssets } from '@vitrine/domain/design/layered/stack';
import type { Scale } from '@vitrine/domain/design/view/choose-scale';
import { ViewerError } from '../../loading/viewer-error.ts';

const findAsset = (assets: AssetIndex, path: string): Asset => {
  const found = Object.hasOwn(assets, path) ? assets[path] : undefined;
  if (!found) throw new ViewerError('image', path);
  return found;
};

/** True when the base image alone shows this design, because it contains all its items. */
export const isBaseDesign = (file: DrawableFile, design: Design): boolean =>
  drawOrder(file, design).every((item) => item.default === true);

/**
 * Lists the images of a design: the base, then those of the layers in ascending order.
 * @param isBaseAlone without layers
 * @throws ViewerError `image` when the asset index lacks one
 */
export function listAssets(
  file: DrawableFile,
  assets: AssetIndex,
  design: Design,
  isBaseAlone: boolean,
): [base: Asset, ...layers: Asset[]] {
  const paths = isBaseAlone ? [] : layerImages(file, design);
  return [findAsset(assets, file.base.image), ...paths.map((path) => findAsset(assets, path))];
}

/**
 * Lists what to draw for a design: the base, then one item of every layer in ascending order.
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
  const [base, ...layers] = listAssets(file, assets, design, isBaseAlone);
  const stack = stackAssets(base, layers, requested);
  if (!stack) throw new ViewerError('image', 'no scale that all images have');
  return stack;
}
