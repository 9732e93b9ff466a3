import type { supportMessages } from '@vitrine/contract/support/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof supportMessages> = {
  title: 'Support',
  contacts: 'Contact',
  contactsHelp: 'Noem de configurator en het adres van de pagina, dan kunnen we u snel helpen.',
  email: 'E-mail',
  phone: 'Telefoon',
  book: 'Gesprek plannen',
  bookHelp: 'Kies een tijd in onze agenda. Die opent in een nieuw venster.',
  noContacts: 'Vraag degene die deze dienst voor u heeft ingericht.',
  issues: 'Bekende problemen',
  fetching: 'Contactgegevens laden…',
  theContacts: 'De contactgegevens',
};
