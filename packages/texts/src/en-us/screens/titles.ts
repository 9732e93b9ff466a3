import type { routeTitles } from '@vitrine/contract/screens/titles';
import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: SomeTextsOf<typeof routeTitles> = {
  customisation: 'Customization',
  integrationLocalisation: 'Localization',
  propagation: 'Stock visualizers',
  organisationsList: 'Organizations',
  organisationsNewOrg: 'Create organization',
  enquiries: 'Customer Inquiries',
  enquiryDetails: 'Inquiry Details',
};
