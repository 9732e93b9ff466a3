import { describe, expect, test } from 'vitest';
import { longDate, sheetDate, shortDate, shownDay, syncedDate } from './format-date.ts';

const now = new Date('2026-03-20T12:00:00Z');

describe('longDate', () => {
  test.each([
    ['2026-03-20T09:42:00Z', 'today at 09:42'],
    ['2026-03-20T00:05:00Z', 'today at 00:05'],
    ['2026-03-15T14:32:00Z', '15th March at 14:32'],
    ['2026-03-19T23:59:00Z', '19th March at 23:59'],
    ['2026-03-01T08:00:00Z', '1st March at 08:00'],
    ['2026-02-02T08:00:00Z', '2nd February at 08:00'],
    ['2026-01-03T08:00:00Z', '3rd January at 08:00'],
    ['2026-01-11T08:00:00Z', '11th January at 08:00'],
    ['2026-01-12T08:00:00Z', '12th January at 08:00'],
    ['2026-01-13T08:00:00Z', '13th January at 08:00'],
    ['2026-01-21T08:00:00Z', '21st January at 08:00'],
    ['2026-01-22T08:00:00Z', '22nd January at 08:00'],
    ['2025-03-20T09:42:00Z', '20th March 2025 at 09:42'],
    ['never', ''],
  ])('%s reads %j', (iso, text) => {
    expect(longDate(iso, now)).toBe(text);
  });

  test('counts days and hours in London, in summer too', () => {
    expect(longDate('2026-07-01T23:30:00Z', new Date('2026-07-02T08:00:00Z'))).toBe('today at 00:30');
    expect(longDate('2025-12-31T23:30:00Z', new Date('2026-01-01T00:10:00Z'))).toBe('31st December 2025 at 23:30');
  });
});

test.each([
  ['2026-06-30T22:59:00Z', '2026-06-30'],
  ['2026-06-30T23:30:00Z', '2026-07-01'],
  ['2026-12-31T23:59:00Z', '2026-12-31'],
  ['2028-02-29T00:00:00Z', '2028-02-29'],
  ['2026-03-29T00:30:00Z', '2026-03-29'],
  ['2026-10-24T23:30:00Z', '2026-10-25'],
  ['2026-10-25T23:30:00Z', '2026-10-25'],
])('%s is on %s, as on screens', (iso, day) => {
  expect(shownDay(new Date(iso))).toBe(day);
});

test.each([
  ['2026-03-05T14:32:00Z', '5.3.26', '14:32 05/03/2026', '2026-03-05 14:32'],
  ['2009-11-30T23:59:00Z', '30.11.09', '23:59 30/11/2009', '2009-11-30 23:59'],
  ['2026-06-30T23:30:00Z', '1.7.26', '00:30 01/07/2026', '2026-07-01 00:30'],
  ['', '', '', ''],
])('%j is %j in short, %j when last synced and %j in a sheet', (iso, short, synced, sheet) => {
  expect(sheetDate(iso)).toBe(sheet);
  expect(shortDate(iso)).toBe(short);
  expect(syncedDate(iso)).toBe(synced);
});
