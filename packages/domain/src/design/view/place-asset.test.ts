import { anAsset } from '@vitrine/fixtures/an-asset';
import { expect, test } from 'vitest';
import { haveScale, placeAsset } from './place-asset.ts';

const layer = anAsset('doors', { frame: [4096, 2048], rect: [1468, 872, 1464, 668] });

test('a variant starts at whole pixels of its scale', () => {
  expect(placeAsset(layer, 4)).toEqual({ file: 'assets/doors-4.webp', x: 367, y: 218, width: 366, height: 167 });
});

test('a scale that an asset lacks has no position', () => {
  const only = { ...layer, variants: layer.variants.slice(0, 1) };
  expect(placeAsset(only, 2)).toBeNull();
  expect(haveScale([layer, only], 2)).toBe(false);
  expect(haveScale([layer, only], 1)).toBe(true);
});
