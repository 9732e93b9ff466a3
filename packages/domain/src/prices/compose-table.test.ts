import type { Surcharge, TaxRate } from '@vitrine/contract/prices/price-table';
import { expect, test } from 'vitest';
import { composeTable, listArticle, type StoredPriceList } from './compose-table.ts';

const aList = (overrides: Partial<StoredPriceList> = {}): StoredPriceList => ({
  ...{ currency: 'EUR', base: 'none', change: 0, taxIncluded: true, taxShown: true },
  ...{ taxes: [], surcharges: [], prices: {} },
  ...overrides,
});
const tax = (rate: number): TaxRate => ({ country: 'DE', rate });
const fee = (name: string): Surcharge => ({ name, kind: 'amount', value: 100, when: { kind: 'always' } });
const composed = (own: StoredPriceList, manufacturer: StoredPriceList | null = null, country: string | null = 'DE') =>
  composeTable(own, manufacturer, { configuratorId: 7, articles: ['A', 'B', 'item doors:1'], country });

test('only the articles of the configurator leave a list; those without a SKU are named with it', () => {
  expect(listArticle(7, 'A')).toBe('A');
  const own = aList({ prices: { A: 1, other: 2, 'item 7:doors:1': 3, 'item 8:doors:1': 4, 'item doors:1': 5 } });
  expect(composed(own).prices).toEqual({ A: 1, 'item doors:1': 3 });
});

test.each([
  ['as they are', 0, { A: 999, B: 2000 }],
  ['raised by a rate', 1000, { A: 999, B: 2200 }],
  ['never below zero', -20_000, { A: 999, B: 0 }],
])("a reseller has its own prices, then its manufacturer's, %s", (_how, change, prices) => {
  const manufacturer = aList({ prices: { A: 1000, B: 2000 } });
  expect(composed(aList({ base: 'manufacturer', change, prices: { A: 999 } }), manufacturer).prices).toEqual(prices);
});

test("a list of its own has nothing of the manufacturer's", () => {
  const manufacturer = aList({ prices: { A: 1000 }, taxes: [tax(1900)], surcharges: [fee('Freight')] });
  expect(composed(aList({ prices: { B: 5 } }), manufacturer)).toEqual({
    ...{ currency: 'EUR', prices: { B: 5 } },
    ...{ surcharges: [], tax: null },
  });
});

test('taxes and surcharges are its own, else those of the manufacturer', () => {
  const manufacturer = aList({ taxes: [tax(1900)], surcharges: [fee('Freight')] });
  const none = composed(aList({ base: 'manufacturer', taxShown: false }), manufacturer);
  expect(none.tax).toMatchObject({ rate: 1900, isIncluded: true, isShown: false });
  expect(none.surcharges).toEqual([fee('Freight')]);
  const some = aList({ base: 'manufacturer', taxes: [tax(700)], surcharges: [fee('Fitting')], taxShown: false });
  expect(composed(some, manufacturer).tax).toMatchObject({ rate: 700, isIncluded: true, isShown: false });
  expect(composed(some, manufacturer).surcharges).toEqual([fee('Fitting')]);
});

test.each([['FR'], [null]])('without a rate for the country %s there is no tax', (country) => {
  expect(composed(aList({ taxes: [tax(1900)] }), null, country).tax).toBeNull();
});

test('a SKU that is called like a property of objects has no price by itself', () => {
  const table = composeTable(aList({ base: 'manufacturer' }), aList(), {
    ...{ configuratorId: 7, articles: ['toString'], country: null },
  });
  expect(table.prices).toEqual({});
});

const EXPRESS: Surcharge = { name: 'Express', kind: 'rate', value: 1000, when: { kind: 'always' } };

test('prices with tax in a list without are restated, and so are amounts of surcharges; own prices are not', () => {
  const prices = { A: 11_900, B: 600 };
  const manufacturer = aList({ taxes: [tax(1900)], prices, surcharges: [{ ...fee('Freight'), value: 5950 }, EXPRESS] });
  const own = aList({ base: 'manufacturer', taxIncluded: false, change: -1000, prices: { B: 700 } });
  const table = composed(own, manufacturer);
  expect(table.prices).toEqual({ A: 9000, B: 700 });
  expect(table.surcharges).toEqual([{ ...fee('Freight'), value: 5000 }, EXPRESS]);
  expect(table.tax).toMatchObject({ rate: 1900, isIncluded: false });
});

test('prices without tax in a list with tax contain it', () => {
  const manufacturer = aList({
    taxIncluded: false,
    taxes: [tax(1900)],
    prices: { A: 10_000 },
    surcharges: [fee('Fee')],
  });
  const table = composed(aList({ base: 'manufacturer' }), manufacturer);
  expect(table.prices).toEqual({ A: 11_900 });
  expect(table.surcharges).toEqual([{ ...fee('Fee'), value: 119 }]);
});

test.each([
  ['both contain it', true, 'DE'],
  ['neither is for a country', false, null],
  ['the country has none', false, 'FR'],
])('prices stay as they are where %s', (_where, taxIncluded, country) => {
  const manufacturer = aList({ taxIncluded, taxes: [tax(1900)], prices: { A: 10_000 } });
  expect(composed(aList({ base: 'manufacturer' }), manufacturer, country).prices).toEqual({ A: 10_000 });
});
