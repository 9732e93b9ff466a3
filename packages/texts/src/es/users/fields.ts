import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { personMessages } from '@vitrine/contract/users/field-messages';

export const texts: TextsOf<typeof personMessages> = {
  firstName: 'Nombre',
  secondName: 'Apellidos',
  emailAddress: 'Dirección de correo',
  resellerLastName: 'Apellidos',
  resellerEmailAddress: 'Dirección de correo',
};
