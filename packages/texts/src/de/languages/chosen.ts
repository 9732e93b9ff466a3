import type { languageMessages } from '@vitrine/contract/languages/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof languageMessages> = {
  own: 'Ihre Sprache',
  ownHelp: 'Die Sprache der Oberfläche und der E-Mails zu Ihrem Konto.',
  language: 'Sprache',
  asTenant: 'Automatisch',
  save: 'Sprache speichern',
  savedTitle: 'Gespeichert',
  savedAsTenant: 'Die Oberfläche folgt Ihrem Browser, E-Mails folgen Ihrer Organisation.',
  saved: 'Sprache der Oberfläche und der E-Mails zu Ihrem Konto: {language}.',
  notSavedTitle: 'Die Sprache wurde nicht gespeichert',
  ofTenant: 'Sprache der E-Mails',
  ofTenantHelp:
    'Für Benachrichtigungen über Anfragen und Angebote und für E-Mails an Benutzer, die keine Sprache gewählt haben.',
  asManufacturer: 'Wie {manufacturer}',
};
