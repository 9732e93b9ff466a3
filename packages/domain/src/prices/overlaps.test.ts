import { expect, test } from 'vitest';
import { overlaps } from './overlaps.ts';

const march = { from: '2027-03-01', until: '2027-03-31' };

test.each([
  ['the same days', march, true],
  ['always', { from: null, until: null }, true],
  ['until its first day', { from: '2027-01-01', until: '2027-03-01' }, true],
  ['until the day before it', { from: '2027-01-01', until: '2027-02-28' }, false],
  ['from its last day', { from: '2027-03-31', until: null }, true],
  ['from the day after it', { from: '2027-04-01', until: null }, false],
  ['open until its first day', { from: null, until: '2027-03-01' }, true],
  ['open until the day before it', { from: null, until: '2027-02-28' }, false],
])('March and %s share a day: %s', (_days, other, expected) => {
  expect(overlaps(march, other)).toBe(expected);
  expect(overlaps(other, march)).toBe(expected);
});
