import type { countMessages } from '@vitrine/contract/screens/count-messages';
import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: SomeTextsOf<typeof countMessages> = {
  enquiry: '{count, plural, one {# inquiry} other {# inquiries}}',
};
