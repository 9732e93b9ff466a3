import { expect, test } from 'vitest';
import { readSizeEntry } from './read-size.ts';

const RANGE = { min: 915, max: 6350 };

test.each([
  ['2400', 2400],
  ['2400 mm', 2400],
  ['2.415 mm', 2415],
  ['2,400', 2400],
  ['2.400', 2400],
  ['2,40', 2400],
  ['2.4', 2400],
  ['2,40 m', 2400],
  ['2.400 m', 2400],
  ['240', 2400],
  ['240,5', 2405],
  ['310 cm', 3100],
  ["1'299", 1299],
  ['1.299,6', 1300],
  ['3 200', 3200],
  ['+3000', 3000],
  ['99999', 99_999],
  ['0', 0],
])('%s is read as %d mm', (text, size) => {
  expect(readSizeEntry(text, RANGE)).toBe(size);
});

test.each(['', 'abc', '-500', '1e9', '2400 in', ',', '2,4,0,'])('%s is no size', (text) => {
  expect(readSizeEntry(text, RANGE)).toBeNull();
});
