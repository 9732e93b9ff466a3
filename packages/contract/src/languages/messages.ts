import { type AccountLanguage, OWN_NAME } from './limits.ts';

/** Texts of the languages of an account and of a tenant. */
export const languageMessages = {
  own: 'Your language',
  ownHelp: 'The language of the screens, and of emails about your account.',
  language: 'Language',
  asBrowser: 'As my browser says',
  save: 'Save language',
  savedTitle: 'Saved',
  saved: (language: AccountLanguage | null) =>
    language === null ? 'Your browser decides the language.' : `Your language is ${OWN_NAME[language]}.`,
  notSavedTitle: 'The language was not saved',
  ofTenant: 'Language of emails',
  ofTenantHelp: 'Notifications of enquiries and quotes, and emails to users who chose no language.',
  asManufacturer: (manufacturer: string) => `As ${manufacturer}`,
} as const;
