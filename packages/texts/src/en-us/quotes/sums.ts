import type { quoteSumsMessages } from '@vitrine/contract/quotes/sums-messages';
import type { SomeTextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: SomeTextsOf<typeof quoteSumsMessages> = {
  taxAdded: 'Tax {rate}% on {base}',
  taxContained: 'Contains tax {rate}% of {base}',
};
