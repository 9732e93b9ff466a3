import { ACCOUNT_LANGUAGES, type AccountLanguage, entryOf, LANGUAGES, type Language } from './limits.ts';

/** The BCP 47 tag of a language, for Intl and for the attribute lang of HTML. */
export const localeOf = (language: Language): string => entryOf(language).locale ?? language;

/** The tag of a language without the digits that it is written with, for formats that know languages and regions only. */
export const plainTagOf = (language: Language): string => new Intl.Locale(localeOf(language)).baseName;

/** The direction that a language is written in. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => entryOf(language).direction ?? 'ltr';

/** Former codes of languages, which browsers still say. */
const FORMER: Readonly<Record<string, string>> = { iw: 'he' };

/** The first language of a list that a tag names: "de-AT" is "de", "sv-SE" is "se"; undefined for an unknown tag. */
function findLanguage<Known extends Language>(tag: string, known: readonly Known[]): Known | undefined {
  const lower = tag.trim().toLowerCase().replaceAll('_', '-');
  const short = lower.split('-')[0] ?? '';
  const code = FORMER[short] ?? short;
  return (
    known.find((language) => language === lower) ??
    known.find((language) => language === code || localeOf(language).split('-')[0] === code)
  );
}

/** The visitor language of a tag; undefined for an unknown one. */
export const languageOfTag = (tag: string): Language | undefined => findLanguage(tag, LANGUAGES);

/** The account language of a tag; undefined for an unknown one. */
export const accountLanguageOfTag = (tag: string): AccountLanguage | undefined => findLanguage(tag, ACCOUNT_LANGUAGES);

/**
 * The language of what a browser prefers, best first. American English counts as British here: it is what a browser
 * says that nobody set, and the texts of the product are British; an account or a page chooses it by name.
 */
function findPreferred<Known extends Language>(tags: readonly string[], known: readonly Known[]): Known | undefined {
  for (const tag of tags) {
    const language = findLanguage(tag, known);
    if (language !== undefined) return language === 'en-us' ? known[0] : language;
  }
  return undefined;
}

/** The account language of what a browser prefers. */
export const preferredLanguage = (tags: readonly string[]): AccountLanguage | undefined =>
  findPreferred(tags, ACCOUNT_LANGUAGES);

/** The visitor language of what a browser prefers. */
export const preferredVisitorLanguage = (tags: readonly string[]): Language | undefined =>
  findPreferred(tags, LANGUAGES);
