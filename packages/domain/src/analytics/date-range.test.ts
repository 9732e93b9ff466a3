import { expect, test } from 'vitest';
import { lastTwelveMonths, quickRanges, rangeIssue } from './date-range.ts';

const TODAY = '2026-06-15';

test.each([
  ['a day', '2026-06-15', '2026-06-15', null],
  ['two years', '2024-06-15', '2026-06-15', null],
  ['a day more', '2024-06-14', '2026-06-15', 'long'],
  ['the wrong way round', '2026-06-02', '2026-06-01', 'reversed'],
  ['into the future', '2026-06-02', '2026-06-16', 'future'],
  ['five years back', '2021-06-15', '2021-07-15', null],
  ['further back', '2021-06-14', '2021-07-15', 'old'],
  ['without a day', '', '2026-06-15', 'missing'],
  ['with a day that no month has', '2026-02-30', '2026-06-15', 'missing'],
  ['with a month that no year has', '2026-13-01', '2026-06-15', 'missing'],
])('%s', (_case, from, to, issue) => {
  expect(rangeIssue({ from, to }, TODAY)).toBe(issue);
});

test('a range needs both days', () => {
  expect([rangeIssue({ from: TODAY }, TODAY), rangeIssue({ to: TODAY }, TODAY)]).toEqual(['missing', 'missing']);
});

test('quick ranges end today and are all allowed', () => {
  const ranges = { ...quickRanges(TODAY), months: lastTwelveMonths(TODAY) };
  expect(Object.values(ranges).map((range) => rangeIssue(range, TODAY))).toEqual([null, null, null, null]);
  expect(ranges).toEqual({
    days30: { from: '2026-05-17', to: TODAY },
    days90: { from: '2026-03-18', to: TODAY },
    year: { from: '2026-01-01', to: TODAY },
    months: { from: '2025-07-01', to: TODAY },
  });
});
