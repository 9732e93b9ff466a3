import { anAsset } from '@vitrine/fixtures/an-asset';
import { expect, test } from 'vitest';
import { findFileForWidth, getImageAddress } from './image-address.ts';

test.each([
  [60, 'assets/thumb-4.webp'],
  [65, 'assets/thumb-2.webp'],
  [200, 'assets/thumb-1.webp'],
  [9999, 'assets/thumb-1.webp'],
])('a thumbnail shown at %d pixels is the smallest file that is wide enough', (pixels, file) => {
  expect(findFileForWidth(anAsset('thumb', { frame: [256, 256], rect: [0, 0, 256, 256] }), pixels)).toBe(file);
});

test('an image that the index lacks has no address', () => {
  const address = (file: string) => `https://content.example.test/${file}`;
  const assets = { thumb: anAsset('thumb') };
  expect(getImageAddress(assets, 'thumb', 1, address)).toBe('https://content.example.test/assets/thumb-4.webp');
  for (const path of ['other', 'constructor', null]) expect(getImageAddress(assets, path, 1, address)).toBeNull();
});
