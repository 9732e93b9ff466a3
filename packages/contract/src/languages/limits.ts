import { LANGUAGE_LIST, type LanguageEntry, type LanguageList } from './list.ts';

/** A language of visitors: viewer, form and the emails to them. */
export type Language = keyof LanguageList;

/** A language of accounts: screens and every email to them. */
export type AccountLanguage = {
  [Tag in Language]: LanguageList[Tag] extends { visitorsOnly: true } ? never : Tag;
}[Language];

/** The languages of visitors, which are all. The default is first. */
export const LANGUAGES = Object.keys(LANGUAGE_LIST) as readonly string[] as readonly Language[];

export const entryOf = (language: Language): LanguageEntry => LANGUAGE_LIST[language];

/** Whether accounts have a language. */
export const isAccountLanguage = (language: Language): language is AccountLanguage => !entryOf(language).visitorsOnly;

/** The languages of accounts. The default is first. */
export const ACCOUNT_LANGUAGES: readonly AccountLanguage[] = /* @__PURE__ */ LANGUAGES.filter(isAccountLanguage);

export const DEFAULT_LANGUAGE = 'en-gb';
