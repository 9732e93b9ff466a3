import type { quoteLinkMessages } from '@vitrine/contract/quotes/link-messages';
import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: SomeTextsOf<typeof quoteLinkMessages> = {
  off: '{rate}% off',
  acceptConfirmRequired: 'Check the box to accept.',
};
