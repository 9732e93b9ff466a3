import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { personMessages } from '@vitrine/contract/users/field-messages';

export const texts: TextsOf<typeof personMessages> = {
  firstName: 'Nome',
  secondName: 'Cognome',
  emailAddress: 'Indirizzo e-mail',
  resellerLastName: 'Cognome',
  resellerEmailAddress: 'Indirizzo e-mail',
};
