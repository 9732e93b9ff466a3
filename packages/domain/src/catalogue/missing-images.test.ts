import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import type { AssetIndex } from '@vitrine/contract/latest-file';
import { aDoorRange, aDoorRangeGroup, aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import { expect, test } from 'vitest';
import { countWithoutImage } from './missing-images.ts';

const NO_IMAGES: AssetIndex = {};
const withoutImage = { image_path: null, thumbnail: null };

test('items of a layer are counted, door ranges that name no image are not', () => {
  const file = aLayeredFile({
    layers: [{ name: 'Roof', order: 1, items: [anItem({ id: 'R1', ...withoutImage }), anItem({ id: 'R2' })] }],
    filter_groups: [aDoorRangeGroup([aDoorRange({ thumbnail: null })])],
  });
  expect(countWithoutImage(file, NO_IMAGES)).toBe(2);
});

test('flakes and blends with a colour need no image, but the image that one names has to be there', () => {
  const file = {
    flakes: [
      { id: 'F1', name: 'Basalt', hex: '#333333' },
      { id: 'F2', name: 'Sand', hex: '#CCBB99', textureURL: 'flakes/sand.png' },
    ],
    blends: [{ id: 'B1', name: 'Brook', hex: '#888888' }],
  } as unknown as ConfiguratorFile;
  expect(countWithoutImage(file, NO_IMAGES)).toBe(1);
});
