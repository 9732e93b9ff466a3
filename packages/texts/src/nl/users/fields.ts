import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { personMessages } from '@vitrine/contract/users/field-messages';

export const texts: TextsOf<typeof personMessages> = {
  firstName: 'Voornaam',
  secondName: 'Achternaam',
  emailAddress: 'E-mailadres',
  resellerLastName: 'Achternaam',
  resellerEmailAddress: 'E-mailadres',
};
