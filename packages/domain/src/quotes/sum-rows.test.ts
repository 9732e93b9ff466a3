import { DEFAULT_LANGUAGE } from '@vitrine/contract/languages/limits';
import { setLanguageSource } from '@vitrine/contract/texts/translations';
import { afterEach, describe, expect, test } from 'vitest';
import { sumRowsOf } from './sum-rows.ts';

const SUMS = {
  ...{ subtotal: 24_000, discount: 1000, net: 20_000, total: 24_000 },
  taxes: [{ rate: 2000, base: 24_000, amount: 4000 }],
};
const written = (sums = SUMS, tax_included = true) =>
  sumRowsOf(sums, { currency: 'GBP', tax_included }).map(({ label, amount }) => `${label}: ${amount}`);

afterEach(() => setLanguageSource(() => DEFAULT_LANGUAGE));

describe('the rows of the sums', () => {
  test('name what prices contain', () => {
    expect(written()).toEqual([
      'Subtotal: £240.00',
      'Discounts included: £10.00',
      'Total without tax: £200.00',
      'Contains tax 20 % of £240.00: £40.00',
      'Total: £240.00',
    ]);
  });

  test('add tax to prices without it', () => {
    const sums = { ...SUMS, subtotal: 20_000, discount: 0, taxes: [{ rate: 2000, base: 20_000, amount: 4000 }] };
    expect(written(sums, false)).toEqual(['Subtotal: £200.00', 'Tax 20 % on £200.00: £40.00', 'Total: £240.00']);
  });

  test('have rates as the language of the reader writes them', () => {
    setLanguageSource(() => 'de');
    const taxes = [{ rate: 810, base: 20_000, amount: 1620 }];
    expect(written({ ...SUMS, discount: 0, taxes }, false)[1]).toMatch(/\b8,1\s%/);
  });

  test('are subtotal and total without tax, the total last', () => {
    const rows = sumRowsOf({ ...SUMS, discount: 0, taxes: [] }, { currency: 'JPY', tax_included: true });
    expect(rows.map(({ isTotal }) => isTotal)).toEqual([false, true]);
  });
});
