import type { LayeredFile } from '@vitrine/contract/configurator-file';
import { builderLimits as limits } from '@vitrine/contract/configurators/builder-limits';
import type { Asset, AssetIndex } from '@vitrine/contract/latest-file';
import type { LayeredDraft } from '@vitrine/domain/builder/draft';
import { baseImagePath } from '@vitrine/domain/design/layered/with-base';
import type { LocalImage } from '../measure/local-image.ts';
import type { PreviewContent } from './preview-content.ts';

const edge = limits.thumbnailEdge;
const thumbnailPath = (path: string): string => `thumbnails/${path}`;
const thumbnailFile = (hash: string): string => `${hash}-thumbnail`;

const thumbnailAsset = ({ facts, thumbnail }: LocalImage): Asset => ({
  frame: [edge, edge],
  rect: [0, 0, edge, edge],
  variants: [{ scale: 1, file: thumbnailFile(facts.hash), bytes: thumbnail.size }],
});

/** The layers as the viewer draws them: without those that have no items, and without images that do not fit the room. */
const drawableLayers = (
  { layers }: LayeredFile,
  { fits, isLocal }: { fits: (path: string) => boolean; isLocal: (path: string) => boolean },
): LayeredFile['layers'] =>
  layers
    .filter(({ items }) => items.length > 0)
    .map((layer) => ({
      ...layer,
      items: layer.items.map(({ image_path: path, ...item }) => ({
        ...item,
        image_path: path && fits(path) ? path : null,
        thumbnail: path && isLocal(path) ? thumbnailPath(path) : (item.thumbnail ?? null),
      })),
    }));

/**
 * The draft as the viewer shows it; null while there is no image to draw.
 * @param stored the prepared images of the version that it changes
 */
export const layeredContent = (
  { type, file, images: facts }: LayeredDraft,
  images: ReadonlyMap<string, LocalImage>,
  stored: AssetIndex,
): PreviewContent | null => {
  const imageAt = (path: string): LocalImage | undefined => images.get(facts[path]?.hash ?? '');
  const basePath = baseImagePath(file);
  const base = basePath === null ? undefined : facts[basePath];
  if (basePath === null || !base || !(imageAt(basePath) || stored[basePath])) return null;
  const { width, height } = base;
  const fits = (path: string): boolean => facts[path]?.width === width && facts[path]?.height === height;
  const isLocal = (path: string): boolean => imageAt(path) !== undefined;
  const paths = [basePath, ...file.layers.flatMap(({ items }) => items.flatMap(({ image_path }) => image_path ?? []))];
  const assets: AssetIndex = { ...stored };
  const sent: PreviewContent['images'] = {};
  for (const path of new Set(paths)) {
    const image = imageAt(path);
    if (!image) continue;
    assets[thumbnailPath(path)] = thumbnailAsset(image);
    sent[thumbnailFile(image.facts.hash)] = image.thumbnail;
    if (!fits(path)) continue;
    assets[path] = image.asset;
    sent[image.facts.hash] = image.shown;
  }
  const projection = type === 'panoramic' ? 'equirectangular' : 'perspective';
  const details: LayeredFile = {
    ...file,
    layers: drawableLayers(file, { fits, isLocal }),
    base: file.base ?? { image: basePath, width, height, projection },
  };
  return { details, assets, images: sent };
};
