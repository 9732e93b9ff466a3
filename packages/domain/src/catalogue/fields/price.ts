import { PRICE_DECIMALS } from '@vitrine/contract/catalogue/limits';
import { LANGUAGES } from '@vitrine/contract/languages/limits';
import { localeOf } from '@vitrine/contract/languages/tags';
import { priceLocale } from './price-locale.ts';

/**
 * A format with all decimals of an amount. Browsers write forints, Colombian pesos and others without any, which would
 * round what is charged; of those, whole amounts stay without.
 * @throws RangeError for what is no currency or no language
 */
export const currencyFormat = (currency: string, lang: string, more?: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const options = { style: 'currency', currency, ...more } as const;
  const usual = new Intl.NumberFormat(lang, options);
  return usual.resolvedOptions().maximumFractionDigits
    ? usual
    : new Intl.NumberFormat(lang, {
        ...{ ...options, minimumFractionDigits: 2, maximumFractionDigits: 3 },
        trailingZeroDisplay: 'stripIfInteger',
      });
};

const formats = new Map<string, Intl.NumberFormat | null>();

const formatFor = (currency: string, lang: string): Intl.NumberFormat | null => {
  const key = `${lang} ${currency}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  let made: Intl.NumberFormat | null = null;
  try {
    made = currencyFormat(currency, lang);
  } catch {
    // Data files may hold three letters that are no currency, and pages any lang: the caller falls back to plain
    // figures.
  }
  formats.set(key, made);
  return made;
};

/** The languages of embed codes have other names than locales: Swedish is 'se' (C-INT-11). */
const localeFor = (lang: string): string => {
  const language = LANGUAGES.find((each) => each === lang.toLowerCase());
  return language ? localeOf(language) : lang;
};

/**
 * A price in a format. Letters of a currency sign among Arabic or Hebrew are set apart: without that, 'UK£' becomes
 * '£UK' there.
 */
export const writePrice = (format: Intl.NumberFormat, price: number): string =>
  format
    .formatToParts(price)
    .map(({ type, value }, _, parts) => {
      const isMixed =
        type === 'currency' && /[A-Z]/.test(value) && parts.some((part) => RIGHT_TO_LEFT_MARK.test(part.value));
      return isMixed ? `\u2068${value}\u2069` : value;
    })
    .join('');

/** Formats of languages that are written from right to left have it. */
const RIGHT_TO_LEFT_MARK = /[\u200f\u061c]/;

/** A price with its currency sign, e.g. '£68.00'; an unknown currency is written as text behind two decimals. */
export const formatPrice = (price: number, currency: string, lang = priceLocale()): string => {
  const format = formatFor(currency, localeFor(lang)) ?? formatFor(currency, 'en-gb');
  return format ? writePrice(format, price) : `${price.toFixed(PRICE_DECIMALS)} ${currency}`;
};
