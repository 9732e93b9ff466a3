import { expect, test } from 'vitest';
import { nextNight, retainedSince } from './retention.ts';

test.each([
  ['2026-06-15T12:00:00Z', 6, '2025-12-15T12:00:00.000Z'],
  ['2026-03-31T02:00:00Z', 6, '2025-09-30T02:00:00.000Z'],
  ['2026-08-31T02:00:00Z', 6, '2026-02-28T02:00:00.000Z'],
  ['2028-02-29T02:00:00Z', 12, '2027-02-28T02:00:00.000Z'],
  ['2026-03-30T02:00:00Z', 1, '2026-02-28T02:00:00.000Z'],
  ['2026-03-01T02:00:00Z', 1, '2026-02-01T02:00:00.000Z'],
  ['2026-01-01T00:00:00Z', 36, '2023-01-01T00:00:00.000Z'],
])('at %s, %i months go back to %s', (now, months, since) => {
  expect(retainedSince(new Date(now), months).toISOString()).toBe(since);
});

test.each([
  ['2026-06-15T12:00:00Z', '2026-06-16T02:00:00.000Z'],
  ['2026-06-15T01:59:59Z', '2026-06-15T02:00:00.000Z'],
  ['2026-06-30T02:00:00Z', '2026-07-01T02:00:00.000Z'],
])('after %s the next night is %s', (now, night) => {
  expect(nextNight(new Date(now)).toISOString()).toBe(night);
});
