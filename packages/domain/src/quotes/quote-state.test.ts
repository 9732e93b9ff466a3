import type { QuoteContent } from '@vitrine/contract/quotes/schemas';
import { describe, expect, test } from 'vitest';
import { isOfDesign, withDesignLines } from './design-lines.ts';
import {
  numberOfQuote,
  numberOfVersion,
  savingIssue,
  sendingIssues,
  stateOfLink,
  stateOfQuote,
} from './quote-state.ts';

const TODAY = '2026-11-25';
const line = (id: string, overrides: Partial<QuoteContent['lines'][number]> = {}): QuoteContent['lines'][number] => ({
  id,
  kind: 'own',
  sku: null,
  name: `Line ${id}`,
  quantity: 1,
  unit: 'piece',
  unit_price: 100,
  discount: 0,
  tax_rate: 0,
  ...overrides,
});
const content = (overrides: Partial<QuoteContent> = {}): QuoteContent => ({
  title: '',
  customer: { name: 'Ann', email: 'ann@example.com', phone: '', address: '' },
  tax_included: true,
  lines: [line('1')],
  valid_until: TODAY,
  notes: '',
  terms: '',
  ...overrides,
});

test('numbers have four digits at least, and sent states their own', () => {
  expect(numberOfQuote('Q-', 7)).toBe('Q-0007');
  expect(numberOfQuote('', 12_345)).toBe('12345');
  expect(numberOfVersion('Q-0007', 2)).toBe('Q-0007-2');
});

test.each([
  ['sent', TODAY, 'sent'],
  ['sent', '2026-11-24', 'expired'],
  ['accepted', '2026-11-24', 'accepted'],
  ['draft', null, 'draft'],
  ['lost', '2026-11-24', 'lost'],
] as const)('a quote that is %s and valid until %s is %s', (status, validUntil, state) => {
  expect(stateOfQuote({ status, validUntil }, TODAY)).toBe(state);
});

test.each([
  ['sent', { validUntil: TODAY, isNewest: true, isAccepted: false }, 'open'],
  ['sent', { validUntil: '2026-11-24', isNewest: true, isAccepted: false }, 'expired'],
  ['sent', { validUntil: TODAY, isNewest: false, isAccepted: false }, 'replaced'],
  ['lost', { validUntil: TODAY, isNewest: true, isAccepted: false }, 'declined'],
  ['accepted', { validUntil: '2026-11-24', isNewest: true, isAccepted: true }, 'accepted'],
] as const)('the link of a quote that is %s, %j, is %s', (status, version, state) => {
  expect(stateOfLink(status, version, TODAY)).toBe(state);
});

describe('a draft is sent', () => {
  test('once it has lines with prices, an address and a day to come', () => {
    expect(sendingIssues(content(), TODAY)).toEqual({});
  });
  test.each([
    ['no lines', { lines: [] }, 'content.lines', 'Add at least one line before you send the quote.'],
    [
      'a line without a price',
      { lines: [line('1'), line('2', { unit_price: null })] },
      'content.lines',
      'These lines have no price: Line 2.',
    ],
    ['a past day', { valid_until: '2026-11-24' }, 'content.valid_until', 'The last day of the quote is in the past.'],
    [
      'no address',
      { customer: { name: 'Ann', email: '', phone: '', address: '' } },
      'content.customer.email',
      'Enter the customer’s email address before you send the quote.',
    ],
    [
      'a total below zero',
      { lines: [line('1', { kind: 'surcharge', unit_price: -1 })] },
      'content.lines',
      'The total of this quote is below zero.',
    ],
  ] as const)('not with %s', (_case, overrides, field, message) => {
    expect(sendingIssues(content(overrides as Partial<QuoteContent>), TODAY)).toEqual({ [field]: [message] });
  });
  test('not once its sums are beyond counting', () => {
    const huge = line('1', { quantity: 100_000, unit_price: 100_000_000_000 });
    expect(savingIssue(content({ lines: [huge] }))).toBe('The total of this quote is too large.');
    expect(savingIssue(content())).toBeUndefined();
  });
});

test('calculated lines replace the former ones where these were, and leave the others', () => {
  const lines = [line('a'), line('b', { kind: 'design' }), line('c'), line('d', { kind: 'surcharge' })];
  const fresh = [line('x', { kind: 'design' }), line('y', { kind: 'design' })];
  expect(withDesignLines(lines, fresh).map(({ id }) => id)).toEqual(['a', 'x', 'y', 'c']);
  expect(withDesignLines([line('a')], fresh).map(({ id }) => id)).toEqual(['x', 'y', 'a']);
  expect(lines.filter(isOfDesign).map(({ id }) => id)).toEqual(['b', 'd']);
});
