import { type ImageFacts, isOpaque } from '../image-facts.ts';
import { isBaseName } from './find-base.ts';
import { bareName, compareNames } from './read-names.ts';

/** The images of one scene, their names without its folder. */
export interface SceneSet {
  name: string;
  images: ImageFacts[];
}

/** A folder of images, with what is there twice set apart. */
export interface ImageSets {
  /** What the layers are made of. */
  room: ImageFacts[];
  /** What the set of the room is called, where its folder says so. */
  roomName: string | null;
  scenes: SceneSet[];
  /** Smaller copies of images that are there in a larger size. */
  smaller: ImageFacts[];
}

/** What a folder of scenes is called, in the languages of the product. */
const SCENES_FOLDER = /^(?:scenes?|szenen?|sc[eè]nes?|escenas?|scen[ae]?|scener|scenario|sc[eè]nes|cenas?)$/iu;
/** What a set of images for the usual light is called. */
const USUAL = /(?:^|[^\p{L}])(?:day|daylight|default|standard|tag|jour|d[ií]a|giorno|dag|dia)(?:[^\p{L}]|$)/iu;
/** What is written behind a name for its size, besides the pixels themselves. */
const SIZE_WORDS =
  'small|large|big|low|high|lowres|hires|hd|sd|web|print|klein|gro[sß]s?|petit|grand|piccol[oa]|grande|peque[nñ][oa]|liten|stor|groot|pequen[oa]';

const withName = (image: ImageFacts, name: string): ImageFacts => ({ ...image, name });

/** Splits images in folders of a scenes folder from the others: 'scenes/evening/doors/navy.png'. */
const splitNamed = (images: readonly ImageFacts[]): { rest: ImageFacts[]; scenes: SceneSet[] } => {
  const scenes = new Map<string, ImageFacts[]>();
  const rest = images.filter((image) => {
    const steps = image.name.split('/');
    const at = steps.findIndex((step, index) => SCENES_FOLDER.test(step) && index < steps.length - 2);
    const name = at < 0 ? undefined : steps[at + 1];
    if (name === undefined) return true;
    scenes.set(name, [...(scenes.get(name) ?? []), withName(image, steps.slice(at + 2).join('/'))]);
    return false;
  });
  return rest.length === 0
    ? { rest: [...images], scenes: [] }
    : { rest, scenes: [...scenes].map(([name, own]) => ({ name, images: own })) };
};

const frameOf = ({ width, height }: ImageFacts): string => `${width}x${height}`;

/** The images by their first folder; null when some are in none. */
const byFirstFolder = (images: readonly ImageFacts[]): Map<string, ImageFacts[]> | null => {
  const found = new Map<string, ImageFacts[]>();
  for (const image of images) {
    const [folder, ...rest] = image.name.split('/');
    if (folder === undefined || rest.length === 0) return null;
    found.set(folder, [...(found.get(folder) ?? []), withName(image, rest.join('/'))]);
  }
  return found;
};

const namesOf = (images: readonly ImageFacts[]): string =>
  images
    .map((image) => bareName(image.name, image).toLowerCase())
    .sort()
    .join('\n');

/** Whether images are a whole room: one that is opaque or called like it, and others over it. */
const isRoom = (images: readonly ImageFacts[]): boolean => {
  const grounds = images.filter((image) => isOpaque(image) || isBaseName(image.name)).length;
  return grounds > 0 && grounds < images.length;
};

/** Sibling folders that have the same images: as scenes where they are of one size, else as sizes. */
const splitSiblings = (images: readonly ImageFacts[]): ImageSets | null => {
  const folders = byFirstFolder(images);
  const sets = [...(folders ?? [])].map(([name, own]) => ({ name, images: own }));
  const [first] = sets;
  if (!first || sets.length < 2 || !sets.every((set) => isRoom(set.images))) return null;
  const names = namesOf(first.images);
  if (!sets.every((set) => namesOf(set.images) === names)) return null;
  const widthOf = ({ images: own }: SceneSet): number => Math.max(...own.map(({ width }) => width));
  const largest = Math.max(...sets.map(widthOf));
  const smaller = sets.filter((set) => widthOf(set) < largest);
  const whole = sets
    .filter((set) => !smaller.includes(set))
    .sort(
      (one, other) =>
        Number(USUAL.test(other.name)) - Number(USUAL.test(one.name)) || compareNames(one.name, other.name),
    );
  const [room, ...scenes] = whole;
  return {
    room: room?.images ?? [],
    roomName: scenes.length > 0 ? (room?.name ?? null) : null,
    scenes,
    smaller: smaller.flatMap((set) => set.images.map((image) => withName(image, `${set.name}/${image.name}`))),
  };
};

/** The name without the size behind it: 'navy-2048', 'navy_2048px', 'navy large'. */
const withoutSize = (image: ImageFacts): string => {
  const bare = bareName(image.name, image);
  const behind = new RegExp(`[\\s._-]+(?:(?:${image.width}|${image.height})(?:px|w|h)?|${SIZE_WORDS})$`, 'iu');
  return bare.replace(behind, '');
};

/** Splits smaller copies from the images of the same name and shape: 'navy-4096.png' and 'navy-2048.png'. */
const splitSizes = (images: readonly ImageFacts[]): { rest: ImageFacts[]; smaller: ImageFacts[] } => {
  const groups = new Map<string, ImageFacts[]>();
  for (const image of images) {
    const key = `${withoutSize(image).toLowerCase()}\n${(image.width / image.height).toFixed(2)}`;
    groups.set(key, [...(groups.get(key) ?? []), image]);
  }
  const smaller = new Set<ImageFacts>();
  const named = new Map<ImageFacts, ImageFacts>();
  for (const group of groups.values()) {
    const [largest, ...others] = [...group].sort((one, other) => other.width - one.width);
    if (!largest || others.length === 0 || others.some((one) => frameOf(one) === frameOf(largest))) continue;
    for (const one of others) smaller.add(one);
    named.set(largest, withName(largest, withoutSize(largest)));
  }
  return {
    rest: images.flatMap((image) => (smaller.has(image) ? [] : [named.get(image) ?? image])),
    smaller: [...smaller],
  };
};

/**
 * Sets apart what a folder has twice: the images of scenes, in a folder of scenes or as whole sets of the same names
 * beside each other, and smaller copies, in a folder of their own or with their size behind the name.
 * @param images their names without the folders that all share
 */
export const splitSets = (images: readonly ImageFacts[]): ImageSets => {
  const named = splitNamed(images);
  const sets = splitSiblings(named.rest) ?? { room: named.rest, roomName: null, scenes: [], smaller: [] };
  const sizes = splitSizes(sets.room);
  return {
    room: sizes.rest,
    roomName: sets.roomName,
    scenes: [...sets.scenes, ...named.scenes],
    smaller: [...sets.smaller, ...sizes.smaller],
  };
};
