import { PRICE_DECIMALS } from '@vitrine/contract/catalogue/limits';
import { ACCOUNT_LANGUAGES } from '@vitrine/contract/languages/limits';
import { localeOf } from '@vitrine/contract/languages/tags';
import { currencyDecimals } from '@vitrine/contract/prices/currencies';
import { OFFERED_CURRENCIES } from '@vitrine/contract/prices/limits';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DECIMAL_POINT, type NumberStyle, numberStyleOf } from '../../numbers/parse-number.ts';
import { formatMinor } from '../../prices/money.ts';
import { parseField } from './parse-field.ts';
import { formatPrice } from './price.ts';

/** The price that a text means; undefined when it is none. */
const parsePrice = (text: string, style: NumberStyle = DECIMAL_POINT): number | null | undefined => {
  const parsed = parseField('price', text, style);
  return 'value' in parsed ? parsed.value : undefined;
};

describe('a typed price', () => {
  test.each([
    ['', null],
    ['  ', null],
    ['12.5', 12.5],
    ['0', 0],
    ['.50', 0.5],
    ['£1,234.50', 1234.5],
    ['€ 99', 99],
    ['1,000,000', 1_000_000],
    ['12.345', undefined],
    ['-1', undefined],
    ['£', undefined],
    ['.', undefined],
    ['1,23', undefined],
    ['12.', undefined],
    ['1e5', undefined],
    ['twelve', undefined],
    ['££5', undefined],
    ['10000000', 10_000_000],
    ['10000000.01', undefined],
    ['NaN', undefined],
    ['Infinity', undefined],
  ])('reads %j as %s', (text, price) => {
    expect(parsePrice(text)).toBe(price);
  });

  test.each([
    ['de-DE', '59,90', 59.9],
    ['de-DE', '1.299,00', 1299],
    ['de-DE', '1.299,00 €', 1299],
    ['de-DE', '1.299', 1299],
    ['de-DE', '62.00', 62],
    ['de-DE', '£1,299.00', 1299],
    ['de-DE', '59,905', undefined],
    ['de-DE', '-59,90', undefined],
    ['de-CH', "CHF 1'299.00", 1299],
    ['de-CH', 'Fr. 12.50', 12.5],
    ['sv-SE', '1 299,50 kr', 1299.5],
    ['da-DK', '1.299,50 kr.', 1299.5],
    ['nb-NO', 'kr 1 299,50', 1299.5],
    ['pl-PL', '1299,50 zł', 1299.5],
    ['cs-CZ', '1 299,50\u00a0Kč', 1299.5],
    ['ro-RO', '1.299,50 lei', 1299.5],
    ['ro-RO', '1.299,50 RON', 1299.5],
    ['hu-HU', '1299,50 Ft', 1299.5],
    ['en-US', 'US$1,299.50', 1299.5],
    ['fr-FR', '1 299,50 $US', 1299.5],
    ['de-DE', 'eur 1.299,50', 1299.5],
    ['de-DE', '-5 EUR', undefined],
    ['de-DE', 'kr -5', undefined],
    ['de-DE', '5 Stück', undefined],
    ['de-DE', 'EUR', undefined],
    ['de-DE', '5 EUR EUR', undefined],
    ['de-CH', "1'299.00", 1299],
    ['fr-FR', '1 299,00 €', 1299],
    ['en-GB', '59,90', undefined],
    ['en-GB', '1,299', 1299],
    ['hi-IN', '₹12,34,567.50', 1_234_567.5],
  ])('in %s reads %j as %s', (locale, text, price) => {
    expect(parsePrice(text, numberStyleOf(locale))).toBe(price);
  });

  test('reads every price that it shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (pence) => {
        expect(parsePrice(formatPrice(pence / 100, 'GBP'))).toBe(pence / 100);
      }),
    );
  });

  test.each(ACCOUNT_LANGUAGES)('reads every price that it shows in %s, whatever its currency', (language) => {
    const style = numberStyleOf(localeOf(language));
    for (const currency of OFFERED_CURRENCIES.filter((code) => currencyDecimals(code) <= PRICE_DECIMALS))
      for (const price of [7, 1_234, 12_345]) {
        const shown = formatPrice(price, currency, language);
        expect([shown, parsePrice(shown, style)]).toEqual([shown, price]);
      }
  });

  test('never answers anything but null or a non-negative number of pence', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const price = parsePrice(text);
        if (price === undefined || price === null) return;
        expect(price).toBeGreaterThanOrEqual(0);
        expect(price).toBe(Math.round(price * 100) / 100);
      }),
    );
  });
});

describe('formatPrice', () => {
  test.each([
    [68, 'GBP', undefined, '£68.00'],
    [1234.5, 'GBP', 'en-gb', '£1,234.50'],
    [9.99, 'USD', 'en-us', '$9.99'],
    [5, 'XQQQ', 'en-gb', '5.00 XQQQ'],
    [5, '123', 'en-gb', '5.00 123'],
    [5, 'GBP', 'no language at all', '£5.00'],
  ])('writes %s %s in %s as %s', (price, currency, lang, text) => {
    expect(formatPrice(price, currency, lang)).toBe(text);
  });

  test.each([
    [12_345, 'HUF', 'HUF 12,345'],
    [12_345.5, 'HUF', 'HUF 12,345.50'],
    [0.125, 'IQD', 'IQD 0.125'],
    [1234.5, 'COP', 'COP 1,234.50'],
    [500, 'JPY', 'JP¥500'],
    [1.5, 'KWD', 'KWD 1.500'],
  ])('%s %s is %s: no decimal of an amount is left out', (price, currency, text) => {
    expect(formatPrice(price, currency, 'en-gb').replace('\u00a0', ' ')).toBe(text);
  });

  test('amounts of every currency have all their decimals', () => {
    for (const currency of Intl.supportedValuesOf('currency'))
      expect([currency, formatMinor(123_456, currency, 'en-gb').replaceAll(/\D/g, '')]).toEqual([currency, '123456']);
  });

  test("takes 'se' for Swedish, as the embed's languages do", () => {
    expect(formatPrice(1234.5, 'SEK', 'se')).toBe(formatPrice(1234.5, 'SEK', 'sv'));
    expect(formatPrice(1234.5, 'SEK', 'se')).toMatch(/^1\s234,50\skr$/);
  });
});

test('in Arabic the digits are 0 to 9 and the letters of a currency sign stay in order; Hebrew has its own sign', () => {
  expect(formatPrice(1234.5, 'GBP', 'ar')).toBe('\u200f1,234.50\u00a0\u2068UK£\u2069');
  expect(formatPrice(9, 'AED', 'ar')).toBe('\u200f9.00\u00a0د.إ.\u200f');
  expect(formatPrice(9, 'ILS', 'he')).toBe('\u200f9.00\u00a0\u200f₪');
  expect(formatPrice(9, 'USD', 'en-gb')).toBe('US$9.00');
});
