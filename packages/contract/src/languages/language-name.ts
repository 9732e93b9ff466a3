import { inLocale } from '../texts/in-locale.ts';
import { currentLanguage } from '../texts/translations.ts';
import { DEFAULT_LANGUAGE, type Language } from './limits.ts';
import { englishNameOf } from './names.ts';
import { plainTagOf } from './tags.ts';

const names = inLocale((locale) => new Intl.DisplayNames(locale, { type: 'language', languageDisplay: 'standard' }));

/** What the reader's language calls a language: "Schwedisch" for "se" in German. */
export const languageName = (language: Language): string =>
  currentLanguage() === DEFAULT_LANGUAGE
    ? englishNameOf(language)
    : (names().of(plainTagOf(language)) ?? englishNameOf(language));
