import type { errorMessages } from '@vitrine/contract/error-messages';
import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: SomeTextsOf<typeof errorMessages> = {
  'session.two_step_missing': 'Your organization requires a second step. Set it up to continue.',
  'session.no_own_domain': 'This organization does not have its own domain.',
  'access.foreign_origin': 'This website is not allowed to send inquiries to this configurator.',
  'airtable.not_connected': 'This organization has no Airtable base.',
};
