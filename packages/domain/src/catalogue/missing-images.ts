import type { ConfiguratorFile, LayeredFile } from '@vitrine/contract/configurator-file';
import type { AssetIndex } from '@vitrine/contract/latest-file';
import { locationsOf, type Row, rowsOf } from './rows-of.ts';

const namedImages = (row: Row): string[] =>
  [row.image_path, row.thumbnail, row.textureURL, row.texture].filter(
    (path): path is string => typeof path === 'string' && path !== '',
  );

/**
 * The number of items of a file that name an image that was never uploaded, and of items of a layer that name none.
 * Other rows need none: door ranges are names, flakes and blends have a colour, doors and frames are drawn.
 */
export const countWithoutImage = (file: ConfiguratorFile, index: AssetIndex): number =>
  locationsOf(file)
    .flatMap(({ location }) => rowsOf(file, location).map((row) => ({ location, paths: namedImages(row) })))
    .filter(({ location, paths }) =>
      paths.length === 0 ? typeof location === 'number' : paths.some((path) => !index[path]),
    ).length;

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
