import { expect, test } from 'vitest';
import { sheetNumber } from './sheet-number.ts';

test.each([
  [3 * 1.1, 3.3],
  [0.1 + 0.2, 0.3],
  [39.5, 39.5],
  [-0.07 * 100, -7],
  [4006381333931, 4006381333931],
  [0, 0],
])('%d is the number %d', (inFile, shown) => {
  expect(sheetNumber(inFile)).toBe(shown);
});
