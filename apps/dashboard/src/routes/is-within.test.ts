import { expect, test } from 'vitest';
import { isAt, isWithin, restWithin } from './is-within.ts';

const address = '/organisations/Oakline%20Kitchens/configurators/1/data';

test('takes encoded and plain names for the same', () => {
  expect(isAt('/organisations/Oakline Kitchens/configurators/1/data/', address)).toBe(true);
});

test('counts paths below, not paths that only begin alike', () => {
  expect(isWithin(`${address}/save`, address)).toBe(true);
  expect(isWithin('/configurators/12', '/configurators/1')).toBe(false);
});

test('what comes after an address is the same, whether its names are encoded or not', () => {
  expect(restWithin('/organisations/Oakline Kitchens/configurators/1/data/deploy', address)).toBe('/deploy');
  expect(restWithin(`${address}/deploy`, address)).toBe('/deploy');
  expect(restWithin(address, address)).toBe('');
  expect(restWithin('/configurators/1', address)).toBeNull();
});
