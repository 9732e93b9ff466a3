import type { QuoteContent, QuoteLine, QuoteSums } from '@vitrine/contract/quotes/schemas';
import { priceOfQuantity, rateOf, rateWithin } from '../prices/money.ts';
import { toQuantity } from '../prices/quantity.ts';

type PricedLine = Pick<QuoteLine, 'quantity' | 'unit_price' | 'discount'>;

/** What a line comes to before its discount, in minor units; nothing without a price. */
const undiscounted = ({ unit_price, quantity }: PricedLine): number =>
  unit_price === null ? 0 : priceOfQuantity(unit_price, toQuantity(quantity));

const discountOf = (line: PricedLine): number => rateOf(undiscounted(line), line.discount);

/** What a line comes to after its discount, in minor units. */
export const amountOfLine = (line: PricedLine): number => undiscounted(line) - discountOf(line);

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/**
 * The sums of a quote in minor units. Each line is rounded, and tax is calculated once for each rate, so that a quote
 * with the lines of a design costs what the design does.
 */
export const sumsOfQuote = ({ lines, tax_included }: Pick<QuoteContent, 'lines' | 'tax_included'>): QuoteSums => {
  const bases = new Map<number, number>();
  for (const line of lines) bases.set(line.tax_rate, (bases.get(line.tax_rate) ?? 0) + amountOfLine(line));
  const taxes = [...bases]
    .filter(([rate]) => rate > 0)
    .toSorted(([one], [other]) => other - one)
    .map(([rate, base]) => ({ rate, base, amount: tax_included ? rateWithin(base, rate) : rateOf(base, rate) }));
  const subtotal = sumOf([...bases.values()]);
  const tax = sumOf(taxes.map(({ amount }) => amount));
  return {
    subtotal,
    discount: sumOf(lines.map(discountOf)),
    taxes,
    net: tax_included ? subtotal - tax : subtotal,
    total: tax_included ? subtotal : subtotal + tax,
  };
};
