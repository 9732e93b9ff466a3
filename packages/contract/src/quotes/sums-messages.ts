import { defineMessages, message } from '../texts/define-messages.ts';
/** Texts of the sums of a quote: in the editor, on the customer's page and in the PDF. */
export const quoteSumsMessages = defineMessages('quotes/sums', {
  subtotal: 'Subtotal',
  discount: 'Discounts included',
  net: 'Total without tax',
  taxAdded: (rate: string, base: string) => message('Tax {rate} % on {base}', { rate, base }),
  taxContained: (rate: string, base: string) => message('Contains tax {rate} % of {base}', { rate, base }),
  total: 'Total',
});
