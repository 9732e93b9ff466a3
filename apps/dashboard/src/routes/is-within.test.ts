import { expect, test } from 'vitest';
import { isAt, isWithin } from './is-within.ts';

const address = '/organisations/Oakline%20Kitchens/configurators/1/data';

test('takes encoded and plain names for the same', () => {
  expect(isAt('/organisations/Oakline Kitchens/configurators/1/data/', address)).toBe(true);
});

test('counts paths below, not paths that only begin alike', () => {
  expect(isWithin(`${address}/save`, address)).toBe(true);
  expect(isWithin('/configurators/12', '/configurators/1')).toBe(false);
});
