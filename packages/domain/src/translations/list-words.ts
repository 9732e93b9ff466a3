import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import type { ConfiguratorType } from '@vitrine/contract/configurators/limits';
import type { Translate } from './map-file-words.ts';
import { type LiveParts, mapLiveWords } from './map-live-words.ts';
import { mapFileWords } from './map-words.ts';
import { maxLengthOf } from './max-length.ts';
import { surchargePlace } from './places.ts';
import type { Word } from './word.ts';

export interface WordSources {
  type: ConfiguratorType;
  file: ConfiguratorFile;
  live: LiveParts;
  /** Names of the surcharges of the tenant's price lists. */
  surcharges: readonly string[];
}

/**
 * The words of a configurator that visitors read, each place once, in the order of the catalogue. Words without a letter
 * (sizes, codes of digits) are listed as well: a language may write them in another way.
 */
export function listWords({ type, file, live, surcharges }: WordSources): Word[] {
  const words = new Map<string, Word>();
  const collect: Translate = (word) => {
    // The database cannot store a null character, and no catalogue means one.
    const hasText = word.source.trim() !== '' && !`${word.place}${word.source}`.includes('\0');
    if (hasText && !words.has(word.place)) words.set(word.place, { ...word, maxLength: maxLengthOf(word) });
    return word.source;
  };
  mapFileWords(type, file, collect);
  mapLiveWords(live, collect);
  for (const name of surcharges)
    collect({
      place: surchargePlace(name),
      ...{ kind: 'surcharge', source: name, context: '' },
    });
  return [...words.values()];
}

/** The words of several versions: those of the first, and what only a later one has. */
export function joinWords(...lists: readonly (readonly Word[])[]): Word[] {
  const joined = new Map<string, Word>();
  for (const word of lists.flat()) if (!joined.has(word.place)) joined.set(word.place, word);
  return [...joined.values()];
}
