import type { Translate } from './map-file-words.ts';
import { type Words, wordAt } from './word.ts';

/** Translates with the words of a language; a word without a translation stays as it is. */
export const translateWith =
  (words: Words): Translate =>
  ({ place, source }) =>
    wordAt(words, place) || source;
