import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DECIMAL_COMMA, DECIMAL_POINT } from '../numbers/parse-number.ts';
import { formatMinor, parseMinor, priceOfQuantity, rateOf, rateWithin, toMajor, toMinor, writeMinor } from './money.ts';
import { parseSignedMinor } from './sheets/typed-numbers.ts';

test.each([
  [49.99, 'GBP', 4999],
  [0.1 + 0.2, 'EUR', 30],
  [1.005, 'EUR', 101],
  [500, 'JPY', 500],
  [1.2345, 'KWD', 1235],
])('%s %s is %s minor units', (amount, currency, minor) => {
  expect(toMinor(amount, currency)).toBe(minor);
});

test('whatever the currency, minor units come back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e10 }), fc.constantFrom('GBP', 'JPY', 'KWD', 'EUR'), (minor, currency) => {
      expect(toMinor(toMajor(minor, currency), currency)).toBe(minor);
      expect(parseMinor(writeMinor(minor, currency), currency, DECIMAL_POINT)).toBe(minor);
    }),
  );
});

test.each([
  ['49.99', 'GBP', 4999],
  ['£ 1,299.50', 'GBP', 129_950],
  ['1.299,50 €', 'EUR', 129_950],
  ['1.299,50 EUR', 'EUR', 129_950],
  ['1,299.50 RSD', 'RSD', 129_950],
  ['kr 1,299.50', 'NOK', 129_950],
  ['-1', 'GBP', undefined],
  ['1.999', 'GBP', undefined],
  ['1.5', 'JPY', undefined],
  ['two', 'GBP', undefined],
  ['', 'GBP', undefined],
])('the text %j in %s is %s', (text, currency, minor) => {
  expect(parseMinor(text, currency, currency === 'EUR' ? DECIMAL_COMMA : DECIMAL_POINT)).toBe(minor);
});

test('an amount that may be negative has its currency after it too', () => {
  expect(parseSignedMinor('-12,50 €', 'EUR', DECIMAL_COMMA)).toBe(-1250);
});

test.each([
  [4999, 1_000_000, 4999],
  [333, 500_000, 167],
  [-333, 500_000, -167],
  [100, 333_333, 33],
  [99_999_999_999, 100_000_000_000, 9_999_999_999_900_000],
])('%s for %s millionths cost %s', (price, quantity, amount) => {
  expect(priceOfQuantity(price, quantity)).toBe(amount);
});

test('the tax of a net amount is the tax within the gross one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 0, max: 3000 }), (net, rate) => {
      const tax = rateOf(net, rate);
      expect(Math.abs(rateWithin(net + tax, rate) - tax)).toBeLessThanOrEqual(1);
    }),
  );
});

test('money is written as the language writes it', () => {
  expect(formatMinor(129_950, 'EUR', 'de')).toBe('1.299,50\u00a0€');
  expect(formatMinor(500, 'JPY', 'en-gb')).toBe('JP¥500');
});
