import { builderLimits as limits } from '@vitrine/contract/configurators/builder-limits';
import { type ImageFacts, overlap, unionOf } from '../image-facts.ts';
import { groupFlat } from './group-by-words.ts';
import type { ImageGroup } from './image-group.ts';
import { bareNames } from './read-names.ts';

const foldersOf = (name: string): string[] => name.split('/').slice(0, -1);

export const fileOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

/** The number of folders that all names begin with. */
const sharedDepth = (names: readonly string[]): number => {
  const [first = [], ...others] = names.map(foldersOf);
  const differs = first.findIndex((step, at) => others.some((other) => other[at] !== step));
  return differs < 0 ? first.length : differs;
};

const withoutFolders = (image: ImageFacts, count: number): ImageFacts =>
  count === 0 ? image : { ...image, name: image.name.split('/').slice(count).join('/') };

/** The images with names that begin where they differ: 'renders/final/doors/navy.png' is 'doors/navy.png'. */
export const withoutSharedFolders = (images: readonly ImageFacts[]): ImageFacts[] => {
  const depth = sharedDepth(images.map(({ name }) => name));
  return images.map((image) => withoutFolders(image, depth));
};

/** A folder around the folders of all layers says nothing; the folder of the only layer is its name. */
const withoutWrapper = (images: readonly ImageFacts[]): ImageFacts[] => {
  const inFolders = images.filter(({ name }) => name.includes('/'));
  const depth = sharedDepth(inFolders.map(({ name }) => name));
  const hasDeeper = inFolders.some(({ name }) => foldersOf(name).length > depth);
  const removed = hasDeeper ? depth : Math.max(0, depth - 1);
  return images.map((image) => (image.name.includes('/') ? withoutFolders(image, removed) : image));
};

const groupBy = <T, K>(all: readonly T[], keyOf: (one: T) => K): Map<K, T[]> => {
  const found = new Map<K, T[]>();
  for (const one of all) found.set(keyOf(one), [...(found.get(keyOf(one)) ?? []), one]);
  return found;
};

const asGroup = (name: string, images: readonly ImageFacts[], rangeOf: (image: ImageFacts) => string | null) => ({
  name,
  images: [...groupBy(images, rangeOf)].flatMap(([range, part]) => {
    const names = bareNames(part.map((image) => ({ ...image, name: fileOf(image.name) })));
    return part.map((image, at) => ({ image, name: names[at] ?? image.name, range }));
  }),
});

/** The images of a folder by the folders in it. */
type Inner = Map<string, ImageFacts[]>;

const areRanges = (inner: Inner): boolean => {
  const [first = [], ...others] = [...inner.values()].map((part) => unionOf(part.map(({ coverage }) => coverage)));
  return others.every((other) => overlap(first, other) >= limits.rangeOverlap);
};

/** @param isArea the folder holds layers, as the others beside it do */
const groupFolder = (folder: string, inner: Inner, isArea: boolean): ImageGroup[] =>
  isArea
    ? [...inner].map(([name, part]) => asGroup(name || folder, part, () => null))
    : [asGroup(folder, [...inner.values()].flat(), ({ name }) => foldersOf(name).slice(1).join(' ') || null)];

/**
 * Sorts the images of a folder into layers: one for each folder, and those without a folder by the words of their names
 * and by the region that they cover. Folders within a layer's folder are its ranges when they cover the same region.
 * @param images without the base, their names without the folders that all share
 */
export const groupImages = (images: readonly ImageFacts[]): ImageGroup[] => {
  const bare = withoutWrapper(images);
  const folders = groupBy(bare, ({ name }) => foldersOf(name)[0] ?? '');
  const flat = folders.get('') ?? [];
  folders.delete('');
  const inners = [...folders].map(
    ([folder, inside]) => [folder, groupBy(inside, ({ name }) => foldersOf(name).slice(1).join(' '))] as const,
  );
  const haveAreas = inners.some(([, inner]) => !areRanges(inner));
  const inFolders = inners.flatMap(([folder, inner]) =>
    groupFolder(folder, inner, haveAreas && (inner.size === 1 || !areRanges(inner))),
  );
  return [...inFolders, ...groupFlat(flat)];
};
