import type { LayeredFile } from '@vitrine/contract/configurator-file';
import { builderLimits as limits } from '@vitrine/contract/configurators/builder-limits';
import type { Asset, AssetIndex, LatestFile, ViewerCustomisation } from '@vitrine/contract/latest-file';
import type { Draft } from '@vitrine/domain/builder/draft';
import { replaceableImages, sceneImages, scenesOf } from '@vitrine/domain/builder/scenes/edit-scenes';
import { baseImagePath } from '@vitrine/domain/design/layered/with-base';
import type { LocalImage } from '../measure/local-image.ts';

/** What the viewer needs to show a draft: its latest.json, and the images of this device by their files. */
export interface DraftPreview {
  latest: LatestFile;
  images: Record<string, Blob>;
}

const NO_CUSTOMISATION: ViewerCustomisation = {
  contact: null,
  termsUrl: null,
  ctaLabel: null,
  customFields: [],
  popupTitle: null,
  popupText: null,
  logos: {},
};

const edge = limits.thumbnailEdge;
const thumbnailPath = (path: string): string => `thumbnails/${path}`;
const thumbnailFile = (hash: string): string => `${hash}-thumbnail`;

const thumbnailAsset = ({ facts, thumbnail }: LocalImage): Asset => ({
  frame: [edge, edge],
  rect: [0, 0, edge, edge],
  variants: [{ scale: 1, file: thumbnailFile(facts.hash), bytes: thumbnail.size }],
});

type Test = (path: string) => boolean;

/** The layers as the viewer draws them: without those that have no items, and without images that do not fit the room. */
const drawableLayers = (
  { layers }: LayeredFile,
  { fits, isLocal, hasOwn }: { fits: Test; isLocal: Test; hasOwn: (path: string | null | undefined) => boolean },
): LayeredFile['layers'] =>
  layers
    .filter(({ items }) => items.length > 0)
    .map((layer) => ({
      ...layer,
      items: layer.items.map(({ image_path: path, ...item }) => ({
        ...item,
        image_path: path && fits(path) ? path : null,
        thumbnail: hasOwn(item.thumbnail) || !path || !isLocal(path) ? (item.thumbnail ?? null) : thumbnailPath(path),
      })),
    }));

/** The scenes without images that do not fit the room, and without those that nothing is known of. */
const withoutUnfit = (file: LayeredFile, fits: Test): Pick<LayeredFile, 'project_info'> => {
  const info = file.project_info;
  if (!info) return {};
  const scenes = scenesOf(file).map((scene) =>
    scene.images ? { ...scene, images: scene.images.filter(fits) } : scene,
  );
  return { project_info: { ...info, scene_selector: { ...info.scene_selector, scenes } } };
};

/**
 * The draft as the viewer shows it; null while there is nothing to draw.
 * @param stored the prepared images of the version that it changes
 */
export const previewOf = (
  { type, file, images: facts }: Draft,
  images: ReadonlyMap<string, LocalImage>,
  names: { configurator: string; organisation: string; host: string },
  stored: AssetIndex = {},
): DraftPreview | null => {
  const imageAt = (path: string): LocalImage | undefined => images.get(facts[path]?.hash ?? '');
  const basePath = baseImagePath(file);
  const base = basePath === null ? undefined : facts[basePath];
  if (basePath === null || !base || !(imageAt(basePath) || stored[basePath])) return null;
  const { width, height } = base;
  const fits = (path: string): boolean => facts[path]?.width === width && facts[path]?.height === height;
  const isLocal = (path: string): boolean => imageAt(path) !== undefined;
  const hasOwn = (path: string | null | undefined): boolean => typeof path === 'string' && isLocal(path);
  const ofScenes = scenesOf(file).flatMap(({ id }) => [...sceneImages(file, String(id)).values()]);
  const paths = [...replaceableImages(file).map(({ path }) => path), ...ofScenes];
  const assets: AssetIndex = { ...stored };
  const sent: DraftPreview['images'] = {};
  for (const path of new Set(paths)) {
    const image = imageAt(path);
    if (!image) continue;
    assets[thumbnailPath(path)] = thumbnailAsset(image);
    sent[thumbnailFile(image.facts.hash)] = image.thumbnail;
    if (!fits(path)) continue;
    assets[path] = image.asset;
    sent[image.facts.hash] = image.shown;
  }
  const cut = [...file.layers.flatMap(({ items }) => items), ...scenesOf(file)].map(({ thumbnail }) => thumbnail);
  for (const path of new Set(cut)) {
    const image = path ? imageAt(path) : undefined;
    if (!path || !image) continue;
    assets[path] = image.asset;
    sent[image.facts.hash] = image.shown;
  }
  const projection = type === 'panoramic' ? 'equirectangular' : 'perspective';
  const details: LayeredFile = {
    ...file,
    ...withoutUnfit(file, fits),
    layers: drawableLayers(file, { fits, isLocal, hasOwn }),
    base: file.base ?? { image: basePath, width, height, projection },
  };
  const latest: LatestFile = {
    format: 1,
    configurator: { id: 0, name: names.configurator, type, organisation: names.organisation, group: '' },
    reseller: [],
    version: 1,
    currency: file.currency ?? 'GBP',
    details,
    assets,
    supports: { saveDesign: false, presets: false },
    customisation: NO_CUSTOMISATION,
    authorisedDomains: [names.host],
    endpoints: { enquiry: '', privacy: '' },
  };
  return { latest, images: sent };
};
