import { defineMessages, message } from '../texts/define-messages.ts';

/** Texts of the languages of an account and of a tenant. */
export const languageMessages = defineMessages('languages/chosen', {
  own: 'Your language',
  ownHelp: 'The language of your screens, and of emails about your account.',
  language: 'Language',
  asTenant: 'Automatic',
  save: 'Save language',
  savedTitle: 'Saved',
  savedAsTenant: 'Screens follow your browser, and emails your organisation.',
  saved: (language: string) => message('Screens and emails about your account are in {language}.', { language }),
  notSavedTitle: 'The language was not saved',
  ofTenant: 'Language of emails',
  ofTenantHelp: 'Notifications of enquiries and quotes, and emails to users who chose no language.',
  asManufacturer: (manufacturer: string) => message('As {manufacturer}', { manufacturer }),
});
