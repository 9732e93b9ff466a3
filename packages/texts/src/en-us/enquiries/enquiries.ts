import type { formMessages } from '@vitrine/contract/enquiries/form-messages';
import type { enquiryMessages } from '@vitrine/contract/enquiries/messages';
import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: Omit<SomeTextsOf<typeof enquiryMessages>, keyof typeof formMessages> = {
  empty: 'No inquiries found.',
  openVisualiser: 'Open the visualizer',
  itemUnknown: 'The catalog of this configurator does not have this item.',
  fetching: 'Fetching inquiries...',
  noTestOrganisation: 'Create an organization named e2e first. Tests are stored as its inquiries.',
  missing: 'This inquiry does not exist, or you do not have access to it.',
};
