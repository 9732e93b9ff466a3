import { expect, test } from 'vitest';
import { formatMoney } from './format-money.ts';

test.each([
  ['price', 62, '£62.00'],
  ['price', 0, '£0.00'],
  ['price', null, null],
  ['name', '62', null],
] as const)('%s %s is %s', (field, value, shown) => {
  expect(formatMoney(field, value, 'GBP')).toBe(shown);
});
