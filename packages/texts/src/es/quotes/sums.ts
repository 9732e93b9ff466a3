import type { quoteSumsMessages } from '@vitrine/contract/quotes/sums-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof quoteSumsMessages> = {
  subtotal: 'Subtotal',
  discount: 'Descuentos incluidos',
  net: 'Total sin IVA',
  taxAdded: 'IVA {rate} % sobre {base}',
  taxContained: 'Incluye IVA {rate} % sobre {base}',
  total: 'Total',
};
