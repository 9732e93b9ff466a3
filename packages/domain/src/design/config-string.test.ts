import { aLayer, aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryFile } from '../../test/arbitrary-file.ts';
import { choicesOf } from './choices.ts';
import { chooseItem } from './choose-item.ts';
import { configParameter, readConfigParameter, writeConfigString } from './config-string.ts';
import { defaultDesign } from './default-design.ts';
import { restoreDesign } from './restore-design.ts';

const file = aLayeredFile();
const fileOf = (layers: Record<string, (string | number)[]>) =>
  aLayeredFile({
    layers: Object.entries(layers).map(([name, ids], order) =>
      aLayer({ name, safe_name: name, order, items: ids.map((id) => anItem({ id, name: `${name} ${id}` })) }),
    ),
  });

test('writeConfigString lists ids in the order of drawing', () => {
  expect(writeConfigString(file, defaultDesign(file))).toBe('W1,H1,D1');
});

describe('restoreDesign', () => {
  test('restores any available design, and replaces nothing', () => {
    fc.assert(
      fc.property(arbitraryFile, fc.array(fc.nat()), (any, picks) => {
        const design = choicesOf(any).reduce((chosen, { key, items }, index) => {
          const item = items[(picks[index] ?? 0) % items.length];
          return item === undefined ? chosen : chooseItem(any, chosen, key, item.id);
        }, defaultDesign(any));
        expect(restoreDesign(any, writeConfigString(any, design))).toEqual({ design, replaced: [] });
      }),
    );
  });

  test('returns a complete design for any text', () => {
    fc.assert(
      fc.property(arbitraryFile, fc.string(), (any, text) => {
        const { design } = restoreDesign(any, text);
        expect(Object.keys(design).sort()).toEqual(Object.keys(defaultDesign(any)).sort());
      }),
    );
  });

  test('an empty text is the default design', () => {
    expect(restoreDesign(file, '')).toEqual({ design: defaultDesign(file), replaced: [] });
  });

  test('replaces an item that is gone, and reports the new name and the old id', () => {
    expect(restoreDesign(file, 'W1,H9,D2')).toEqual({
      design: { walls: 'W1', handles: 'H1', doors: 'D2' },
      replaced: [{ layer: 'Handles', requested: 'H9', now: 'Steel Bar' }],
    });
  });

  test('replaces a disabled item, and names it', () => {
    const off = fileOf({ a: ['1', '2'] });
    const second = off.layers[0]?.items[1];
    if (second) second.disabled = true;
    expect(restoreDesign(off, '2')).toEqual({
      design: { a: '1' },
      replaced: [{ layer: 'a', requested: 'a 2', now: 'a 1' }],
    });
  });

  test.each([
    [
      'a new layer takes its default silently',
      { a: ['a1', 'a2'], new: ['n1'], b: ['b1', 'b2'] },
      { a: 'a2', new: 'n1', b: 'b2' },
      0,
    ],
    ['a layer that is gone is passed over', { b: ['b1', 'b2'] }, { b: 'b2' }, 0],
    ['a layer gone and another new', { b: ['b1', 'b2'], new: ['n1'] }, { b: 'b2', new: 'n1' }, 0],
    ['layers that moved keep their choice', { b: ['b1', 'b2'], a: ['a1', 'a2'] }, { b: 'b2', a: 'a2' }, 0],
  ])('on a later version: %s', (_, layers, design, replaced) => {
    const restored = restoreDesign(fileOf(layers as Record<string, string[]>), 'a2,b2');
    expect(restored.design).toEqual(design);
    expect(restored.replaced).toHaveLength(replaced);
  });

  test('keeps the position of ids when all layers count from one', () => {
    const numbered = fileOf({ a: [1, 2, 3], b: [1, 2, 3], c: [1, 2, 3] });
    expect(restoreDesign(numbered, '1,9,3')).toEqual({
      design: { a: '1', b: '1', c: '3' },
      replaced: [{ layer: 'b', requested: '9', now: 'b 1' }],
    });
  });

  test('prefers the position of an id over another layer with the same id', () => {
    const numbered = fileOf({ a: [3, 1], b: [3, 1], c: [3, 1] });
    const { design, replaced } = restoreDesign(numbered, '8,1,8');
    expect(design).toEqual({ a: '3', b: '1', c: '3' });
    expect(replaced.map(({ layer }) => layer)).toEqual(['a', 'c']);
  });

  test('reads the string of a catalogue with spaces in it', () => {
    expect(restoreDesign(file, ' W2 , H2 , D2 ').design).toEqual({ walls: 'W2', handles: 'H2', doors: 'D2' });
  });
});

describe('the address parameter', () => {
  test.each([
    ['panoramic', 'panoramicConfig'],
    ['stockset', 'stocksetConfig'],
    ['slidingrobe', 'slidingrobeConfig'],
    ['floors', 'floorsConfig'],
  ] as const)('of %s is %s', (type, name) => {
    expect(configParameter(type)).toBe(name);
  });

  test.each([
    ['?panoramicConfig=W1,H1', 'W1,H1'],
    ['a=b&PANORAMICCONFIG=W1%2CH1&c=d', 'W1,H1'],
    ['?panoramicConfig=', ''],
    ['?stocksetConfig=W1', null],
    ['', null],
    ['?panoramicConfig=%E0%A4%A', '\uFFFD%A'],
  ])('is read from %j as %j', (search, text) => {
    expect(readConfigParameter(search, 'panoramic')).toBe(text);
  });
});
