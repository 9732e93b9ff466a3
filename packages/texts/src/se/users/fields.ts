import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { personMessages } from '@vitrine/contract/users/field-messages';

export const texts: TextsOf<typeof personMessages> = {
  firstName: 'Förnamn',
  secondName: 'Efternamn',
  emailAddress: 'E-postadress',
  resellerLastName: 'Efternamn',
  resellerEmailAddress: 'E-postadress',
};
