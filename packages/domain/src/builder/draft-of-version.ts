import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import type { Asset, AssetIndex } from '@vitrine/contract/latest-file';
import { isLayeredFile } from '../catalogue/rows-of.ts';
import { baseImagePath } from '../design/layered/with-base.ts';
import type { Draft } from './draft.ts';
import type { ImageFacts } from './image-facts.ts';
import { namedPaths } from './named-paths.ts';
import { scenesOf } from './scenes/edit-scenes.ts';

const factsOf = (path: string, { frame: [width, height], rect, variants }: Asset): ImageFacts => ({
  name: path,
  format: 'webp',
  width,
  height,
  visible: rect[2] > 0 && rect[3] > 0 ? rect : null,
  hidden: 0,
  coverage: [],
  hash: variants[0]?.file ?? path,
  isStored: true,
});

/** Of a file with layers the images that are drawn, for thumbnails are not edited; of other kinds all known ones. */
export const drawnPaths = (file: ConfiguratorFile, known: Readonly<Record<string, unknown>>): string[] =>
  isLayeredFile(file)
    ? [
        baseImagePath(file),
        ...file.layers.flatMap(({ items }) => items.map(({ image_path }) => image_path)),
        ...scenesOf(file).flatMap(({ images }) => images ?? []),
      ].flatMap((path) => path ?? [])
    : namedPaths(file, known);

/**
 * A saved version as a draft that can be changed.
 * @param type the type of the file
 * @param assets its prepared images
 */
export const draftOfVersion = (type: ConfiguratorType, file: ConfiguratorFile, assets: AssetIndex): Draft => {
  const images: Record<string, ImageFacts> = {};
  for (const path of drawnPaths(file, assets)) {
    const asset = Object.hasOwn(assets, path) ? assets[path] : undefined;
    if (asset) images[path] = factsOf(path, asset);
  }
  return { type, file, images } as Draft;
};
