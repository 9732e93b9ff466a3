import { type QuoteLine, quoteContent, quoteLine } from '@vitrine/contract/quotes/schemas';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountOfLine, sumsOfQuote } from './quote-sums.ts';

const aLine = (overrides: Partial<QuoteLine> = {}): QuoteLine => ({
  id: 'one',
  kind: 'own',
  sku: null,
  name: 'Worktop',
  quantity: 1,
  unit: 'piece',
  unit_price: 10_000,
  discount: 0,
  tax_rate: 2000,
  ...overrides,
});

describe('the amount of a line', () => {
  test.each([
    [{ quantity: 3 }, 30_000],
    [{ quantity: 2.5, unit_price: 1999 }, 4998],
    [{ discount: 1250 }, 8750],
    [{ discount: 10_000 }, 0],
    [{ quantity: 0.333333, unit_price: 3 }, 1],
    [{ unit_price: null }, 0],
  ])('%j is %s', (overrides, amount) => {
    expect(amountOfLine(aLine(overrides))).toBe(amount);
  });
});

describe('the sums of a quote', () => {
  const lines = [aLine({ unit_price: 5000, tax_rate: 500 }), aLine({ id: 'two' }), aLine({ id: 'three', tax_rate: 0 })];

  test('with prices without tax add the tax of each rate, the highest first', () => {
    expect(sumsOfQuote({ lines, tax_included: false })).toEqual({
      subtotal: 25_000,
      discount: 0,
      taxes: [
        { rate: 2000, base: 10_000, amount: 2000 },
        { rate: 500, base: 5000, amount: 250 },
      ],
      net: 25_000,
      total: 27_250,
    });
  });

  test('with prices that contain tax name what they contain', () => {
    const { net, total, taxes } = sumsOfQuote({ lines, tax_included: true });
    expect(taxes.map(({ amount }) => amount)).toEqual([1667, 238]);
    expect([net, total]).toEqual([25_000 - 1667 - 238, 25_000]);
  });

  test('count tax once for each rate, not for each line', () => {
    const cents = Array.from({ length: 10 }, (_, index) => aLine({ id: `${index}`, unit_price: 2 }));
    expect(sumsOfQuote({ lines: cents, tax_included: false }).total).toBe(24);
  });

  test('are whole numbers, and the total is net with all taxes', () => {
    const anyLine = fc.record({
      quantity: fc.double({ min: 0.000001, max: 5000, noNaN: true }),
      unit_price: fc.integer({ min: 0, max: 1_000_000 }),
      discount: fc.integer({ min: 0, max: 10_000 }),
      tax_rate: fc.constantFrom(0, 550, 700, 1900, 2000),
    });
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 20 }), fc.boolean(), (some, tax_included) => {
        const all = some.map((line, index) => aLine({ id: `${index}`, ...line }));
        const { net, total, taxes, subtotal, discount } = sumsOfQuote({ lines: all, tax_included });
        expect([net, total, subtotal, discount].every(Number.isSafeInteger)).toBe(true);
        expect(net + taxes.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
        expect(discount).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('a line', () => {
  test.each([
    ['a negative price', { unit_price: -1 }],
    ['a fraction of a penny', { unit_price: 1.5 }],
    ['no quantity', { quantity: 0 }],
    ['a negative quantity', { quantity: -2 }],
    ['more than all of it off', { discount: 10_001 }],
    ['a negative tax', { tax_rate: -1 }],
    ['no name', { name: '  ' }],
    ['an unknown kind', { kind: 'gift' as 'own' }],
  ])('cannot have %s', (_case, overrides) => {
    expect(quoteLine.safeParse(aLine(overrides)).success).toBe(false);
  });

  test('of a surcharge can lower the price', () => {
    expect(quoteLine.safeParse(aLine({ kind: 'surcharge', unit_price: -500 })).success).toBe(true);
  });

  test('has an id of its own', () => {
    const content = { customer: { name: 'Ann', email: '' }, tax_included: true, valid_until: '2026-12-24' };
    expect(quoteContent.safeParse({ ...content, lines: [aLine(), aLine()] }).success).toBe(false);
    expect(quoteContent.safeParse({ ...content, lines: [aLine(), aLine({ id: 'two' })] }).success).toBe(true);
  });
});
