import type { quoteSumsMessages } from '@vitrine/contract/quotes/sums-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof quoteSumsMessages> = {
  subtotal: 'Subtotaal',
  discount: 'Waarvan korting',
  net: 'Totaal zonder btw',
  taxAdded: 'Btw {rate}% over {base}',
  taxContained: 'Waarvan btw {rate}% over {base}',
  total: 'Totaal',
};
