import type { quoteSumsMessages } from '@vitrine/contract/quotes/sums-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof quoteSumsMessages> = {
  subtotal: 'Zwischensumme',
  discount: 'Enthaltene Rabatte',
  net: 'Summe ohne MwSt.',
  taxAdded: 'MwSt. {rate} % auf {base}',
  taxContained: 'Enthält MwSt. {rate} % aus {base}',
  total: 'Summe',
};
