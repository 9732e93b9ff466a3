import type { quoteSumsMessages } from '@vitrine/contract/quotes/sums-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof quoteSumsMessages> = {
  subtotal: 'Delsumma',
  discount: 'Varav rabatt',
  net: 'Summa exkl. moms',
  taxAdded: 'Moms {rate} % på {base}',
  taxContained: 'Varav moms {rate} % på {base}',
  total: 'Summa',
};
