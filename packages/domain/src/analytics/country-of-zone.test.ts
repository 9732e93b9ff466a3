import { expect, test } from 'vitest';
import { countryOfZone } from './country-of-zone.ts';

test.each([
  ['Europe/London', 'GB'],
  ['Europe/Dublin', 'IE'],
  ['Europe/Berlin', 'DE'],
  ['Asia/Kolkata', 'IN'],
  ['Asia/Calcutta', 'IN'],
  ['America/Chicago', 'US'],
  ['UTC', null],
  ['Mars/Olympus', null],
  ['', null],
])('the zone %s belongs to %s', (zone, country) => {
  expect(countryOfZone(zone)).toBe(country);
});
