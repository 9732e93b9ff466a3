import fc from 'fast-check';
import { expect, test } from 'vitest';
import { axisTicks } from './axis-ticks.ts';

test.each([
  [[0], [0, 1]],
  [[], [0, 1]],
  [[1], [0, 1]],
  [[3], [0, 1, 2, 3]],
  [
    [7, 2],
    [0, 2, 4, 6, 8],
  ],
  [[10], [0, 2, 4, 6, 8, 10]],
  [[11], [0, 5, 10, 15]],
  [[97], [0, 20, 40, 60, 80, 100]],
  [[101], [0, 50, 100, 150]],
  [[1234], [0, 500, 1000, 1500]],
  [[26_000], [0, 10_000, 20_000, 30_000]],
  [[0.7], [0, 0.2, 0.4, 0.6, 0.8]],
  [[2.4], [0, 0.5, 1, 1.5, 2, 2.5]],
])('the axis of %j has %j', (figures, ticks) => {
  expect(axisTicks(figures)).toEqual(ticks);
});

const isRound = (step: number): boolean =>
  [1, 2, 5].some((factor) => {
    const power = Math.log10(step / factor);
    return Math.abs(power - Math.round(power)) < 1e-6;
  });

test('steps are round, of the same size and few, and the largest figure is inside', () => {
  const figures = fc.oneof(
    fc.array(fc.integer({ min: 0, max: 10_000_000 })),
    fc.array(fc.double({ min: 0.01, max: 1_000_000, noNaN: true })),
  );
  fc.assert(
    fc.property(figures, (values) => {
      const ticks = axisTicks(values);
      const step = ticks[1] ?? 0;
      expect(ticks[0]).toBe(0);
      expect(isRound(step)).toBe(true);
      expect(ticks.length).toBeLessThanOrEqual(6);
      for (const [at, tick] of ticks.entries()) expect(tick).toBeCloseTo(at * step, 6);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(0, ...values));
      if (values.every(Number.isInteger)) expect(ticks.every(Number.isInteger)).toBe(true);
    }),
  );
});
