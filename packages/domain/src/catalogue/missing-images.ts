import type { ConfiguratorFile, LayeredFile } from '@vitrine/contract/configurator-file';
import type { AssetIndex } from '@vitrine/contract/latest-file';
import { locationsOf, type Row, rowsOf } from './rows-of.ts';

const namedImages = (row: Row): string[] =>
  [row.image_path, row.thumbnail, row.textureURL, row.texture].filter(
    (path): path is string => typeof path === 'string' && path !== '',
  );

/** The number of items of a file that name no image, or one that was never uploaded. */
export const countWithoutImage = (file: ConfiguratorFile, index: AssetIndex): number =>
  locationsOf(file)
    .flatMap(({ location }) => rowsOf(file, location))
    .map(namedImages)
    .filter((paths) => paths.length === 0 || paths.some((path) => !index[path])).length;

/**
 * Images that a layered file draws and that were never uploaded. Layers are drawn one over the other, so a version
 * whose images are incomplete cannot go live.
 */
export const missingLayerImages = (
  { layers = [], base, project_info }: Partial<LayeredFile>,
  index: AssetIndex,
): string[] =>
  [
    base?.image,
    ...layers.flatMap((layer) => (layer.items ?? []).map((item) => item.image_path)),
    ...(project_info?.scene_selector.scenes ?? []).flatMap(({ images }) => images ?? []),
  ].filter((path): path is string => typeof path === 'string' && path !== '' && !index[path]);
