import type { billingMessages } from '@vitrine/contract/billing/messages';
import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: SomeTextsOf<typeof billingMessages> = {
  sessionsOf: '{sessions, number} of {limit, number} ({percent}%)',
};
