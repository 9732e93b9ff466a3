import type { quoteSumsMessages } from '@vitrine/contract/quotes/sums-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof quoteSumsMessages> = {
  subtotal: 'Subtotale',
  discount: 'Sconti compresi',
  net: 'Totale senza IVA',
  taxAdded: 'IVA {rate}% su {base}',
  taxContained: 'Di cui IVA {rate}% su {base}',
  total: 'Totale',
};
