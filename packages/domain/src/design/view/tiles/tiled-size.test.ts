import { configuratorLimits as limits } from '@vitrine/contract/configurators/limits';
import { expect, test } from 'vitest';
import { imageByteLimit } from './tiled-size.ts';

test.each([
  [16_384, 8192],
  [8192, 4096],
  [8000, 4000],
])('a panorama of %i x %i, which is cut into tiles, can have more bytes', (width, height) => {
  expect(imageByteLimit({ width, height })).toBe(limits.panoramaBytes);
});

test.each([
  ['a panorama that stays whole', 4096, 2048],
  ['a size that cannot be cut', 8004, 4002],
  ['another shape', 8192, 2048],
  ['more pixels than a panorama may have', 32_768, 16_384],
])('%s has the limit of every image', (_what, width, height) => {
  expect(imageByteLimit({ width, height })).toBe(limits.imageBytes);
});
