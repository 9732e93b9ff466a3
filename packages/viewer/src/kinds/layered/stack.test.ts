import { defaultDesign } from '@vitrine/domain/design/default-design';
import { anAsset } from '@vitrine/fixtures/an-asset';
import { aLayer, aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import { expect, test } from 'vitest';
import { buildStack, isBaseDesign } from './stack.ts';

const file = aLayeredFile({
  layers: [
    aLayer({ name: 'Doors', safe_name: 'doors', order: 5, items: [anItem({ id: 'D1', image_path: 'd1' })] }),
    aLayer({
      order: 1,
      items: [anItem({ id: 'W1', image_path: 'w1', default: true }), anItem({ id: 'W2', image_path: null })],
    }),
    aLayer({ name: 'Cut', safe_name: 'cut', order: 3, layer_type: 'hidden', items: [anItem({ image_path: 'c1' })] }),
  ],
});
const assets = {
  'base.webp': anAsset('base'),
  w1: anAsset('w1', { rect: [4, 8, 16, 8] }),
  c1: anAsset('c1'),
  d1: anAsset('d1'),
};
const design = defaultDesign(file);
const files = (stack: ReturnType<typeof buildStack>) => stack.placed.map((placed) => placed.file);

test('draws the base, then one item of every layer in ascending order, hidden ones too', () => {
  const stack = buildStack(file, assets, design, 2);
  expect(files(stack)).toEqual(['assets/base-2.webp', 'assets/w1-2.webp', 'assets/c1-2.webp', 'assets/d1-2.webp']);
  expect(stack).toMatchObject({ scale: 2, width: 32, height: 16 });
  expect(stack.placed[1]).toMatchObject({ x: 2, y: 4, width: 8, height: 4 });
});

test('an item without an image draws nothing, and the base alone is the base', () => {
  expect(files(buildStack(file, assets, { ...design, walls: 'W2' }, 1))).toHaveLength(3);
  expect(files(buildStack(file, assets, design, 4, true))).toEqual(['assets/base-4.webp']);
});

test('falls back to a scale that every image has', () => {
  const poor = { ...assets, d1: { ...assets.d1, variants: assets.d1.variants.slice(0, 1) } };
  expect(buildStack(file, poor, design, 4).scale).toBe(1);
});

test('an image that the index lacks is a failed image, by name', () => {
  const { d1: _, ...rest } = assets;
  expect(() => buildStack(file, rest, design, 1)).toThrow(expect.objectContaining({ code: 'image', about: 'd1' }));
});

test('the base alone shows a design only when all its items are in it', () => {
  expect(isBaseDesign(file, design)).toBe(false);
  expect(isBaseDesign(aLayeredFile({ layers: [aLayer({ items: [anItem({ default: true })] })] }), {})).toBe(true);
});
