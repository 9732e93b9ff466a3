import { defineMessages, message } from '../texts/define-messages.ts';

/** Texts of the languages of a tenant's email texts. */
export const emailLanguageMessages = defineMessages('customisation/languages', {
  language: 'Language of the texts',
  help: 'Your texts can differ by language. A language without its own text gets the one of your main language.',
  main: (language: string) => message('{language} (main language)', { language }),
  written: (language: string, count: number) =>
    message('{count, plural, one {{language}, # text} other {{language}, # texts}}', { language, count }),
  getsMain: (reader: string, main: string) =>
    message('Visitors who read {reader} get the {main} text.', { reader, main }),
  common: 'Sender, enquiry subject, social links and what is switched on are common to all languages.',
  preview: 'Preview in',
  beside: 'Beside it',
  nothing: 'One language only',
  previewIn: (language: string) => message('Preview in {language}', { language }),
  tenantEmail: 'You get this email in the language of emails that Account Settings name.',
});
