import type { quoteSumsMessages } from '@vitrine/contract/quotes/sums-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof quoteSumsMessages> = {
  subtotal: 'Subtotal',
  discount: 'Descontos incluídos',
  net: 'Total sem IVA',
  taxAdded: 'IVA {rate}% sobre {base}',
  taxContained: 'Inclui IVA {rate}% sobre {base}',
  total: 'Total',
};
