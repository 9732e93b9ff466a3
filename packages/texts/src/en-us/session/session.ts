import type { sessionMessages } from '@vitrine/contract/session/messages';
import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: SomeTextsOf<typeof sessionMessages> = {
  noOrganisation: 'This account does not belong to an organization, contact your sales manager for more information.',
  passwordOwn: 'The password cannot be your email address or the name of your organization.',
  passkeyLast: 'Your organization requires a second step, so you cannot remove the last one.',
};
