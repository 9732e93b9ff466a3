import { currencyDecimals } from '@vitrine/contract/prices/currencies';
import { priceLimits, QUANTITY_SCALE } from '@vitrine/contract/prices/limits';
import { formatPrice } from '../catalogue/fields/price.ts';
import { type NumberStyle, parseNumber } from '../numbers/parse-number.ts';
import { withoutCurrency } from '../numbers/without-currency.ts';

/** Money is a whole number of the currency's minor unit: 4999 GBP is £49.99, 500 JPY is ¥500. */

/** The minor units of an amount that is written with decimals, as data files do. */
export const toMinor = (amount: number, currency: string): number => {
  const decimals = currencyDecimals(currency);
  // As text, because 1.005 * 100 is less than 100.5.
  return Math.round(Number(`${amount.toFixed(decimals + 3)}e${decimals}`));
};

/** The minor units of a price in a data file; null without one, and beyond the limit, which older files could exceed. */
export const fileMinor = (price: number | null, currency: string): number | null =>
  price === null || Math.abs(price) > priceLimits.filePriceMaximum ? null : toMinor(price, currency);

/** The amount with decimals: for data files, carts and formats. */
export const toMajor = (minor: number, currency: string): number => Number(`${minor}e-${currencyDecimals(currency)}`);

/** '£49.99' for 4999 GBP. */
export const formatMinor = (minor: number, currency: string, lang?: string): string =>
  formatPrice(toMajor(minor, currency), currency, lang);

/** Decimals without a currency sign, as spreadsheets read them: '49.99'. */
export const writeMinor = (minor: number, currency: string): string =>
  toMajor(minor, currency).toFixed(currencyDecimals(currency));

/** Minor units of a typed amount; undefined for what is none, is negative, or has more decimals than the currency. */
export const parseMinor = (text: string, currency: string, style: NumberStyle): number | undefined => {
  const bare = withoutCurrency(text, currency);
  const read = /^[+\u2212-]/.test(bare) ? undefined : parseNumber(bare, style);
  if (read === undefined || read.decimals > currencyDecimals(currency)) return undefined;
  return toMinor(read.value, currency);
};

/** Divides and rounds halves away from zero. The divisor is positive. */
const divideRounded = (dividend: bigint, divisor: bigint): number => {
  const half = dividend < 0n ? -divisor : divisor;
  return Number((2n * dividend + half) / (2n * divisor));
};

/** What a quantity costs: minor units of one unit times millionths, rounded to whole minor units. */
export const priceOfQuantity = (unitPrice: number, quantity: number): number =>
  divideRounded(BigInt(unitPrice) * BigInt(quantity), BigInt(QUANTITY_SCALE));

const WHOLE_RATE = 10_000;

/** A share of an amount. `rate` in hundredths of a per cent: 20 % is 2000. */
export const rateOf = (amount: number, rate: number): number =>
  divideRounded(BigInt(amount) * BigInt(rate), BigInt(WHOLE_RATE));

/** The tax that is contained in an amount. */
export const rateWithin = (amount: number, rate: number): number =>
  divideRounded(BigInt(amount) * BigInt(rate), BigInt(WHOLE_RATE + rate));
