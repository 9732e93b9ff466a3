import { productsById } from '@vitrine/domain/manufacturers/products';
import { expect, test } from 'vitest';
import { assignedAt, assignmentsOf, type Draft, withChange } from './assigning-draft.ts';

const products = productsById([
  { product_id: 'D1', manufacturers: [{ id: 1, name: 'Acme', logo: null, specificName: 'A 100' }] },
]);
const change = (draft: Draft, id: string, on: boolean, specificName = '') =>
  withChange(products, draft, { manufacturerId: 1, id, on, specificName });

test('a draft has the differences from the stored state', () => {
  const draft = change(change(new Map(), 'D1', false), 'D2', true, ' A 200 ');
  expect(assignmentsOf(draft)).toEqual([
    { id: 'D1', manufacturerId: 1, specificName: null, delete: true },
    { id: 'D2', manufacturerId: 1, specificName: 'A 200', delete: false },
  ]);
  expect(assignedAt(products, draft, 1, 'D2').on).toBe(true);
  expect(assignedAt(products, draft, 2, 'D1').on).toBe(false);
});

test('a change that is taken back is not sent', () => {
  const draft = change(change(new Map(), 'D1', false), 'D2', true);
  expect(assignmentsOf(change(change(draft, 'D1', true, 'A 100'), 'D2', false, 'rest'))).toEqual([]);
});
