import { expect, test } from 'vitest';
import { parseHost } from './entered-host.ts';

test.each([
  ['Shop.Test', 'shop.test'],
  ['https://shop.test:8443/kitchen', 'shop.test'],
  ['shop.test.', 'shop.test'],
  ['küche.test', 'xn--kche-0ra.test'],
  ['', null],
  ['a b', null],
])('the host of %s is %s', (entered, host) => {
  expect(parseHost(entered)).toBe(host);
});
