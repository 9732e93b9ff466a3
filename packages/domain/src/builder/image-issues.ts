import type { LayeredFile, LayerItem } from '@vitrine/contract/configurator-file';
import { builderLimits } from '@vitrine/contract/configurators/builder-limits';
import { configuratorLimits } from '@vitrine/contract/configurators/limits';
import { layersInOrder } from '../design/layered/layers-in-order.ts';
import { baseImagePath } from '../design/layered/with-base.ts';
import type { LayeredDraft } from './draft.ts';
import { type ImageFacts, isOpaque, overlap, unionOf } from './image-facts.ts';
import { replaceableImages, sceneImages, sceneName, scenesOf } from './scenes/edit-scenes.ts';

/**
 * What is wrong with an image: where it is, and what a person should know. Of an image of a scene, `layer` names the
 * scene, and `item` what it replaces: '' for the room.
 */
export type ImageIssue = { path: string; layer: string; item: string } & (
  | { kind: 'size'; width: number; height: number; required: readonly [width: number, height: number] }
  | { kind: 'opaque' }
  | { kind: 'same'; other: string }
  | { kind: 'elsewhere' }
);

type Images = LayeredDraft['images'];
type PlacedImage = { path: string; layer: string; item: string; image: ImageFacts };

const placedImages = (items: readonly LayerItem[], layer: string, images: Images): PlacedImage[] =>
  items.flatMap(({ image_path: path, name }) => {
    const image = path ? images[path] : undefined;
    return path && image ? [{ path, layer, item: name, image }] : [];
  });

const hasSizeOf = (image: ImageFacts, frame: ImageFacts): boolean =>
  image.width === frame.width && image.height === frame.height;

const sizeIssues = (placed: readonly PlacedImage[], frame: ImageFacts): ImageIssue[] =>
  placed.flatMap(({ image, ...where }) => {
    const { width, height } = image;
    return hasSizeOf(image, frame) || width < configuratorLimits.renderWidthMinimum
      ? []
      : [{ ...where, kind: 'size' as const, width, height, required: [frame.width, frame.height] as const }];
  });

const sameIssues = (placed: readonly PlacedImage[]): ImageIssue[] => {
  const first = new Map<string, string>();
  return placed.flatMap(({ image, ...where }) => {
    if (image.isStored) return [];
    const other = first.get(image.hash);
    if (other === undefined) first.set(image.hash, where.item);
    return other === undefined ? [] : [{ ...where, kind: 'same' as const, other }];
  });
};

/** How much each image shares with all others together. One pass for all: a layer can have hundreds of images. */
const sharedWithOthers = (all: readonly (readonly number[])[]): number[] => {
  const most = unionOf(all);
  const owners = most.map((value, cell) => all.findIndex((coverage) => (coverage[cell] ?? 0) === value));
  const seconds = most.map((_, cell) =>
    all.reduce((highest, coverage, at) => (at === owners[cell] ? highest : Math.max(highest, coverage[cell] ?? 0)), 0),
  );
  const othersOf = (at: number): number[] =>
    most.map((value, cell) => (owners[cell] === at ? (seconds[cell] ?? 0) : value));
  return all.map((coverage, at) => overlap(coverage, othersOf(at)));
};

const elsewhereIssues = (placed: readonly PlacedImage[]): ImageIssue[] =>
  placed.length < builderLimits.comparedLeast || placed.some(({ image }) => image.isStored)
    ? []
    : sharedWithOthers(placed.map(({ image }) => image.coverage)).flatMap((shared, at) => {
        const [found] = placed.slice(at, at + 1);
        if (!found || shared >= builderLimits.sharedLeast) return [];
        const { image: _, ...where } = found;
        return [{ ...where, kind: 'elsewhere' as const }];
      });

/** A scene's own images are drawn where the room's are: in the same size, and as transparent. */
const sceneIssues = (file: LayeredFile, images: Images, frame: ImageFacts | undefined): ImageIssue[] =>
  scenesOf(file).flatMap((scene) => {
    const own = sceneImages(file, String(scene.id));
    const placed = replaceableImages(file).flatMap(({ path, layer, item }): PlacedImage[] => {
      const inScene = own.get(path);
      const image = inScene === undefined ? undefined : images[inScene];
      if (inScene === undefined || !image) return [];
      return [{ path: inScene, layer: sceneName(scene), item: [layer, item].filter(Boolean).join(', '), image }];
    });
    const opaque = file.base ? placed.filter(({ item, image }) => item !== '' && isOpaque(image)) : [];
    return [
      ...(frame ? sizeIssues(placed, frame) : []),
      ...opaque.map(({ image: _, ...where }) => ({ ...where, kind: 'opaque' as const })),
    ];
  });

/** Whether a configurator cannot be created with such an image: it could not be drawn over the others. */
export const isBlocking = ({ kind }: ImageIssue): boolean => kind === 'size' || kind === 'opaque';

/**
 * What is wrong with the images of a draft: another size than the image under all layers, nothing transparent, the same
 * image twice in a layer, or a region that no other image of the layer covers. Images of scenes come last.
 */
export const imageIssues = (file: LayeredFile, images: Images): ImageIssue[] => {
  const basePath = baseImagePath(file);
  const frame = basePath === null ? undefined : images[basePath];
  const lowest = file.base ? undefined : layersInOrder(file)[0]?.layer;
  const ofLayers = file.layers.flatMap((layer) => {
    const placed = placedImages(layer.items, layer.name, images);
    const opaque = layer === lowest ? [] : placed.filter(({ image }) => isOpaque(image));
    return [
      ...(frame ? sizeIssues(placed, frame) : []),
      ...opaque.map(({ image: _, ...where }) => ({ ...where, kind: 'opaque' as const })),
      ...sameIssues(placed),
      // What has another size covers another part anyway, and would make the rest look as if it did.
      ...elsewhereIssues(frame ? placed.filter(({ image }) => hasSizeOf(image, frame)) : placed),
    ];
  });
  return [...ofLayers, ...sceneIssues(file, images, frame)];
};
