import {
  ACCOUNT_LANGUAGES,
  type AccountLanguage,
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
  SCREEN_LANGUAGES,
} from './limits.ts';

/**
 * The BCP 47 tag of a language, for Intl and for the attribute lang of HTML. Swedish is "se" in embed codes and files,
 * which is Northern Sami to a browser.
 */
export function localeOf(language: Language): string {
  if (language === 'se') return 'sv';
  const [short, region] = language.split('-');
  return region === undefined ? language : `${short}-${region.toUpperCase()}`;
}

/** The first language of a list that a tag names: "de-AT" is "de", "sv-SE" is "se"; undefined for an unknown tag. */
function findLanguage<Known extends Language>(tag: string, known: readonly Known[]): Known | undefined {
  const lower = tag.trim().toLowerCase().replaceAll('_', '-');
  const short = lower.split('-')[0] ?? '';
  const named = (name: string) => known.find((language) => language === name);
  return named(lower) ?? named(short === 'sv' ? 'se' : short === 'en' ? 'en-gb' : short);
}

/** The visitor language of a tag; undefined for an unknown one. */
export const languageOfTag = (tag: string): Language | undefined => findLanguage(tag, LANGUAGES);

/** The account language of a tag; undefined for an unknown one. */
export const accountLanguageOfTag = (tag: string): AccountLanguage | undefined => findLanguage(tag, ACCOUNT_LANGUAGES);

/**
 * The account language of what a browser prefers, best first. American English counts as British here: it is what a
 * browser says that nobody set, and the texts of the product are British; an account chooses it by name.
 */
export function preferredLanguage(tags: readonly string[]): AccountLanguage | undefined {
  for (const tag of tags) {
    const language = accountLanguageOfTag(tag);
    if (language !== undefined) return language === 'en-us' ? 'en-gb' : language;
  }
  return undefined;
}

/** The language in which screens and refusals are read by a person of this language. */
export const screenLanguage = (language: AccountLanguage | undefined): AccountLanguage =>
  language !== undefined && SCREEN_LANGUAGES.includes(language) ? language : DEFAULT_LANGUAGE;
