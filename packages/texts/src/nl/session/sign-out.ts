import type { signOutMessages } from '@vitrine/contract/session/sign-out-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof signOutMessages> = {
  stillSignedIn: 'U bent nog aangemeld',
  notSignedOut: 'Niet afgemeld',
};
