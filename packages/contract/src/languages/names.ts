import { DEFAULT_LANGUAGE, type Language } from './limits.ts';
import { localeOf } from './tags.ts';

/** With the region where a language has several: 'English (UK)' rather than 'British English'. */
const nameIn = (reader: Language, language: Language): string =>
  new Intl.DisplayNames(localeOf(reader), { type: 'language', languageDisplay: 'standard', style: 'short' }).of(
    new Intl.Locale(localeOf(language)).baseName,
  ) ?? language;

/** What a language is called in English: 'Swedish', 'English (UK)'. */
export const englishNameOf = (language: Language): string => nameIn(DEFAULT_LANGUAGE, language);

/** What its speakers call a language, with a capital, for the choices of a picker: 'Svenska'. */
export function ownNameOf(language: Language): string {
  const [first = '', ...rest] = nameIn(language, language);
  return `${first.toLocaleUpperCase(localeOf(language))}${rest.join('')}`;
}
