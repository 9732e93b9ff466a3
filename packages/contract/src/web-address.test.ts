import { expect, test } from 'vitest';
import { parseWebAddress, webAddress } from './web-address.ts';

test.each([
  ['https://shop.test/kitchen?x=1', 'https://shop.test/kitchen?x=1'],
  ['http://shop.test', 'http://shop.test/'],
  ['HTTPS://Shop.Test/A', 'https://shop.test/A'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['ftp://shop.test/', null],
  ['/kitchen', null],
  ['shop.test', null],
  ['', null],
  [null, null],
  [undefined, null],
])('%s as the address of a page is %s', (input, address) => {
  expect(webAddress(input)).toBe(address);
  expect(parseWebAddress(input ?? '')?.href ?? null).toBe(address);
});
