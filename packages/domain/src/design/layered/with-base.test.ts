import type { AssetIndex } from '@vitrine/contract/latest-file';
import { aLayer, aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import { describe, expect, test } from 'vitest';
import { baseImagePath, withBase } from './with-base.ts';

const prepared: AssetIndex = {
  'floor.webp': { frame: [64, 32], rect: [0, 0, 64, 32], hash: 'a', variants: [] } as unknown as AssetIndex[string],
};
const { base: _base, ...bare } = aLayeredFile({
  layers: [
    aLayer({ name: 'Doors', order: 5, items: [anItem({ image_path: 'doors.webp' })] }),
    aLayer({ name: 'Floor', order: 2, items: [anItem({ image_path: null }), anItem({ image_path: 'floor.webp' })] }),
    aLayer({ name: 'Light', order: 1, items: [anItem({ image_path: null })] }),
  ],
});

describe('a file without a base', () => {
  test('has the first image of its lowest layer with one under all layers', () => {
    expect(baseImagePath(bare)).toBe('floor.webp');
    expect(baseImagePath({ layers: [] })).toBeNull();
  });

  test.each([
    ['panoramic', 'equirectangular'],
    ['stockset', 'perspective'],
  ] as const)('of type %s is drawn as %s, in the size of that image', (type, projection) => {
    const base = { image: 'floor.webp', width: 64, height: 32, projection };
    expect(withBase(bare, type, prepared)).toEqual({ ...bare, base });
  });

  test('is not drawn while that image is not prepared', () => {
    expect(withBase(bare, 'stockset', {})).toBeNull();
  });
});

test('a file with a base keeps it', () => {
  const file = aLayeredFile({ base: { image: 'floor.webp', width: 8, height: 4, projection: 'perspective' } });
  expect(withBase(file, 'panoramic', prepared)).toBe(file);
});
