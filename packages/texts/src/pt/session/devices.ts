import type { deviceMessages } from '@vitrine/contract/session/device-name';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof deviceMessages> = {
  on: '{browser} em {system}',
  program: 'Um programa',
};
