import { expect, test } from 'vitest';
import { toLatinDigits } from './latin-digits.ts';

test.each([
  ['٤٫٥', '4.5'],
  ['۴٫۵', '4.5'],
  ['١٬٢٣٤', '1234'],
  ['\u200f٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['4,5', '4,5'],
  ['', ''],
])('%s is %s', (typed, read) => {
  expect(toLatinDigits(typed)).toBe(read);
});
