import type { LayeredFile } from '@vitrine/contract/configurator-file';
import type { Asset, AssetIndex } from '@vitrine/contract/latest-file';
import { baseImagePath } from '../design/layered/with-base.ts';
import type { Draft } from './draft.ts';
import type { ImageFacts } from './image-facts.ts';
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

/** A saved version as a draft that can be changed; `assets` are its prepared images. */
export const draftOfVersion = (type: Draft['type'], file: LayeredFile, assets: AssetIndex): Draft => {
  const paths = [
    baseImagePath(file),
    ...file.layers.flatMap(({ items }) => items.map(({ image_path }) => image_path)),
    ...scenesOf(file).flatMap(({ images }) => images ?? []),
  ];
  const images: Record<string, ImageFacts> = {};
  for (const path of paths) {
    const asset = path && Object.hasOwn(assets, path) ? assets[path] : undefined;
    if (path && asset) images[path] = factsOf(path, asset);
  }
  return { type, file, images };
};
