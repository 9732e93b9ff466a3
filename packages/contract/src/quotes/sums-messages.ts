/** Texts of the sums of a quote: in the editor, on the customer's page and in the PDF. */
export const quoteSumsMessages = {
  subtotal: 'Subtotal',
  discount: 'Discounts included',
  net: 'Total without tax',
  taxAdded: (rate: string, base: string) => `Tax ${rate} % on ${base}`,
  taxContained: (rate: string, base: string) => `Contains tax ${rate} % of ${base}`,
  total: 'Total',
} as const;
