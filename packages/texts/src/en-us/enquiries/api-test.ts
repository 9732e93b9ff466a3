import type { apiTestMessages } from '@vitrine/contract/enquiries/api-tests/api-test-messages';
import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: SomeTextsOf<typeof apiTestMessages> = {
  tokenHelp: 'Created for this page. It can send test inquiries for an hour and do nothing else.',
  emailTestsHelp: 'Each test creates a sample inquiry of the organization {organisation} and sends both of its emails.',
  organisationEmail: 'Organization email',
  noOrganisation: 'There is no organization named {organisation} yet',
};
