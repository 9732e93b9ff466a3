import { designImageLimits as limits } from '@vitrine/contract/designs/image-limits';
import { imageSizeMessages as messages } from '@vitrine/contract/designs/size-messages';
import { expect, test } from 'vitest';
import { isOpenSize, openSizeIssues, openSizes, storedSizes } from './open-sizes.ts';

const CARD = { width: 1200, height: 630 };
const WIDE = { width: 640, height: 360 };

test('an organisation without a list has the usual sizes, one with a list only those', () => {
  expect(isOpenSize(openSizes(null), CARD)).toBe(true);
  expect(isOpenSize(openSizes([WIDE]), CARD)).toBe(false);
  expect(isOpenSize(openSizes([WIDE]), WIDE)).toBe(true);
  expect(isOpenSize(openSizes([WIDE]), { width: 360, height: 640 })).toBe(false);
});

test('the usual sizes are stored as no list', () => {
  expect(storedSizes(openSizes(null))).toBeNull();
  expect(storedSizes(openSizes(null).slice(1))).toHaveLength(limits.sizes.length - 1);
  expect(storedSizes([WIDE])).toEqual([WIDE]);
});

test.each([
  ['good sizes', [CARD, WIDE], {}],
  ['none', [], { sizes: messages.sizesNone }],
  ['one size twice', [WIDE, CARD, WIDE], { 'sizes.2.width': messages.sizeTwice }],
  ['a side that is no number', [{ width: Number.NaN, height: 20 }], { 'sizes.0.width': messages.sideInvalid(4096) }],
  ['a side that is too long', [{ width: 400, height: 4097 }], { 'sizes.0.height': messages.sideInvalid(4096) }],
  [
    'two wrong sides',
    [CARD, { width: 0, height: 1.5 }],
    { 'sizes.1.width': messages.sideInvalid(4096), 'sizes.1.height': messages.sideInvalid(4096) },
  ],
  ['the narrowest shape', [{ width: 500, height: 100 }], {}],
  ['a narrower one', [{ width: 501, height: 100 }], { 'sizes.0.width': messages.sizeLong(5) }],
  ['the most pixels', [{ width: 2000, height: 2000 }], {}],
  ['one more', [{ width: 2001, height: 2000 }], { 'sizes.0.width': messages.sizeLarge(4_000_000) }],
  ['nine', Array.from({ length: 9 }, (_, at) => ({ width: 100 + at, height: 100 })), { sizes: messages.sizesMany(8) }],
])('%s', (_name, sizes, issues) => {
  expect(openSizeIssues(sizes)).toEqual(issues);
});
