import type { securityMessages } from '@vitrine/contract/session/security-messages';
import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: SomeTextsOf<typeof securityMessages> = {
  twoStepDemanded: 'Your organization requires a second step when you sign in. Set up one of these to continue.',
  passkeyNameHelp: 'Helps you recognize it later, for example the name of your device.',
  sessionsHelp: 'Where you are signed in. Sign out any device that you do not recognize, then change your password.',
};
