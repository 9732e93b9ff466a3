import { foldText } from '../text/fold-text.ts';

const parts = (text: string, separator: string): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/**
 * Reads the search grammar: a comma means ANY, a plus means BOTH, and the plus binds closer. 'blue, green + racing' ->
 * [['blue'], ['green', 'racing']].
 */
export const parseSearch = (query: string): string[][] =>
  parts(foldText(query), ',')
    .map((alternative) => parts(alternative, '+'))
    .filter((words) => words.length > 0);

/** Folded texts. A table stores them with its rows, so that a search converts nothing again. */
export type SearchedTexts = readonly string[];

export const searchedTexts = (text: string | readonly string[]): SearchedTexts =>
  (typeof text === 'string' ? [text] : text).map(foldText);

/** The same as matchesSearch for texts that are folded already. */
export const matchesFolded = (parsed: readonly (readonly string[])[], texts: SearchedTexts): boolean =>
  parsed.length === 0 || parsed.some((words) => words.every((word) => texts.some((each) => each.includes(word))));

/**
 * Substring match, whatever the case and the accents. Each word of a list may be in any of the texts. A search without words matches
 * all.
 */
export const matchesSearch = (parsed: readonly (readonly string[])[], text: string | readonly string[]): boolean =>
  parsed.length === 0 || matchesFolded(parsed, searchedTexts(text));
