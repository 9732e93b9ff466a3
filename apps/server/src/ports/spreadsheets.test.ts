import { expect, test } from 'vitest';
import { retryWaitMs } from './spreadsheets.ts';

const NOW = Date.parse('2026-06-15T12:00:00Z');

test.each([
  ['7', 7_000],
  [' 0 ', 0],
  ['Mon, 15 Jun 2026 12:00:20 GMT', 20_000],
  ['Mon, 15 Jun 2026 11:59:00 GMT', 0],
  [null, 30_000],
  ['', 30_000],
  ['soon', 30_000],
  ['-5x', 30_000],
])('a throttled call that is answered with %j waits %i ms', (retryAfter, waitMs) => {
  expect(retryWaitMs(retryAfter, NOW)).toBe(waitMs);
});
