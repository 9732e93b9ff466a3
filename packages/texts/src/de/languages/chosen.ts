import type { languageMessages } from '@vitrine/contract/languages/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof languageMessages> = {
  own: 'Ihre Sprache',
  ownHelp: 'Die Sprache der Oberfläche und der E-Mails zu Ihrem Konto.',
  language: 'Sprache',
  asTenant: 'Wie meine Organisation',
  save: 'Sprache speichern',
  savedTitle: 'Gespeichert',
  savedAsTenant: 'E-Mails haben die Sprache Ihrer Organisation.',
  saved: 'Sprache der E-Mails zu Ihrem Konto: {language}.',
  notSavedTitle: 'Die Sprache wurde nicht gespeichert',
  ofTenant: 'Sprache der E-Mails',
  ofTenantHelp:
    'Für Benachrichtigungen über Anfragen und Angebote und für E-Mails an Benutzer, die keine Sprache gewählt haben.',
  asManufacturer: 'Wie {manufacturer}',
};
