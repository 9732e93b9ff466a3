import { expect, test } from 'vitest';
import { toSameOriginAddress } from './same-origin-address.ts';

const PAGE = 'https://content.example.test/viewer/v1/preview.html?src=x';

test.each([
  ['/oakline/kitchens/latest.json', 'https://content.example.test/oakline/kitchens/latest.json'],
  ['https://content.example.test/a.json', 'https://content.example.test/a.json'],
])('%s is on the page’s own host', (src, address) => {
  expect(toSameOriginAddress(src, PAGE)).toBe(address);
});

test.each([
  [null],
  [''],
  ['//evil.test/a.json'],
  ['https://evil.test/a.json'],
  ['http://content.example.test/a.json'],
  ['https://content.example.test.evil.test/a.json'],
  ['data:application/json,{}'],
  ['javascript:alert(1)'],
  ['https://'],
])('%s does not', (src) => {
  expect(toSameOriginAddress(src, PAGE)).toBeNull();
});
