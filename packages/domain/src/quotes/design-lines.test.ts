import type { CalculatedDesign } from '@vitrine/contract/prices/schemas';
import { describe, expect, test } from 'vitest';
import { linesOfDesign, withDesignLines } from './design-lines.ts';
import { sumsOfQuote } from './quote-sums.ts';

type Part = CalculatedDesign['parts'][number];

const part = (changes: Partial<Part> = {}): Part => ({
  ...{ article: 'door', sku: 'D-1', name: 'Door', component: 'Doors', unit: 'piece' },
  ...{ quantity: 1, unit_price: 10_000, amount: 10_000 },
  ...changes,
});

const design = (parts: Part[], changes: Partial<CalculatedDesign> = {}): CalculatedDesign => ({
  ...{ currency: 'GBP', decimals: 2, parts, surcharges: [], subtotal: 0, tax: null, total: null },
  ...{ price_list: null, version: 1, design: 'W1' },
  ...changes,
});

const shortly = (calculated: CalculatedDesign) =>
  linesOfDesign(calculated).map(({ name, quantity, unit_price }) => [name, quantity, unit_price]);

describe('the lines of a design', () => {
  test('name each article once, in the order of the design', () => {
    const frame = part({ article: 'frame', name: 'Frame', unit_price: null, amount: null });
    expect(shortly(design([part(), frame, part({ quantity: 2, amount: 20_000 })]))).toEqual([
      ['Door', 3, 10_000],
      ['Frame', 1, null],
    ]);
  });

  test('differ where the article, its unit or its price does', () => {
    const parts = [part(), part({ article: 'other' }), part({ unit: 'm' }), part({ unit_price: 9_000, amount: 9_000 })];
    expect(linesOfDesign(design(parts))).toHaveLength(4);
  });

  test('stay apart where their rounded amounts are not that of all of them together', () => {
    const third = part({ unit: 'm2', quantity: 0.333_333, unit_price: 100, amount: 33 });
    const whole = part({ unit_price: 50, amount: 50 });
    const lines = linesOfDesign(design([third, whole, third, third]));
    expect(lines.map(({ quantity }) => quantity)).toEqual([0.333_333, 0.333_333, 0.333_333, 1]);
    expect(sumsOfQuote({ lines, tax_included: true }).total).toBe(149);
  });

  test('stay apart where together they are more than a line can have', () => {
    const many = part({ quantity: 60_000, unit_price: 1, amount: 60_000 });
    expect(shortly(design([many, many]))).toEqual([
      ['Door', 60_000, 1],
      ['Door', 60_000, 1],
    ]);
  });

  test('leave out what the design needs nothing of, and keep a little of it', () => {
    const parts = [part({ quantity: 0, amount: 0 }), part({ article: 'glue', name: 'Glue', quantity: 0.5 })];
    expect(shortly(design(parts))).toEqual([['Glue', 0.5, 10_000]]);
  });

  test('have surcharges last, the rate of the tax, and their places as ids', () => {
    const surcharges = [{ name: 'Delivery', amount: 4_900 }];
    const tax = { country: 'GB', rate: 2_000, amount: 0, is_included: true };
    expect(linesOfDesign(design([part({ sku: null })], { surcharges, tax }))).toEqual([
      {
        ...{ id: 'design-1', kind: 'design', sku: null, name: 'Door', quantity: 1, unit: 'piece' },
        ...{ unit_price: 10_000, discount: 0, tax_rate: 2_000 },
      },
      {
        ...{ id: 'design-2', kind: 'surcharge', sku: null, name: 'Delivery', quantity: 1, unit: 'piece' },
        ...{ unit_price: 4_900, discount: 0, tax_rate: 2_000 },
      },
    ]);
    expect(linesOfDesign(design([part()]))[0]?.tax_rate).toBe(0);
  });

  test('have names and SKUs that a quote can have', () => {
    const [line] = linesOfDesign(design([part({ name: '', sku: 'x'.repeat(150) })]));
    expect([line?.name, line?.sku?.length]).toEqual(['–', 100]);
  });
});

test('lines of a design replace the former ones in their place', () => {
  const [door, handle] = linesOfDesign(design([part(), part({ article: 'handle', name: 'Handle' })]));
  if (!door || !handle) throw new Error('Two lines are expected');
  const own = (id: string) => ({ ...door, id, kind: 'own' as const });
  const ids = (lines: readonly { id: string }[]) => lines.map(({ id }) => id);
  expect(ids(withDesignLines([own('a'), door, own('b'), handle], [handle]))).toEqual(['a', 'design-2', 'b']);
  expect(ids(withDesignLines([own('a'), own('b')], [door]))).toEqual(['design-1', 'a', 'b']);
});
