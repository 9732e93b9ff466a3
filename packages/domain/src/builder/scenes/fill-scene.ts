import type { LayeredDraft } from '../draft.ts';
import { isBaseName } from '../guess/find-base.ts';
import { bareName, readableName } from '../guess/read-names.ts';
import { type ImageFacts, isOpaque } from '../image-facts.ts';
import {
  changeScene,
  type ReplaceableImage,
  replaceableImages,
  sceneImagePath,
  sceneOf,
  setSceneImage,
  waitingFolder,
} from './edit-scenes.ts';

const waitingPath = (id: string, { hash }: ImageFacts): string => `${waitingFolder(id)}${hash}`;

/** Images of a scene that replace nothing yet, by their paths in the draft. */
export const waitingImages = ({ images }: LayeredDraft, id: string): [path: string, image: ImageFacts][] =>
  Object.entries(images).filter(([path]) => path.startsWith(waitingFolder(id)));

const withoutWaiting = (draft: LayeredDraft, path: string): LayeredDraft => {
  const { [path]: _, ...images } = draft.images;
  return { ...draft, images };
};

/** The draft in which a waiting image of a scene replaces one of the room's. */
export const assignWaiting = (draft: LayeredDraft, id: string, waiting: string, path: string): LayeredDraft => {
  const image = draft.images[waiting];
  return image ? withoutWaiting(setSceneImage(draft, id, path, image), waiting) : draft;
};

/** The draft without a waiting image of a scene. */
export const dropWaiting = (draft: LayeredDraft, waiting: string): LayeredDraft =>
  Object.hasOwn(draft.images, waiting) ? withoutWaiting(draft, waiting) : draft;

/** Paths of the builder end with a part of the content's hash. */
const HASH = /-[\da-f]{8}$/;

const wordsOf = (name: string): string => readableName(bareName(name)).replace(HASH, '').toLowerCase();

/** The names of a path's steps from the last one on: file, folder, folder above. */
const stepsOf = (name: string): string[] => name.split('/').map(wordsOf).reverse();

/** What an image of the room is known by: the name that it was dropped with, its path, and the names of layer and item. */
const namesOf = ({ images }: LayeredDraft, { path, layer, item }: ReplaceableImage): string[][] => [
  ...[images[path]?.name ?? path, path].map(stepsOf),
  ...(item === null ? [] : [stepsOf(`${layer?.replaceAll('/', ' ')}/${item.replaceAll('/', ' ')}`)]),
];

const alike = (one: readonly string[], other: readonly string[]): number => {
  const differs = one.findIndex((step, at) => step !== other[at]);
  return differs < 0 ? one.length : differs;
};

/** Finds the image of the room that an image of a scene replaces; null when there is none, or several. */
const createFinder = (draft: LayeredDraft): ((image: ImageFacts) => string | null) => {
  const all = replaceableImages(draft.file);
  const byName = new Map<string, { path: string; steps: string[] }[]>();
  for (const one of all)
    for (const steps of namesOf(draft, one)) {
      const [file = ''] = steps;
      byName.set(file, [...(byName.get(file) ?? []), { path: one.path, steps }]);
    }
  const base = all.find(({ layer }) => layer === null);
  return (image) => {
    const own = stepsOf(image.name);
    const scores = new Map<string, number>();
    for (const { path, steps } of byName.get(own[0] ?? '') ?? [])
      scores.set(path, Math.max(scores.get(path) ?? 0, alike(own, steps)));
    const [best, next] = [...scores].sort(([, one], [, other]) => other - one);
    if (best) return best[1] === next?.[1] ? null : best[0];
    return base && isBaseName(image.name) && isOpaque(image) ? base.path : null;
  };
};

/**
 * The draft with images of a scene. Each replaces the image of the room that has its name; where folders have files of
 * the same name, the folder counts too. Images without such a name, and a second one for the same image, wait for a
 * person.
 */
export const fillScene = (draft: LayeredDraft, id: string, images: readonly ImageFacts[]): LayeredDraft => {
  const scene = sceneOf(draft.file, id);
  if (!scene) return draft;
  const find = createFinder(draft);
  const own = new Map<string, ImageFacts>();
  const waiting = new Map<string, ImageFacts>();
  for (const image of images) {
    const path = find(image);
    const inScene = path === null ? null : sceneImagePath(id, path);
    if (inScene !== null && !own.has(inScene)) own.set(inScene, image);
    else waiting.set(waitingPath(id, image), image);
  }
  return {
    ...draft,
    file: changeScene(draft.file, id, { images: [...new Set([...(scene.images ?? []), ...own.keys()])] }),
    images: { ...draft.images, ...Object.fromEntries([...own, ...waiting]) },
  };
};
