import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contractPeriods, defaultPeriod, renewalOf } from './contract-periods.ts';

const day = (text: string): Date => new Date(`${text}T00:00:00Z`);

describe('the years of a contract', () => {
  test('are listed newest first, each with twelve months and its label', () => {
    const periods = contractPeriods(day('2024-03-15'), 3);
    expect(periods.map(({ key, label }) => [key, label])).toEqual([
      ['2026-03-01|2027-02-28', 'March 2026 - February 2027'],
      ['2025-03-01|2026-02-28', 'March 2025 - February 2026'],
      ['2024-03-01|2025-02-28', 'March 2024 - February 2025'],
    ]);
    expect(periods[2]?.months).toEqual([
      '2024-03',
      '2024-04',
      '2024-05',
      '2024-06',
      '2024-07',
      '2024-08',
      '2024-09',
      '2024-10',
      '2024-11',
      '2024-12',
      '2025-01',
      '2025-02',
    ]);
  });

  test('follow each other without a gap, whatever the start', () => {
    const starts = fc.date({ min: day('2000-01-01'), max: day('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(starts, fc.integer({ min: 1, max: 30 }), (start, years) => {
        const oldestFirst = contractPeriods(start, years).reverse();
        const months = oldestFirst.flatMap((period) => period.months);
        return (
          new Set(months).size === years * 12 &&
          oldestFirst.every((period, at) => at === 0 || oldestFirst[at - 1]?.end.getTime() === period.start.getTime())
        );
      }),
    );
  });
});

describe('the period that is selected first', () => {
  const periods = contractPeriods(day('2024-07-01'), 3);

  test.each([
    ['begun this calendar year', '2025-11-21', '2025-07-01|2026-06-30'],
    ['not yet begun this year: the one that holds today', '2026-02-01', '2025-07-01|2026-06-30'],
    ['none holds today: the first of the list', '2031-01-01', '2026-07-01|2027-06-30'],
  ])('is, when %s', (_case, now, key) => {
    expect(defaultPeriod(periods, day(now))?.key).toBe(key);
  });

  test('is none without periods', () => {
    expect(defaultPeriod([], day('2025-01-01'))).toBeUndefined();
  });
});

test.each([
  ['2024-03-01', 3, '2027-03-01'],
  ['2024-02-29', 1, '2025-02-28'],
  ['2024-02-29', 4, '2028-02-29'],
])('a contract of %s is renewed when its years are over: after %i on %s', (start, years, renewal) => {
  expect(renewalOf(day(start), years)).toEqual(day(renewal));
});
