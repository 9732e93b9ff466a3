import { expect, test } from 'vitest';
import { monthsCut, splitMonths } from './whole-months.ts';

const TODAY = '2026-06-15';
const split = (from: string, to: string) => splitMonths({ from, to }, TODAY);

test('a range splits into whole months and the days at its ends', () => {
  expect(split('2026-02-27', '2026-05-03')).toEqual({
    months: ['2026-03', '2026-04'],
    edges: [
      { from: '2026-02-27', to: '2026-02-28' },
      { from: '2026-05-01', to: '2026-05-03' },
    ],
  });
});

test('the current month is whole up to today', () => {
  expect(split('2026-05-01', TODAY)).toEqual({ months: ['2026-05', '2026-06'], edges: [] });
});

test('one month is whole, and so is today where a month begins with it', () => {
  expect(split('2026-03-01', '2026-03-31')).toEqual({ months: ['2026-03'], edges: [] });
  expect(splitMonths({ from: '2026-06-01', to: '2026-06-01' }, '2026-06-01')).toEqual({
    months: ['2026-06'],
    edges: [],
  });
});

test('a range within a month is its own edge', () => {
  expect(split('2026-03-02', '2026-03-20')).toEqual({ months: [], edges: [{ from: '2026-03-02', to: '2026-03-20' }] });
});

test.each([
  ['2026-03-02', '2026-03-31'],
  ['2026-03-01', '2026-03-30'],
  ['2026-03-20', '2026-04-10'],
])('%s to %s has no whole month', (from, to) => {
  const { months, edges } = split(from, to);
  expect(months).toEqual([]);
  expect([edges[0]?.from, edges.at(-1)?.to]).toEqual([from, to]);
});

test('a partial month is listed when it was counted by month only', () => {
  const cut = split('2026-02-27', '2026-05-03');
  expect(monthsCut(cut, null)).toEqual([]);
  expect(monthsCut(cut, '2026-01-01')).toEqual([]);
  expect(monthsCut(cut, '2026-04-20')).toEqual(['2026-02']);
  expect(monthsCut(cut, '2026-06-01')).toEqual(['2026-02', '2026-05']);
  // Days are counted from the first of an edge, or within it.
  expect(monthsCut(cut, '2026-02-27')).toEqual([]);
  expect(monthsCut(cut, '2026-05-02')).toEqual(['2026-02', '2026-05']);
  // Of a range within two months, only those before the count by day.
  expect(monthsCut(split('2026-03-20', '2026-05-10'), '2026-03-25')).toEqual(['2026-03']);
});
