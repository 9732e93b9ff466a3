import type { signOutMessages } from '@vitrine/contract/session/sign-out-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof signOutMessages> = {
  stillSignedIn: 'A sua sessão continua aberta',
  notSignedOut: 'A sessão não foi terminada',
};
