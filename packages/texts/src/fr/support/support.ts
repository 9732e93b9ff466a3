import type { supportMessages } from '@vitrine/contract/support/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof supportMessages> = {
  title: 'Assistance',
  contacts: 'Contacts',
  contactsHelp: 'Indiquez le configurateur et l’adresse de la page, pour que nous puissions vous aider rapidement.',
  email: 'E-mail',
  phone: 'Téléphone',
  book: 'Réserver un appel',
  bookHelp: 'Choisissez un créneau dans notre agenda. Il s’ouvre dans une nouvelle fenêtre.',
  noContacts: 'Adressez-vous à la personne qui a mis en place ce service pour vous.',
  issues: 'Problèmes courants',
  fetching: 'Chargement des contacts…',

  theContacts: 'Les contacts',
};
