import type { supportMessages } from '@vitrine/contract/support/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof supportMessages> = {
  title: 'Support',
  contacts: 'Kontakt',
  contactsHelp: 'Nennen Sie den Konfigurator und die Adresse der Seite, damit wir schnell helfen können.',
  email: 'E-Mail',
  phone: 'Telefon',
  book: 'Gespräch buchen',
  bookHelp: 'Wählen Sie eine Zeit in unserem Kalender. Er öffnet sich in einem neuen Fenster.',
  noContacts: 'Fragen Sie die Person, die diesen Dienst für Sie eingerichtet hat.',
  issues: 'Häufige Probleme',
  fetching: 'Kontaktdaten werden geladen …',

  theContacts: 'Kontaktdaten',
};
