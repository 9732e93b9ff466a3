import type { uiMessages } from '@vitrine/contract/screens/messages';
import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: SomeTextsOf<typeof uiMessages> = {
  customisation: 'Customization',
  customerEnquiries: 'Customer Inquiries',
  enquiries: 'Inquiries',
  organisations: 'Organizations',
};
