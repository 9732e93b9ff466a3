import type { LayeredFile } from '@vitrine/contract/configurator-file';
import type { AssetIndex } from '@vitrine/contract/latest-file';
import type { Scene } from '../kind.ts';

/**
 * Takes the image that a failure is about off the items that have it, so that they draw nothing, and notes on the
 * scene what they are called.
 * @returns false when the failure is about no item, as when the base is missing
 */
export function leaveOut(
  scene: Pick<Scene, 'missing'>,
  file: LayeredFile,
  assets: AssetIndex,
  failure: unknown,
): boolean {
  const { code, about } = failure as { code?: unknown; about?: unknown };
  if (code !== 'image' || typeof about !== 'string') return false;
  const isMeant = (path: string): boolean =>
    path === about ||
    (Object.hasOwn(assets, path) && assets[path]?.variants.some((one) => one.file === about) === true);
  const meant = file.layers.flatMap(({ items }) => items.filter(({ image_path: path }) => path && isMeant(path)));
  for (const item of meant) item.image_path = null;
  const [first] = meant;
  if (first) scene.missing = [...(scene.missing ?? []), first.name];
  return first !== undefined;
}
