import type { quoteSumsMessages } from '@vitrine/contract/quotes/sums-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof quoteSumsMessages> = {
  subtotal: 'Sous-total',
  discount: 'Dont remises',
  net: 'Total hors TVA',
  taxAdded: 'TVA {rate} % sur {base}',
  taxContained: 'Dont TVA {rate} % sur {base}',
  total: 'Total',
};
