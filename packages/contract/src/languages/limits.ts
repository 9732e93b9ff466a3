/** The languages of accounts: screens and every email to them. The default is first. */
export const ACCOUNT_LANGUAGES = ['en-gb', 'en-us', 'es', 'fr', 'it', 'de', 'pt', 'nl', 'se'] as const;
export type AccountLanguage = (typeof ACCOUNT_LANGUAGES)[number];

/** The languages of visitors: viewer, form and the emails to them. */
export const LANGUAGES = [...ACCOUNT_LANGUAGES, 'ar', 'he'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: AccountLanguage = ACCOUNT_LANGUAGES[0];

/** Labels of the languages. */
export const LANGUAGE_NAME: Record<Language, string> = {
  'en-gb': 'English (UK)',
  'en-us': 'English (US)',
  es: 'Spanish',
  fr: 'French',
  it: 'Italian',
  de: 'German',
  pt: 'Portuguese',
  nl: 'Dutch',
  se: 'Swedish',
  ar: 'Arabic',
  he: 'Hebrew',
};
