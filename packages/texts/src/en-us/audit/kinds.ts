import type { auditKindLabels } from '@vitrine/contract/audit/kinds';
import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: SomeTextsOf<typeof auditKindLabels> = {
  'organisation.created': 'Organization created',
  'organisation.edited': 'Organization edited',
  'organisation.exported': 'Organization exported',
  'organisation.deleted': 'Organization deleted',
  'enquiries.exported': 'Inquiries of a visitor exported',
  'enquiries.erased': 'Inquiries of a visitor erased',
  'enquiries.released': 'Inquiries released from spam',
  'enquiries.handed': 'Inquiry handed to a reseller',
  'enquiries.retention': 'Retention of inquiries changed',
  'enquiries.expired': 'Old inquiries deleted',
};
