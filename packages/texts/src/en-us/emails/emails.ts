import type { emailMessages } from '@vitrine/contract/emails/messages';
import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: SomeTextsOf<typeof emailMessages> = {
  help: 'What was sent about this inquiry.',
  none: 'No email was sent about this inquiry.',
};
