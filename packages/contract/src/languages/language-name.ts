import { inLocale } from '../texts/in-locale.ts';
import { currentLanguage } from '../texts/translations.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_NAME, type Language } from './limits.ts';
import { localeOf } from './tags.ts';

const names = inLocale((locale) => new Intl.DisplayNames(locale, { type: 'language', languageDisplay: 'standard' }));

/** What the reader's language calls a language: "Schwedisch" for "se" in German. */
export const languageName = (language: Language): string =>
  currentLanguage() === DEFAULT_LANGUAGE
    ? LANGUAGE_NAME[language]
    : (names().of(localeOf(language).split('-u-')[0] ?? language) ?? LANGUAGE_NAME[language]);
