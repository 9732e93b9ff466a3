import { type NumberStyle, parseNumber } from '../../numbers/parse-number.ts';
import { withoutCurrency } from '../../numbers/without-currency.ts';
import { priceDecimals } from '../fields/price-decimals.ts';
import type { BulkChange } from './bulk-edit.ts';

type PriceChange = Extract<BulkChange, { kind: 'price' }>;

const PERCENT_DECIMALS = 2;
const BELOW = 100_000_000;
/** Prices are not negative, and nothing is left after minus 100 per cent. */
const LEAST: Record<PriceChange['how'], number> = { set: 0, add: -BELOW, percent: -100 };

/**
 * Reads the amount or per cent by which several prices change, such as '-2.50 €' or '5 %'; null when it is none.
 * @param currency of the data file; an amount may have all its decimals
 */
export const parsePriceChange = (
  text: string,
  how: PriceChange['how'],
  style: NumberStyle,
  currency: string,
): PriceChange | null => {
  const amount = text.trim().replace(/\s*[%٪]$/, '');
  const read = parseNumber(how === 'percent' ? amount : withoutCurrency(amount), style);
  const decimals = how === 'percent' ? PERCENT_DECIMALS : priceDecimals(currency);
  if (read === undefined || read.decimals > decimals || Math.abs(read.value) >= BELOW) return null;
  return read.value < LEAST[how] ? null : { kind: 'price', how, amount: read.value };
};
