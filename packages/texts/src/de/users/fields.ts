import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { personMessages } from '@vitrine/contract/users/field-messages';

export const texts: TextsOf<typeof personMessages> = {
  firstName: 'Vorname',
  secondName: 'Nachname',
  emailAddress: 'E-Mail-Adresse',
  resellerLastName: 'Nachname',
  resellerEmailAddress: 'E-Mail-Adresse',
};
