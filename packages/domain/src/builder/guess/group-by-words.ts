import { builderLimits as limits } from '@vitrine/contract/configurators/builder-limits';
import { type ImageFacts, overlap, unionOf } from '../image-facts.ts';
import type { GroupedImage, ImageGroup } from './image-group.ts';
import { bareNames, splitNumbers } from './read-names.ts';

interface WordedImage {
  image: ImageFacts;
  words: string[];
}

/** What separates the parts of a name, the strongest first. */
const SEPARATORS = [/\s+[-–—]\s+/, /__+|--+/, /_/, /[-–—]/, /\s+|(?<=\p{Ll}{2})(?=\p{Lu})/u] as const;
const LEADING_NUMBER = /^\d+[\s._)-]+(?=\S)/;

/** Splits names at the strongest separator that most of them have. */
const splitWords = (images: readonly ImageFacts[]): WordedImage[] => {
  const names = bareNames(images);
  const ordered = splitNumbers(names);
  // Numbers that order the layers are the same for all images of a layer.
  const rests = ordered.map(({ order, rest }) => (order === null ? rest.replace(LEADING_NUMBER, '') : rest));
  const separator = SEPARATORS.find((one) => rests.filter((name) => one.test(name)).length > images.length / 2);
  return images.map((image, at) => {
    const rest = rests[at] ?? '';
    return { image, words: separator ? rest.split(separator).filter((word) => word !== '') : [rest] };
  });
};

const same = (one: string | undefined, other: string | undefined): boolean =>
  one?.toLowerCase() === other?.toLowerCase();

/** The words that all names begin with; each keeps at least one other. */
const sharedStart = (all: readonly WordedImage[]): string[] => {
  const [first, ...others] = all;
  if (!first || others.length === 0) return [];
  const shortest = Math.min(...all.map(({ words }) => words.length)) - 1;
  const differs = first.words.findIndex((word, at) => others.some(({ words }) => !same(words[at], word)));
  return first.words.slice(0, Math.max(0, Math.min(shortest, differs < 0 ? shortest : differs)));
};

const asImages = (all: readonly WordedImage[], from: number, to?: number): GroupedImage[] =>
  all.map(({ image, words }) => ({ image, name: words.slice(from, to).join(' ') || words.join(' '), range: null }));

const groupByWord = (all: readonly WordedImage[], at: 0 | -1): ImageGroup[] => {
  const found = new Map<string, WordedImage[]>();
  for (const one of all) {
    const word = one.words.at(at)?.toLowerCase() ?? '';
    found.set(word, [...(found.get(word) ?? []), one]);
  }
  return [...found.values()].map((group) => {
    if (at === -1) return { name: group[0]?.words.at(-1) ?? '', images: asImages(group, 0, -1) };
    const start = sharedStart(group);
    const name = start.length > 0 ? start : (group[0]?.words.slice(0, 1) ?? []);
    return { name: name.join(' '), images: asImages(group, name.length) };
  });
};

/** Images that cover the same region are choices of one layer, whatever their names are. */
const groupByRegion = (all: readonly WordedImage[]): ImageGroup[] => {
  const groups: [WordedImage, ...WordedImage[]][] = [];
  for (const one of all) {
    const found = groups.find(([first]) => overlap(first.image.coverage, one.image.coverage) >= limits.choiceOverlap);
    if (found) found.push(one);
    else groups.push([one]);
  }
  return groups.map((group) => {
    const start = sharedStart(group);
    return { name: start.join(' '), images: asImages(group, start.length) };
  });
};

/** How many images cover the same region as the others of their group; those that are alone do not count. */
const countAlike = (groups: readonly ImageGroup[]): number =>
  groups.reduce((sum, { images }) => {
    if (images.length < 2) return sum;
    const whole = unionOf(images.map(({ image }) => image.coverage));
    return images.reduce((part, { image }) => part + overlap(image.coverage, whole), sum);
  }, 0);

/**
 * Sorts images of one folder into layers: by the first words of their names, by the last one where that fits the regions
 * that they cover better, or by these regions alone.
 */
export const groupFlat = (images: readonly ImageFacts[]): ImageGroup[] => {
  if (images.length === 0) return [];
  const whole = splitWords(images);
  const start = sharedStart(whole);
  const all = whole.map(({ image, words }) => ({ image, words: words.slice(start.length) }));
  const byFirst = groupByWord(all, 0);
  const byLast = groupByWord(all, -1);
  const best = countAlike(byLast) > countAlike(byFirst) * limits.lastWordsBetter ? byLast : byFirst;
  if (countAlike(best) >= all.length * limits.wordsFit) return best;
  const byRegion = groupByRegion(all);
  return byRegion.map((group) =>
    byRegion.length === 1 && group.name === '' ? { ...group, name: start.join(' ') } : group,
  );
};
