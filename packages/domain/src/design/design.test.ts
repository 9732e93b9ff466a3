import { aDoorRange, aDoorRangeGroup, aLayer, aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryFile } from '../../test/arbitrary-file.ts';
import { choicesOf, visibleLayers } from './choices.ts';
import { chooseItem } from './choose-item.ts';
import { writeConfigString } from './config-string.ts';
import { defaultDesign } from './default-design.ts';
import { layerKey } from './design.ts';
import { designItems } from './design-items.ts';
import { drawOrder } from './layered/draw-order.ts';

const file = aLayeredFile();
const mattOff = aLayeredFile({
  filter_groups: [
    aDoorRangeGroup([aDoorRange({ disabled: true }), aDoorRange({ id: 2, name: 'Gloss', safe_name: 'gloss' })]),
  ],
});
const withWalls = (...items: Parameters<typeof anItem>[0][]) =>
  aLayeredFile({ layers: [aLayer({ items: items.map((item) => anItem(item)) })] });

test.each([
  [aLayer(), 'walls'],
  [{ name: 'Wall Colour', order: 1, items: [] }, 'wall-colour'],
  [aLayer({ name: 'Wall Colour', safe_name: '' }), 'wall-colour'],
])('layerKey of a layer is its safe name or a slug of its name', (layer, key) => {
  expect(layerKey(layer)).toBe(key);
});

describe('choicesOf', () => {
  test('lists the layers in ascending order with their index in the file', () => {
    expect(choicesOf(file).map(({ key, index }) => [key, index])).toEqual([
      ['walls', 0],
      ['handles', 2],
      ['doors', 1],
    ]);
  });

  test('leaves out disabled items and items of disabled door ranges', () => {
    const doors = choicesOf(mattOff).find(({ key }) => key === 'doors');
    expect(doors?.items.map(({ id }) => id)).toEqual(['D3', 'D4']);
    expect(choicesOf(withWalls({ id: 'a', disabled: true }, { id: 'b' }))[0]?.items).toHaveLength(1);
  });

  test('drops a layer without a remaining choice, but draws it', () => {
    const off = withWalls({ id: 'a', disabled: true });
    expect(choicesOf(off)).toEqual([]);
    expect(drawOrder(off, {}).map(({ id }) => id)).toEqual(['a']);
  });

  test('ignores a layer without items', () => {
    const empty = aLayeredFile({ layers: [aLayer(), aLayer({ name: 'Empty', safe_name: 'empty', items: [] })] });
    expect(choicesOf(empty)).toHaveLength(1);
    expect(drawOrder(empty, {})).toHaveLength(1);
    expect(defaultDesign(empty)).toEqual({ walls: 'IT-01' });
  });
});

test('visibleLayers and designItems leave out hidden layers, drawOrder does not', () => {
  const hidden = aLayeredFile({
    layers: [aLayer(), aLayer({ name: 'Skirting', safe_name: 'sk', layer_type: 'hidden' })],
  });
  expect(visibleLayers(hidden).map(({ key }) => key)).toEqual(['walls']);
  expect(designItems(hidden, {}).map(({ component }) => component)).toEqual(['Walls']);
  expect(drawOrder(hidden, {})).toHaveLength(2);
});

test('a disabled layer is neither drawn nor offered, and no design names it', () => {
  const file = aLayeredFile({
    layers: [aLayer(), aLayer({ name: 'Skirting', safe_name: 'sk', disabled: true, items: [anItem({ id: 'S1' })] })],
  });
  expect(drawOrder(file, { sk: 'S1' })).toHaveLength(1);
  expect(choicesOf(file)).toHaveLength(1);
  expect(defaultDesign(file)).toEqual({ walls: 'IT-01' });
});

describe('defaultDesign', () => {
  test.each([
    ['the default item', [{ id: 'a' }, { id: 'b', default: true }], 'b'],
    [
      'the first enabled when the default is off',
      [{ id: 'a' }, { id: 'b', default: true, disabled: true as const }],
      'a',
    ],
    ['the first enabled without a default', [{ id: 'a', disabled: true as const }, { id: 'b' }], 'b'],
    [
      'the default even when all are off',
      [
        { id: 'a', disabled: true as const },
        { id: 'b', disabled: true as const, default: true },
      ],
      'b',
    ],
    [
      'the first when all are off',
      [
        { id: 7, disabled: true as const },
        { id: 'b', disabled: true as const },
      ],
      '7',
    ],
  ])('takes %s', (_, items, id) => {
    expect(defaultDesign(withWalls(...items))).toEqual({ walls: id });
  });

  test.each([
    ['names', 'W2', { walls: 'W2' }],
    ['does not name', 'GONE,,W9', { walls: 'W1' }],
    ['names one that is off of', 'W3', { walls: 'W1' }],
  ])('takes the first of a layer unless the file %s it', (_, configString, walls) => {
    const items = [anItem({ id: 'W1' }), anItem({ id: 'W2' }), anItem({ id: 'W3', disabled: true })];
    const named = aLayeredFile({ layers: [aLayer({ items })], options: { configString } });
    expect(defaultDesign(named)).toEqual(walls);
  });

  test('the text of any design is the first design again, also where layers share ids', () => {
    const items = ['a,b', 'none', '%2C'].map((id) => anItem({ id }));
    const layers = ['Taps', 'Handles'].map((name, order) => aLayer({ name, safe_name: name, order, items }));
    for (const Taps of ['a,b', 'none', '%2C'])
      for (const Handles of ['a,b', 'none', '%2C']) {
        const shared = aLayeredFile({ layers });
        const configString = writeConfigString(shared, { Taps, Handles });
        expect(defaultDesign({ ...shared, options: { configString } })).toEqual({ Taps, Handles });
      }
  });

  test('skips a default of a disabled door range', () => {
    expect(defaultDesign(mattOff).doors).toBe('D3');
  });
});

describe('chooseItem', () => {
  const design = defaultDesign(file);

  test('changes the item of one layer', () => {
    expect(chooseItem(file, design, 'walls', 'W2')).toEqual({ ...design, walls: 'W2' });
  });

  test.each([
    ['unknown item', 'walls', 'gone'],
    ['item of another layer', 'walls', 'D1'],
    ['unknown layer', 'ceiling', 'W2'],
    ['layer called like a built-in', 'constructor', 'W2'],
    ['item already chosen', 'walls', 'W1'],
  ])('returns the same object for an %s', (_, key, id) => {
    expect(chooseItem(file, design, key, id)).toBe(design);
  });

  test('ignores an item of a disabled door range', () => {
    const start = defaultDesign(mattOff);
    expect(chooseItem(mattOff, start, 'doors', 'D1')).toBe(start);
  });
});

describe('drawOrder', () => {
  test('draws the chosen items in ascending order', () => {
    expect(drawOrder(file, { doors: 'D4', handles: 'H2' }).map(({ id }) => id)).toEqual(['W1', 'H2', 'D4']);
  });

  test('draws one item of every layer in ascending order, for any design', () => {
    fc.assert(
      fc.property(arbitraryFile, fc.dictionary(fc.string(), fc.string()), (any, design) => {
        const drawn = drawOrder(any, design);
        const orders = drawn.map((item) => any.layers.find((layer) => layer.items.includes(item))?.order ?? Number.NaN);
        expect(drawn).toHaveLength(any.layers.length);
        expect(orders).toEqual([...orders].sort((a, b) => a - b));
      }),
    );
  });
});

test('designItems lists the choices, with null for missing fields', () => {
  expect(designItems(file, { walls: 'W2' })[0]).toEqual({
    component: 'Walls',
    id: 'W2',
    name: 'Soft Linen',
    thumbnail: 'thumbs/walls/chalk_white.webp',
    product_code: 'SKU-1001',
    price: null,
  });
});
