import type { LayeredFile } from '@vitrine/contract/configurator-file';
import type { Asset, AssetIndex } from '@vitrine/contract/latest-file';
import type { Design } from '@vitrine/domain/design/design';
import { drawOrder } from '@vitrine/domain/design/draw-order';
import type { Scale } from '../../loading/choose-scale.ts';
import { Failure } from '../../loading/failure.ts';
import { haveScale, type Placed, placeAsset } from '../../loading/variants.ts';

/** Images at one scale, in the order in which they are drawn. */
export interface Stack {
  scale: Scale;
  width: number;
  height: number;
  placed: Placed[];
}

const asset = (assets: AssetIndex, path: string): Asset => {
  const found = Object.hasOwn(assets, path) ? assets[path] : undefined;
  if (!found) throw new Failure('image', path);
  return found;
};

/** True when the base image alone shows this design: its items are those that are in the base already. */
export const isBaseDesign = (file: LayeredFile, design: Design): boolean =>
  drawOrder(file, design).every((item) => item.default === true);

/**
 * What to draw for a design: the base, then one item of every layer in ascending order. Items without an image
 * (as "no splashback") draw nothing.
 * @param bare the base alone
 * @throws Failure `image` when the asset index lacks one
 */
export function stackOf(file: LayeredFile, assets: AssetIndex, design: Design, wanted: Scale, bare = false): Stack {
  const items = bare ? [] : drawOrder(file, design);
  const paths = items.flatMap(({ image_path }) => (image_path ? [image_path] : []));
  const base = asset(assets, file.base.image);
  const all = [base, ...paths.map((path) => asset(assets, path))];
  const scale = nearestScale(all, wanted);
  const placed = all.flatMap((one) => placeAsset(one, scale) ?? []);
  return { scale, width: base.frame[0] / scale, height: base.frame[1] / scale, placed };
}

/** The wanted scale, else a coarser one, else a finer one: whichever all images have. */
function nearestScale(assets: readonly Asset[], wanted: Scale): Scale {
  const order: readonly Scale[] = wanted === 1 ? [1, 2, 4] : wanted === 2 ? [2, 4, 1] : [4, 2, 1];
  const found = order.find((scale) => haveScale(assets, scale));
  if (!found) throw new Failure('image', 'no scale that all images have');
  return found;
}
