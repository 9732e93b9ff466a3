import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DECIMAL_COMMA, DECIMAL_POINT, numberStyleOf, parseNumber } from './parse-number.ts';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const PAIRS = LETTERS.flatMap((one) => LETTERS.map((other) => one + other));
const LANGUAGES = [...PAIRS, ...PAIRS.flatMap((pair) => LETTERS.map((letter) => pair + letter))];
const REGIONS = [
  'en-IN',
  'en-ZA',
  'de-AT',
  'de-CH',
  'de-LI',
  'es-MX',
  'fr-CA',
  'fr-CH',
  'it-CH',
  'pt-PT',
  'ar-EG',
  'hi-IN',
];
/** Every language that this machine knows, and regions that write numbers another way. */
const LOCALES = [...Intl.NumberFormat.supportedLocalesOf(LANGUAGES), ...REGIONS, 'hi-u-nu-deva', 'ar-u-nu-arab'];

test('every language is among them', () => {
  expect(LOCALES.length).toBeGreaterThan(150);
});

test.each(LOCALES)('in %s a number that is written is read back', (locale) => {
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const style = numberStyleOf(locale);
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (hundredths) => {
      const value = hundredths / 100;
      expect(parseNumber(format.format(value), style)?.value).toBe(value);
    }),
    { numRuns: 20 },
  );
});

describe('whatever the language', () => {
  const styles = [DECIMAL_POINT, DECIMAL_COMMA, numberStyleOf('fr'), numberStyleOf('de-CH'), numberStyleOf('ar-EG')];

  test('numbers as the product writes them are read', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000_000 });
    fc.assert(
      fc.property(fc.constantFrom(...styles), cents, (style, hundredths) => {
        expect(parseNumber((hundredths / 100).toFixed(2), style)?.value).toBe(hundredths / 100);
      }),
    );
  });

  test('text is a finite number or none', () => {
    fc.assert(
      fc.property(fc.constantFrom(...styles), fc.string({ unit: fc.constantFrom(..."01.,- 'x٫") }), (style, text) => {
        const read = parseNumber(text, style);
        if (read !== undefined) expect(Number.isFinite(read.value)).toBe(true);
      }),
    );
  });
});

test.each([
  ['59,90', 59.9, 2],
  ['1.299,00', 1299, 2],
  ['1.299', 1299, 0],
  ['1.299.000', 1_299_000, 0],
  ['12.99', 12.99, 2],
  ['-2,5', -2.5, 1],
  ['−2,5', -2.5, 1],
  ['+,5', 0.5, 1],
  [' 59,90\t', 59.9, 2],
  ['-0', 0, 0],
  ['39.5', 39.5, 1],
  ['1 299,50', 1299.5, 2],
  ['1\u202F299\u202F000', 1_299_000, 0],
  ["1'299,50", 1299.5, 2],
  ['1’299.50', 1299.5, 2],
])('with decimal commas %s is %s', (text, value, decimals) => {
  expect(parseNumber(text, DECIMAL_COMMA)).toEqual({ value, decimals });
});

test.each([
  '',
  '-',
  ',',
  '.',
  '1,',
  '1.29,00',
  '1,299,00',
  '1,299,000',
  '1 29',
  "1 299'000",
  '1e5',
  '0x10',
  '--1',
  'NaN',
  '12,34,567',
])('with decimal commas %j is no number', (text) => {
  expect(parseNumber(text, DECIMAL_COMMA)).toBeUndefined();
});

test.each([['59,90'], ['1.299,00'], ['1,29']])('with decimal points %s is no number', (text) => {
  expect(parseNumber(text, DECIMAL_POINT)).toBeUndefined();
});

test('a text that is no locale reads decimal points', () => {
  expect(numberStyleOf('no locale at all')).toBe(DECIMAL_POINT);
});
