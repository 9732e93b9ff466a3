import { expect, test } from 'vitest';
import type { ChosenItem } from '../design/design-items.ts';
import { pricedLines } from './cart-lines.ts';
import type { DesignPrice, PricedPart } from './price-design.ts';

const anItem = (sku: string | null, name = 'Handle'): ChosenItem => ({
  ...{ component: 'Handles', id: '1', name, thumbnail: null },
  ...{ product_code: sku, price: null },
});
const aPart = (item: number, amount: number | null, quantity = 1): PricedPart => ({
  ...{
    item,
    article: `item handles/${item}`,
    sku: null,
    name: 'Handle',
    unit: 'piece',
    quantity: Math.round(quantity * 1_000_000),
  },
  ...{ filePrice: null, options: [], unitPrice: amount === null ? null : amount / quantity, amount },
});
const linesOf = (items: ChosenItem[], parts: PricedPart[], surcharges: DesignPrice['surcharges'] = []) =>
  pricedLines(items, { currency: 'EUR', parts, surcharges, subtotal: 0, tax: null, total: null });

test('equal items share one line, whose amounts are added', () => {
  expect(linesOf([anItem('H1'), anItem('H1')], [aPart(0, 600, 2), aPart(1, 900, 3)])).toEqual([
    { sku: 'H1', name: 'Handle', quantity: 5, unit: 'piece', unitPrice: 300, amount: 1500 },
  ]);
});

test('fractions of a unit add up without errors of binary numbers', () => {
  const lengths = [1.1, 2.2, 0.1];
  const items = lengths.map(() => anItem('CORNICE'));
  const parts = lengths.map((metres, index) => ({
    ...aPart(index, Math.round(metres * 1000), metres),
    unitPrice: 1000,
  }));
  expect(linesOf(items, parts)).toMatchObject([{ quantity: 3.4, unitPrice: 1000, amount: 3400 }]);
});

test.each([
  ['SKU', anItem('H2'), 300],
  ['name', anItem('H1', 'Knob'), 300],
  ['price', anItem('H1'), 400],
])('items with another %s have lines of their own', (_what, other, amount) => {
  expect(linesOf([anItem('H1'), other], [aPart(0, 300), aPart(1, amount)])).toHaveLength(2);
});

test('an item with a SKU alone is a line without a price; one with neither is none', () => {
  expect(linesOf([anItem('H1'), anItem('H1'), anItem(null)], [aPart(0, null), aPart(1, null), aPart(2, null)])).toEqual(
    [{ sku: 'H1', name: 'Handle', quantity: 2, unit: 'piece', unitPrice: null, amount: null }],
  );
  expect(linesOf([anItem(null)], [aPart(0, 500)])).toMatchObject([{ sku: null, amount: 500 }]);
});

test('an item of several parts is one piece; parts without a price add nothing', () => {
  expect(linesOf([anItem('DOOR')], [aPart(0, 1000, 2), aPart(0, null), aPart(0, 250)])).toMatchObject([
    { quantity: 1, unit: 'piece', unitPrice: 1250, amount: 1250 },
  ]);
  expect(linesOf([anItem('DOOR')], [aPart(0, null), aPart(0, null)])).toMatchObject([
    { unitPrice: null, amount: null },
  ]);
});

test('surcharges come last, one piece each', () => {
  expect(linesOf([anItem('H1')], [aPart(0, 300)], [{ name: 'Freight', amount: 4900 }])[1]).toEqual({
    ...{ sku: null, name: 'Freight', quantity: 1, unit: 'piece', unitPrice: 4900, amount: 4900 },
  });
});
