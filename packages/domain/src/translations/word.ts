import type { WordKind } from '@vitrine/contract/translations/limits';

/** A word of a catalogue that visitors read, in the language that it was written in. */
export interface Word {
  /** Where it is: kind, ids and field, the same in every version. */
  place: string;
  kind: WordKind;
  source: string;
  /** Characters that a translation may have. */
  maxLength: number;
  /** What it belongs to, such as the layer of an item; '' without. */
  context: string;
}

/** Place -> text in one language. */
export type Words = Readonly<Record<string, string>>;

/** The text of a place in a language; undefined where it is not translated. */
export const wordAt = (words: Words, place: string): string | undefined =>
  Object.hasOwn(words, place) ? words[place] : undefined;
