import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { expect, test } from 'vitest';
import { currencyOf } from './currency-of.ts';

test('the currency is that of the file, pounds without one', () => {
  expect(currencyOf({ ...aLayeredFile(), currency: 'EUR' })).toBe('EUR');
  expect([currencyOf(undefined), currencyOf({ ...aLayeredFile(), currency: undefined })]).toEqual(['GBP', 'GBP']);
});

test('a code in small letters is the same currency, so that its price list is found', () => {
  expect(currencyOf({ ...aLayeredFile(), currency: 'eur' })).toBe('EUR');
});
