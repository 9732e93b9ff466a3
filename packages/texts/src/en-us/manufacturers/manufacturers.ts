import type { manufacturerMessages } from '@vitrine/contract/manufacturers/messages';
import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: SomeTextsOf<typeof manufacturerMessages> = {
  organisationRequired: 'Select an organization.',
  deleteQuestion:
    'It is removed from every stock set of the organization, with its own names for {products}. The products themselves are not deleted.',
  assignHelp:
    'Check what this manufacturer makes, in every category. Its own name for a product is shown with the product.',
};
