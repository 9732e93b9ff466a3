import { currencyDecimals } from '@vitrine/contract/prices/currencies';
import { inLocale } from '@vitrine/contract/texts/in-locale';
import { type NumberStyle, parseNumber } from '../../numbers/parse-number.ts';
import { withoutCurrency } from '../../numbers/without-currency.ts';
import { toMinor } from '../money.ts';

const RATE_DECIMALS = 2;
const HUNDREDTHS = 100;

/** Hundredths of a per cent of a typed rate: '-2.5 %' is -250; undefined for what is none. */
export const parseRate = (text: string, style: NumberStyle): number | undefined => {
  const read = parseNumber(text.replace(/%\s*$/, ''), style);
  if (read === undefined || read.decimals > RATE_DECIMALS) return undefined;
  return Math.round(read.value * HUNDREDTHS);
};

const rates = inLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: RATE_DECIMALS }));

/** A rate as it is read: '2.5' for 250, with the decimal sign of the reader's language. */
export const writeRate = (rate: number): string => rates().format(rate / HUNDREDTHS);

/** A rate as it is typed in a style: '2,5' for 250. */
export const typedRate = (rate: number, { decimal }: NumberStyle): string =>
  String(rate / HUNDREDTHS).replace('.', decimal);

const quantities = inLocale((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }));

/** '1,250.5' units, to the millionth. */
export const writeQuantity = (quantity: number): string => quantities().format(quantity);

/** Minor units of a typed amount that may be negative; undefined for what is none. */
export const parseSignedMinor = (text: string, currency: string, style: NumberStyle): number | undefined => {
  const read = parseNumber(withoutCurrency(text, currency), style);
  if (read === undefined || read.decimals > currencyDecimals(currency)) return undefined;
  return toMinor(read.value, currency);
};
