import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { personMessages } from '@vitrine/contract/users/field-messages';

export const texts: TextsOf<typeof personMessages> = {
  firstName: 'Nome próprio',
  secondName: 'Apelido',
  emailAddress: 'Endereço de e-mail',
  resellerLastName: 'Apelido',
  resellerEmailAddress: 'Endereço de e-mail',
};
