import { describe, expect, test } from 'vitest';
import { bucketsBefore, bucketsOf, endOf, grainOf } from './buckets.ts';

const range = (from: string, to: string) => ({ from, to });

test.each([
  ['2026-06-15', '2026-06-15', 'day', 1],
  ['2026-05-05', '2026-06-15', 'day', 42],
  ['2026-05-04', '2026-06-15', 'week', 7],
  ['2025-12-15', '2026-06-15', 'week', 27],
  ['2025-12-14', '2026-06-15', 'month', 7],
  ['2024-06-16', '2026-06-15', 'month', 25],
])('%s to %s is shown by %s in %i points', (from, to, grain, count) => {
  expect(grainOf(range(from, to))).toBe(grain);
  expect(bucketsOf(range(from, to)).starts).toHaveLength(count);
});

test('points follow each other without a gap, and the last one ends with the range', () => {
  const weeks = bucketsOf(range('2026-03-01', '2026-06-15'));
  const ends = weeks.starts.map((_, at) => endOf(weeks, at));
  expect([weeks.starts[0], ends[0], weeks.starts[1], ends.at(-1)]).toEqual([
    '2026-03-01',
    '2026-03-07',
    '2026-03-08',
    '2026-06-15',
  ]);
  const months = bucketsOf(range('2025-11-20', '2026-06-15'));
  expect([months.starts[0], endOf(months, 0), months.starts[1]]).toEqual(['2025-11-20', '2025-11-30', '2025-12-01']);
});

describe('the previous period', () => {
  test('has the same number of days, and ends where the range begins', () => {
    const before = bucketsBefore(bucketsOf(range('2026-06-01', '2026-06-15')));
    expect([before.starts[0], before.until, before.starts.length]).toEqual(['2026-05-17', '2026-05-31', 15]);
  });

  test('of whole months has the same number of months', () => {
    const before = bucketsBefore(bucketsOf(range('2025-07-01', '2026-02-28')));
    expect([before.starts[0], before.until]).toEqual(['2024-11-01', '2025-06-30']);
  });

  test('of months up to today compares the current month with the same part of the earlier one', () => {
    const before = bucketsBefore(bucketsOf(range('2025-07-01', '2026-06-15')));
    expect([before.starts[0], before.starts.at(-1), before.until]).toEqual(['2024-07-01', '2025-06-01', '2025-06-15']);
  });

  test('of months that begin anywhere has the same number of points', () => {
    const buckets = bucketsOf(range('2025-07-10', '2026-06-15'));
    const before = bucketsBefore(buckets);
    expect(before.starts).toHaveLength(buckets.starts.length);
    expect(before.until).toBe('2025-07-09');
  });
});
