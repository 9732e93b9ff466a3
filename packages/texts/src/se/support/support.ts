import type { supportMessages } from '@vitrine/contract/support/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof supportMessages> = {
  title: 'Support',
  contacts: 'Kontakter',
  contactsHelp: 'Ange konfiguratorn och sidans adress, så kan vi hjälpa dig snabbt.',
  email: 'E-post',
  phone: 'Telefon',
  book: 'Boka samtal',
  bookHelp: 'Välj en tid i vår kalender. Den öppnas i ett nytt fönster.',
  noContacts: 'Kontakta den som har ställt in tjänsten åt dig.',
  issues: 'Vanliga problem',
  fetching: 'Hämtar kontakter …',
  theContacts: 'Kontakterna',
};
