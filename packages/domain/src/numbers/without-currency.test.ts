import { expect, test } from 'vitest';
import { parseMinor, writeMinor } from '../prices/money.ts';
import { numberStyleOf } from './parse-number.ts';
import { withoutCurrency } from './without-currency.ts';

test.each([
  ['12,50 €/m²', '12,50'],
  ['12,50 € / m²', '12,50'],
  ['€ 12,50/m2', '12,50'],
  ['12.50 EUR/m', '12.50'],
  ['£12.50/pc', '12.50'],
  ['12,50 €/Stk.', '12,50'],
  ['12,50/lfm', '12,50'],
  ['7.000 KD', '7.000'],
  ['7.000 د.ك.\u200f', '7.000'],
  ['12,50 €', '12,50'],
  [' 12,50 € ', '12,50'],
  ['12/50', '12/50'],
  ['12 Stück', '12 Stück'],
  ['/m²', ''],
  ['m²/12', 'm²/12'],
])('%j without its currency and its unit is %j', (text, amount) => {
  expect(withoutCurrency(text)).toBe(amount);
});

test.each([
  ['XPD 12,50', '12,50'],
  ['12,50 XPD/m²', '12,50'],
  ['  12,50 XPD ', '12,50'],
  ['12,50 XPT', '12,50 XPT'],
])('%j in XPD, which no new price list has, is %j', (text, amount) => {
  expect(withoutCurrency(text, 'XPD')).toBe(amount);
});

test.each([
  ['en-GB', 'KWD', '7.000', 7000],
  ['en-GB', 'KWD', 'KWD 7.005', 7005],
  ['en-GB', 'KWD', '7.000 KD', 7000],
  ['en-GB', 'KWD', '1,250.5', 1_250_500],
  ['en-GB', 'KWD', '7.0005', undefined],
  ['de-DE', 'KWD', '7,000 KWD', 7000],
  ['de-DE', 'KWD', '7.000 KWD', 7_000_000],
  ['ar-KW', 'KWD', '٧٫٠٠٠ د.ك.', 7000],
  ['de-DE', 'EUR', '12,50 €/m²', 1250],
  ['de-DE', 'EUR', '12,50 EUR/m²', 1250],
  ['de-DE', 'EUR', '1.250 €/m²', 125_000],
  ['en-GB', 'EUR', '12.505', undefined],
  ['en-GB', 'JPY', '500/m²', 500],
  ['en-GB', 'JPY', '500.5', undefined],
] as const)('in %s an amount in %s of %j is %s minor units', (locale, currency, text, minor) => {
  expect(parseMinor(text, currency, numberStyleOf(locale))).toBe(minor);
});

test.each([
  ['KWD', 7005, '7.005'],
  ['KWD', 7000, '7.000'],
  ['EUR', 1250, '12.50'],
  ['JPY', 500, '500'],
] as const)('%s %s is written as %s, and read back', (currency, minor, text) => {
  expect(writeMinor(minor, currency)).toBe(text);
  expect(parseMinor(text, currency, numberStyleOf('en-GB'))).toBe(minor);
});
