import type { Layer, LayeredFile, LayerItem } from '@vitrine/contract/configurator-file';
import { builderLimits as limits } from '@vitrine/contract/configurators/builder-limits';
import { layeredBuilderMessages as messages } from '@vitrine/contract/configurators/layered-builder-messages';
import { freeId } from '../../catalogue/new-items.ts';
import { safeName } from '../../organisations/safe-name.ts';
import { foldText } from '../../text/fold-text.ts';
import type { FirstDraft, LayeredDraft } from '../draft.ts';
import { type ImageFacts, isOpaque, shareOf, unionOf } from '../image-facts.ts';
import { imagePath } from '../image-path.ts';
import { addScene, scenesOf } from '../scenes/edit-scenes.ts';
import { fillScene } from '../scenes/fill-scene.ts';
import { findBase, isPreviewName } from './find-base.ts';
import { groupImages, withoutSharedFolders } from './group-images.ts';
import type { GroupedImage, ImageGroup } from './image-group.ts';
import { bareName, compareNames, readableName, splitCodes, splitNumbers } from './read-names.ts';
import { type ImageSets, splitSets } from './split-sets.ts';

/** What the scene is called that shows the images of the room, where no folder says it. */
const ROOM_SCENE = 'Day';

/** Whether an image of this size is a whole sphere. */
export const isPanorama = ({ width, height }: { width: number; height: number }): boolean =>
  Math.abs(width / height - limits.panoramaRatio) <= limits.panoramaTolerance;

/** 'door' and 'doors', 'Tür' and 'Türen'. */
const isSameWord = (one: string, other: string): boolean => {
  const [short = '', long = ''] = [foldText(one), foldText(other)].sort((a, b) => a.length - b.length);
  return short !== '' && long.startsWith(short) && long.length - short.length <= limits.pluralLetters;
};

/** Names without the name of their layer in front, where all have it: 'Worktop oak' in the layer 'Worktops' is 'oak'. */
const withoutLayerName = (names: readonly string[], layer: string): string[] => {
  const first = layer.split(' ');
  const startsWithLayer = (words: readonly string[]): boolean =>
    words.length > first.length && first.every((word, at) => isSameWord(word, words[at] ?? ''));
  const split = names.map((name) => name.split(' '));
  return layer !== '' && split.every(startsWithLayer)
    ? split.map((words) => words.slice(first.length).join(' '))
    : [...names];
};

interface NamedItem extends GroupedImage {
  order: number | null;
  code: string | null;
}

/** The images of a layer in order, with readable names. */
const nameItems = (group: ImageGroup, layerName: string): NamedItem[] => {
  const numbered = splitNumbers(group.images.map(({ name }) => name));
  const coded = splitCodes(numbered.map(({ rest }) => rest));
  const readable = withoutLayerName(
    coded.map(({ rest }) => readableName(rest)),
    layerName,
  ).map(readableName);
  const named = group.images.map((one, at) => ({
    ...one,
    name: readable[at] ?? one.name,
    order: numbered[at]?.order ?? null,
    code: coded[at]?.code ?? null,
  }));
  const ranges = [...new Set(named.map(({ range }) => range))].sort((one, other) =>
    compareNames(one ?? '', other ?? ''),
  );
  return named.sort(
    (one, other) =>
      ranges.indexOf(one.range) - ranges.indexOf(other.range) ||
      (one.order ?? 0) - (other.order ?? 0) ||
      compareNames(one.name, other.name),
  );
};

interface NamedGroup {
  name: string;
  order: number | null;
  covered: number;
  group: ImageGroup;
}

/** What the images of a layer cover, without those that were saved without transparency by mistake. */
const coveredBy = ({ images }: ImageGroup): number => {
  const cut = images.filter(({ image }) => !isOpaque(image));
  return shareOf(unionOf((cut.length > 0 ? cut : images).map(({ image }) => image.coverage)));
};

/** Layers by their numbers; without numbers, what covers more is drawn first: walls before mirrors. */
const orderGroups = (groups: readonly ImageGroup[]): NamedGroup[] => {
  const numbered = splitNumbers(groups.map(({ name }) => name));
  const firstNumber = ({ images }: ImageGroup): number | null => {
    const numbers = images.flatMap(
      ({ image }) => /^(\d{1,4})[\s._)-]/.exec(image.name.split('/').at(-1) ?? '')?.[1] ?? [],
    );
    return numbers.length === images.length ? Math.min(...numbers.map(Number)) : null;
  };
  const areFilesNumbered = groups.every((group) => !group.images.some(({ image }) => image.name.includes('/')));
  const named = groups.map((group, at) => ({
    name: readableName(numbered[at]?.rest ?? group.name),
    order: numbered[at]?.order ?? (areFilesNumbered ? firstNumber(group) : null),
    covered: coveredBy(group),
    group,
  }));
  const isOrdered = named.every(({ order }) => order !== null);
  return named.sort((one, other) =>
    isOrdered
      ? (one.order ?? 0) - (other.order ?? 0) || compareNames(one.name, other.name)
      : other.covered - one.covered || compareNames(one.name, other.name),
  );
};

class DraftBuilder {
  readonly images: Record<string, ImageFacts> = {};
  readonly #ids = new Set<string>();
  readonly #keys = new Set<string>();

  add(path: string, facts: ImageFacts): string {
    this.images[path] = { ...facts };
    return path;
  }

  layer({ name, group }: NamedGroup, at: number): Layer {
    const key = this.#freeKey(safeName(name) || `layer-${at + 1}`);
    return {
      name: name || messages.layerNumber(at + 1),
      safe_name: key,
      order: at + 1,
      layer_type: 'items',
      items: nameItems(group, name).map((item) => this.#item(item, key)),
    };
  }

  #item({ image, name, range, code }: NamedItem, key: string): LayerItem {
    const shown = name || messages.itemNumber(this.#ids.size + 1);
    const id = code !== null && !this.#ids.has(code) ? code : freeId(this.#ids, [], `${key}-${shown}`);
    this.#ids.add(String(id));
    return {
      id,
      name: shown,
      image_path: image.visible === null ? null : this.add(imagePath(`layers/${key}`, shown, image), image),
      thumbnail: null,
      filter:
        range === null ? [] : [{ name: 'Range', options: [readableName(splitNumbers([range])[0]?.rest ?? range)] }],
      product_code: code,
      price: null,
      disabled: null,
    };
  }

  #freeKey(key: string): string {
    let free = key;
    for (let count = 2; this.#keys.has(free); count++) free = `${key}-${count}`;
    this.#keys.add(free);
    return free;
  }
}

/** Names that are all in capitals say nothing by them: 'VANITY - OAK' is read as 'vanity - oak'. */
const inUsualLetters = (images: readonly ImageFacts[]): ImageFacts[] =>
  images.every(({ name }) => !/\p{Ll}/u.test(bareName(name)))
    ? images.map((image) => ({ ...image, name: image.name.toLowerCase() }))
    : [...images];

const SMALL_COPIES = /(?:^|\/)(?:thumbs?|thumbnails?|icons?|previews?|vorschau|vignettes?|miniaturas?|miniature)\//i;

/** Whether an image is a small copy of another one, in a folder that says so: thumbnails are cut from the images. */
const smallCopies = (images: readonly ImageFacts[]): ((image: ImageFacts) => boolean) => {
  const fileOf = (name: string): string => bareName(name.slice(name.lastIndexOf('/') + 1)).toLowerCase();
  const others = new Set(images.flatMap(({ name }) => (SMALL_COPIES.test(name) ? [] : [fileOf(name)])));
  return ({ name }) => SMALL_COPIES.test(name) && others.has(fileOf(name));
};

const sceneTitle = (name: string): string => readableName(splitNumbers([name])[0]?.rest ?? name);

/** The draft with scenes, each with the images of its set. */
const withScenes = (draft: LayeredDraft, { scenes, roomName }: ImageSets): LayeredDraft =>
  scenes.reduce((before, { name, images }) => {
    const file = addScene(before.file, sceneTitle(name), sceneTitle(roomName ?? ROOM_SCENE));
    const { type, images: known } = before;
    return fillScene({ type, file, images: known }, String(scenesOf(file).at(-1)?.id), images);
  }, draft);

/**
 * Makes the first draft of a configurator from a folder of images: the image under all layers, a layer for each folder
 * or for each name that several files share, in the order of their numbers or of what they cover, items with readable
 * names, and scenes. All of it is a guess that a person can change.
 */
export const draftFromImages = (images: readonly ImageFacts[]): FirstDraft => {
  const sets = splitSets(withoutSharedFolders(images));
  const all = inUsualLetters(withoutSharedFolders(sets.room));
  const base = findBase(all);
  const isLeftOut = smallCopies(all);
  const unused = all.filter(
    (image) => image !== base && (isLeftOut(image) || (isOpaque(image) && isPreviewName(image.name))),
  );
  const rest = all.filter((image) => image !== base && !unused.includes(image));
  const builder = new DraftBuilder();
  const layers = orderGroups(groupImages(rest)).map((group, at) => builder.layer(group, at));
  const ground = base ?? rest[0];
  const type = ground && isPanorama(ground) ? 'panoramic' : 'stockset';
  const file: LayeredFile = {
    layers,
    filter_groups: [],
    base: base && {
      image: builder.add(imagePath('base', 'base', base), base),
      width: base.width,
      height: base.height,
      projection: type === 'panoramic' ? 'equirectangular' : 'perspective',
      initial_yaw: 0,
    },
  };
  const draft = withScenes({ type, file, images: builder.images }, sets);
  const smaller = sets.smaller.map(({ name }) => name);
  return { ...draft, leftOut: unused.map(({ name }) => name), smaller };
};
