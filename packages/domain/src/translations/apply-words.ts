import { mapFileWords } from './map-words.ts';
import { translateWith } from './translate-with.ts';
import type { Words } from './word.ts';

type FileInput = Parameters<typeof mapFileWords>;

/** The data file in a language. */
export const applyWords = <File extends FileInput[1]>(type: FileInput[0], file: File, words: Words): File =>
  mapFileWords(type, file, translateWith(words));
