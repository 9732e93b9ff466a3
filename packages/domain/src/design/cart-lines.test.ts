import { aRobeFile, aRobePart } from '@vitrine/fixtures/floors-and-robes';
import { expect, test } from 'vitest';
import { cartLines, totalOf } from './cart-lines.ts';
import type { ChosenItem } from './design-items.ts';
import { robesModel } from './robes/robes-model.ts';

const anItem = (overrides: Partial<ChosenItem>): ChosenItem => ({
  component: 'Walls',
  id: 'W1',
  name: 'Chalk White',
  thumbnail: null,
  product_code: 'SKU-1',
  price: 39,
  ...overrides,
});

test('equal items share one line, others do not', () => {
  const items = [anItem({}), anItem({ component: 'Ceiling' }), anItem({ price: 40 }), anItem({ name: 'Soft Linen' })];
  expect(cartLines(items).map(({ name, quantity, price }) => [name, quantity, price])).toEqual([
    ['Chalk White', 2, 39],
    ['Chalk White', 1, 40],
    ['Soft Linen', 1, 39],
  ]);
});

test('an item needs a SKU or a price to be ordered', () => {
  const items = [
    anItem({ product_code: null, price: null }),
    anItem({ price: null }),
    anItem({ product_code: null, price: 0 }),
  ];
  expect(cartLines(items)).toEqual([
    { sku: 'SKU-1', name: 'Chalk White', quantity: 1, price: null },
    { sku: null, name: 'Chalk White', quantity: 1, price: 0 },
  ]);
});

test('a wardrobe counts its frame once for each door, and equal doors together', () => {
  const frames = { frameType: [aRobePart({ id: 'FR-01', name: 'Satin Silver', price: 10, product_code: 'F1' })] };
  const model = robesModel(aRobeFile({ frames }));
  const items = model.items(model.restore('n:3,w:2700').design);
  const frame = cartLines(items).find(({ sku }) => sku === 'F1');
  expect(frame).toEqual({ sku: 'F1', name: 'Satin Silver', quantity: 3, price: 10 });
  const doors = cartLines(items).filter(({ name }) => name.startsWith('Single Panel'));
  expect(doors.map(({ quantity }) => quantity)).toEqual([3]);
  const lines = cartLines(items).reduce((sum, { price, quantity }) => sum + (price ?? 0) * quantity, 0);
  expect(totalOf(items)).toBeCloseTo(lines);
});

test('without any price there is no total', () => {
  expect(totalOf([{ price: null }])).toBeNull();
  expect(totalOf([{ price: null }, { price: 0.1 }, { price: 0.2 }])).toBe(0.3);
});
