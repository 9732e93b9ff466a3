import { mapFileWords, type Translate } from './map-file-words.ts';
import { type Word, type Words, wordAt } from './word.ts';

/** Translates with the words of a language; a word without a translation stays as it is. */
export const translateWith =
  (words: Words): Translate =>
  ({ place, source }: Word) =>
    wordAt(words, place) || source;

type FileInput = Parameters<typeof mapFileWords>;

/** The data file in a language. */
export const applyWords = <File extends FileInput[1]>(type: FileInput[0], file: File, words: Words): File =>
  mapFileWords(type, file, translateWith(words));
