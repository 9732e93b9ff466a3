import { expect, test } from 'vitest';
import { changeOf, shortOf, wholeSheet } from './figures.ts';

test.each([
  [112, 100, '+12%', '12% more than in the previous period'],
  [50, 100, '−50%', '50% less than in the previous period'],
  [7, 7, '0%', 'The same as in the previous period'],
  [7, 0, '–', 'None in the previous period'],
  [0, 0, '0%', 'The same as in the previous period'],
  [2500, 100, '+2,400%', '2,400% more than in the previous period'],
])('%i after %i is %s, in words: %s', (now, before, short, sentence) => {
  expect(changeOf(now, before)).toEqual({ short, sentence });
});

test.each([
  ['Jun 2026', 'Jun'],
  ['Sept 2026', 'Sept'],
  ['5 Jun 2026', '5 Jun'],
  ['1 Jun to 7 Jun 2026', '1 Jun'],
  ['Jun 1 to Jun 7, 2026', 'Jun 1'],
  ['Jun 15, 2026', 'Jun 15'],
  ['1. Juni bis 7. Juni 2026', '1. Juni'],
  ['5. Sept. 2026', '5. Sept'],
  ['juil. 2026', 'juil'],
  ['1/06 a 7/06/2026', '1/06'],
  ['15/06/2026', '15/06'],
  ['06/2026', '06/2026'],
])('the axis shows %s as %s', (label, short) => {
  expect(shortOf(label)).toBe(short);
});

test('the file holds tiles, series, countries and options, each beside the period before where there is one', () => {
  const series = (value: number) => [{ label: 'Jun 2026', value }];
  const totals = (of: number) => ({
    leads: of,
    unique_users: of,
    sessions: of,
    conversion_rate: of,
    average_session_time: of,
  });
  const sheet = wholeSheet({
    timestamp: '2026-06-15T12:00:00.000Z',
    location: [{ country: 'Ireland', count: 4 }],
    product: { options: [{ component: 'Walls', name: 'Sage', value: 9 }] },
    session: { chart: series(3), unique: 2, average_session_time: series(4) },
    uniqueUser: series(5),
    leads_generated: series(1),
    totals: totals(8),
    before: {
      session: { chart: series(2), average_session_time: series(3) },
      uniqueUser: series(4),
      leads_generated: series(0),
      totals: totals(6),
    },
  });
  expect(sheet[0]).toEqual(['Figure', 'Of', 'Value', 'Previous period']);
  expect(sheet[1]).toEqual(['Leads generated', 'All', 8, 6]);
  expect(sheet).toContainEqual(['Sessions', 'Jun 2026', 3, 2]);
  expect(sheet).toContainEqual(['Average engagement time (mins)', 'Jun 2026', 4, 3]);
  expect(sheet).toContainEqual(['Top locations', 'Ireland', 4, null]);
  expect(sheet).toContainEqual(['Options', 'Walls: Sage', 9, null]);
});
