import type { QuoteContent, QuoteLine } from '@vitrine/contract/quotes/schemas';
import { expect, test } from 'vitest';
import { mergeContent } from './merge-content.ts';

const line = (id: string, overrides: Partial<QuoteLine> = {}): QuoteLine => ({
  ...{ id, kind: 'own', sku: null, name: id, quantity: 1, unit: 'piece', unit_price: 100, discount: 0, tax_rate: 0 },
  ...overrides,
});
const base: QuoteContent = {
  ...{ title: 'Kitchen', tax_included: true, valid_until: '2026-12-24', notes: '', terms: '' },
  customer: { name: 'Ann', email: '', phone: '', address: '' },
  lines: [line('a'), line('b'), line('c')],
};
const withLines = (...lines: QuoteLine[]): QuoteContent => ({ ...base, lines });

test('fields that were changed here win, the others are theirs', () => {
  const mine = { ...base, title: 'My kitchen', customer: { ...base.customer, email: 'ann@example.com' } };
  const theirs = { ...base, notes: 'Theirs', customer: { ...base.customer, phone: '1' } };
  expect(mergeContent(base, mine, theirs)).toEqual({
    ...base,
    title: 'My kitchen',
    notes: 'Theirs',
    customer: { ...base.customer, email: 'ann@example.com', phone: '1' },
  });
});

test('a part whose keys a database has put in another order was not changed', () => {
  const reordered = Object.fromEntries(Object.entries(base.customer).reverse()) as QuoteContent['customer'];
  const theirs = { ...base, customer: { ...base.customer, name: 'Bea' } };
  const lines = base.lines.map((one) => Object.fromEntries(Object.entries(one).reverse()) as QuoteLine);
  expect(mergeContent(base, { ...base, customer: reordered, lines }, theirs)).toEqual(theirs);
  const removed = withLines(line('a'), line('c'));
  expect(mergeContent(base, { ...base, lines }, removed).lines).toEqual(removed.lines);
});

test('lines are merged field by field', () => {
  const mine = withLines(line('a', { quantity: 2 }), line('b'), line('c'));
  const theirs = withLines(line('a', { discount: 500 }), line('b'), line('c'));
  expect(mergeContent(base, mine, theirs).lines[0]).toEqual(line('a', { quantity: 2, discount: 500 }));
});

test('lines of both are kept, and those that either removed are gone', () => {
  const mine = withLines(line('a'), line('c'), line('mine'));
  const theirs = withLines(line('a'), line('b'), line('theirs'));
  expect(mergeContent(base, mine, theirs).lines.map(({ id }) => id)).toEqual(['a', 'mine', 'theirs']);
});

test('a line that they removed stays where it was changed here', () => {
  const mine = withLines(line('a'), line('b', { quantity: 4 }), line('c'));
  expect(mergeContent(base, mine, withLines(line('a'), line('c'))).lines.map(({ id }) => id)).toEqual(['a', 'c', 'b']);
});

test('an order that was changed here stays', () => {
  const mine = withLines(line('c'), line('a'), line('b'));
  expect(mergeContent(base, mine, base).lines.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
});

test('nothing is changed where nothing was', () => {
  expect(mergeContent(base, base, base)).toEqual(base);
});
