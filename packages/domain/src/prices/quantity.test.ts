import { expect, test } from 'vitest';
import { measuresWith, quantityOf } from './quantity.ts';

const MEASURES = { area: 12.5, wall: 4 };

test.each([
  [undefined, 1_000_000],
  [{ unit: 'piece' as const }, 1_000_000],
  [{ unit: 'm2' as const, amount: 'area' }, 12_500_000],
  [{ unit: 'm2' as const, amount: 'area', waste: 10 }, 13_750_000],
  [{ unit: 'm2' as const, amount: 'area', waste: 10, pack: 2.5 }, 15_000_000],
  [{ unit: 'm2' as const, amount: 'area', pack: 2.5 }, 12_500_000],
  [{ unit: 'm' as const, amount: 3.3 }, 3_300_000],
  [{ unit: 'm' as const, amount: 'no formula(' }, 0],
])('%j needs %s millionths', (rule, quantity) => {
  expect(quantityOf(rule, MEASURES, 1)).toBe(quantity);
});

test('a visitor’s measures count within their range, all others as the room shown', () => {
  const shown = [
    { id: 'area', name: 'Area', unit: 'm2' as const, value: 10, min: 5, max: 50 },
    { id: 'wall', name: 'Wall', unit: 'm' as const, value: 4 },
  ];
  expect(measuresWith(shown, {})).toEqual({ area: 10, wall: 4 });
  expect(measuresWith(shown, { area: 24.5, other: 3 })).toEqual({ area: 24.5, wall: 4 });
  expect(measuresWith(shown, { area: 500, wall: -1 })).toEqual({ area: 50, wall: 4 });
  expect(measuresWith(shown, { area: Number.NaN, wall: Number.POSITIVE_INFINITY })).toEqual({ area: 10, wall: 4 });
});
