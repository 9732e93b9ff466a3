import { expect, test } from 'vitest';
import { averageMinutes, conversionRate, lastMonths } from './measures.ts';

test('the last twelve months end with the current one', () => {
  const months = lastMonths(new Date('2026-02-28T23:59:59Z'));
  expect([months.length, months[0], months[11]]).toEqual([12, '2025-03', '2026-02']);
});

test.each([
  [3, 70, 4.29],
  [1, 3, 33.33],
  [5, 0, 0],
  [0, 9, 0],
])('%i leads of %i unique sessions convert %d per cent', (leads, unique, rate) => {
  expect(conversionRate(leads, unique)).toBe(rate);
});

test.each([
  ['nine hours count as six', 9 * 3600, 1, 360],
  ['four minutes and a bit', 490, 2, 4],
  ['no sessions', 100, 0, 0],
])('the average of %s', (_case, seconds, sessions, minutes) => {
  expect(averageMinutes(seconds, sessions)).toBe(minutes);
});
