import type { auditPhrases } from '@vitrine/contract/audit/phrases';
import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: SomeTextsOf<typeof auditPhrases> = {
  enquiry: 'Inquiry {id}',
  enquiries: '{count, plural, one {1 inquiry} other {# inquiries}}',
  'retention.on': 'Inquiries are deleted after {months} months.',
  'permission.organisations.admin': 'manage the organization',
};
