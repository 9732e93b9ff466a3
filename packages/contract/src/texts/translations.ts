import { DEFAULT_LANGUAGE, type Language } from '../languages/limits.ts';

/** The texts of one file of messages in another language, by name; groups inside have theirs. */
export interface Translation {
  readonly [name: string]: string | Translation;
}

const files = new Set<string>();
const translations = new Map<string, ReadonlyMap<string, string>>();
let readLanguage: () => Language = () => DEFAULT_LANGUAGE;

const keyOf = (language: Language, file: string): string => `${language} ${file}`;

/** Names the files of messages that are in use, so that their translations can be loaded. */
export const registerTexts = (file: string): void => {
  files.add(file);
};

/** How the language of the reader is found: the account's or the visitor's in a browser, that of the request on a server. */
export const setLanguageSource = (source: () => Language): void => {
  readLanguage = source;
};

/** The language in which messages are read at this moment. */
export const currentLanguage = (): Language => readLanguage();

/** The files of messages in use whose texts in a language were not added yet. */
export const filesToLoad = (language: Language): string[] =>
  [...files].filter((file) => !translations.has(keyOf(language, file)));

const flatten = (translation: Translation, prefix = ''): [string, string][] =>
  Object.entries(translation).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[`${prefix}${name}`, value]] : flatten(value, `${prefix}${name}.`),
  );

/** Adds the texts of a file in a language. */
export const addTranslation = (language: Language, file: string, translation: Translation): void => {
  translations.set(keyOf(language, file), new Map(flatten(translation)));
};

/** A text in the current language; undefined where it has none, and its source is read instead. */
export function textOf(file: string, name: string): { text: string; language: Language } | undefined {
  const language = readLanguage();
  const text = translations.get(keyOf(language, file))?.get(name);
  return text === undefined ? undefined : { text, language };
}
