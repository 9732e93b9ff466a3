import type { frameMessages } from '@vitrine/contract/screens/frame-messages';
import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: SomeTextsOf<typeof frameMessages> = {
  backToOrganisations: 'Back to Organizations',
};
