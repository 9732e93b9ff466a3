import type { AssetIndex } from '@vitrine/contract/latest-file';
import { expect, test } from 'vitest';
import { thumbnailAddress } from './thumbnail-address.ts';

const assets: AssetIndex = {
  'thumbs/oak.webp': {
    frame: [256, 256],
    rect: [0, 0, 256, 256],
    variants: [
      { scale: 1, file: 'assets/oak-1.webp', bytes: 9000 },
      { scale: 2, file: 'assets/oak-2.webp', bytes: 3000 },
      { scale: 4, file: 'assets/oak-4.webp', bytes: 900 },
    ],
  },
};

test('takes the smallest variant that is sharp in a row', () => {
  expect(thumbnailAddress(assets, 'http://content.test/a', 'thumbs/oak.webp')).toBe(
    'http://content.test/a/assets/oak-2.webp',
  );
});

test('has no address for what intake does not know', () => {
  expect(thumbnailAddress(assets, 'http://content.test/a', 'thumbs/ash.webp')).toBeNull();
  expect(thumbnailAddress(undefined, 'http://content.test/a', 'thumbs/oak.webp')).toBeNull();
});
