import { expect, test } from 'vitest';
import { nextMajorVersion } from './next-major-version.ts';

test.each([
  ['the second after the minors of the first', [1.009, 1, 1.01], 2],
  ['the one after the highest, whatever the order', [3, 12.5, 2], 13],
  ['the first where there is none', [], 1],
])('proposes %s', (_, versions, next) => {
  expect(nextMajorVersion(versions)).toBe(next);
});
