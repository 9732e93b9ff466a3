import { defineMessages, message } from '../texts/define-messages.ts';

/** Texts of the languages of an account and of a tenant. */
export const languageMessages = defineMessages('languages/chosen', {
  own: 'Your language',
  ownHelp: 'The language of the screens, and of emails about your account.',
  language: 'Language',
  asBrowser: 'As my browser says',
  save: 'Save language',
  savedTitle: 'Saved',
  savedAsBrowser: 'Your browser decides the language.',
  saved: (language: string) => message('Your language is {language}.', { language }),
  notSavedTitle: 'The language was not saved',
  ofTenant: 'Language of emails',
  ofTenantHelp: 'Notifications of enquiries and quotes, and emails to users who chose no language.',
  asManufacturer: (manufacturer: string) => message('As {manufacturer}', { manufacturer }),
});
