import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { personMessages } from '@vitrine/contract/users/field-messages';

export const texts: TextsOf<typeof personMessages> = {
  firstName: 'Prénom',
  secondName: 'Nom de famille',
  emailAddress: 'Adresse e-mail',
  resellerLastName: 'Nom de famille',
  resellerEmailAddress: 'Adresse e-mail',
};
