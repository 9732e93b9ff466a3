import type { supportMessages } from '@vitrine/contract/support/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof supportMessages> = {
  title: 'Suporte',
  contacts: 'Contactos',
  contactsHelp: 'Indique o configurador e o endereço da página, para podermos ajudar rapidamente.',
  email: 'E-mail',
  phone: 'Telefone',
  book: 'Marcar chamada',
  bookHelp: 'Escolha uma hora no nosso calendário. Abre numa nova janela.',
  noContacts: 'Fale com a pessoa que lhe configurou este serviço.',
  issues: 'Problemas comuns',
  fetching: 'A carregar contactos…',
  theContacts: 'Contactos',
};
