import type { supportMessages } from '@vitrine/contract/support/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof supportMessages> = {
  title: 'Assistenza',
  contacts: 'Contatti',
  contactsHelp: 'Indicare il configuratore e l’indirizzo della pagina, così possiamo aiutare rapidamente.',
  email: 'E-mail',
  phone: 'Telefono',
  book: 'Prenota una chiamata',
  bookHelp: 'Scegliere un orario nel nostro calendario. Si apre in una nuova finestra.',
  noContacts: 'Rivolgersi alla persona che ha attivato questo servizio.',
  issues: 'Problemi comuni',
  fetching: 'Caricamento dei contatti…',

  theContacts: 'I contatti',
};
