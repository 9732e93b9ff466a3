import { ACCOUNT_LANGUAGES, type AccountLanguage, LANGUAGES, type Language } from './limits.ts';

/**
 * The BCP 47 tag of a language, for Intl and for the attribute lang of HTML. Swedish is "se" in embed codes and files,
 * which is Northern Sami to a browser. Arabic has the digits 0 to 9, whatever the browser: shops of most Arabic
 * countries write prices with them, product codes and typed measures have them, and one page never mixes two kinds.
 */
export function localeOf(language: Language): string {
  if (language === 'se') return 'sv';
  if (language === 'ar') return 'ar-u-nu-latn';
  const [short, region] = language.split('-');
  return region === undefined ? language : `${short}-${region.toUpperCase()}`;
}

/** The tag of a language without the digits that it is written with, for formats that know languages and regions only. */
export const plainTagOf = (language: Language): string => localeOf(language).replace(/-u-.*/, '');

/** Tags of languages that have another name here; "iw" is the former one of Hebrew. */
const OTHER_TAGS: Readonly<Record<string, string>> = { sv: 'se', en: 'en-gb', iw: 'he' };

/** The languages that are written from right to left. */
const RIGHT_TO_LEFT: readonly string[] = ['ar', 'he'];

/** The direction that a language is written in. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr');

/** The first language of a list that a tag names: "de-AT" is "de", "sv-SE" is "se"; undefined for an unknown tag. */
function findLanguage<Known extends Language>(tag: string, known: readonly Known[]): Known | undefined {
  const lower = tag.trim().toLowerCase().replaceAll('_', '-');
  const short = lower.split('-')[0] ?? '';
  const named = (name: string) => known.find((language) => language === name);
  return named(lower) ?? named(OTHER_TAGS[short] ?? short);
}

/** The visitor language of a tag; undefined for an unknown one. */
export const languageOfTag = (tag: string): Language | undefined => findLanguage(tag, LANGUAGES);

/** The account language of a tag; undefined for an unknown one. */
export const accountLanguageOfTag = (tag: string): AccountLanguage | undefined => findLanguage(tag, ACCOUNT_LANGUAGES);

/**
 * The language of what a browser prefers, best first. American English counts as British here: it is what a browser
 * says that nobody set, and the texts of the product are British; an account or a page chooses it by name.
 */
function findPreferred<Known extends Language>(
  tags: readonly string[],
  known: readonly Known[],
  british: Known,
): Known | undefined {
  for (const tag of tags) {
    const language = findLanguage(tag, known);
    if (language !== undefined) return language === 'en-us' ? british : language;
  }
  return undefined;
}

/** The account language of what a browser prefers. */
export const preferredLanguage = (tags: readonly string[]): AccountLanguage | undefined =>
  findPreferred(tags, ACCOUNT_LANGUAGES, 'en-gb');

/** The visitor language of what a browser prefers. */
export const preferredVisitorLanguage = (tags: readonly string[]): Language | undefined =>
  findPreferred(tags, LANGUAGES, 'en-gb');
