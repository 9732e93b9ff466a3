import type { LayeredFile } from '@vitrine/contract/configurator-file';
import type { AssetIndex } from '@vitrine/contract/latest-file';
import type { Scene } from '../kind.ts';

/**
 * Removes the image that an error names from its items, so that they draw nothing, and adds their names to the scene.
 * @returns false when no item has the image, as when the base is missing
 */
export function leaveOut(
  scene: Pick<Scene, 'missing'>,
  file: LayeredFile,
  assets: AssetIndex,
  error: unknown,
): boolean {
  const { code, about } = error as { code?: unknown; about?: unknown };
  if (code !== 'image' || typeof about !== 'string') return false;
  const isAbout = (path: string): boolean =>
    path === about ||
    (Object.hasOwn(assets, path) && assets[path]?.variants.some((one) => one.file === about) === true);
  const failedItems = file.layers.flatMap(({ items }) => items.filter(({ image_path: path }) => path && isAbout(path)));
  for (const item of failedItems) item.image_path = null;
  const [first] = failedItems;
  if (first) scene.missing = [...(scene.missing ?? []), first.name];
  return first !== undefined;
}
