import { catalogueLimits } from '@vitrine/contract/catalogue/limits';
import { aLayer, aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import { aFloorsFile } from '@vitrine/fixtures/floors-and-robes';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bulkEdit, editUnlocked, repriced } from './bulk-edit.ts';
import type { Edits, ItemKey } from './edits.ts';

const file = aLayeredFile();
const doors: ItemKey[] = ['D1', 'D2', 'D3', 'D4'].map((id) => ({ layer_index: 1, id }));
const mattOff: Edits = [{ layer_index: 'pano_doors', id: 1, data: { disabled: true } }];

describe('repriced', () => {
  test.each([
    [39, 'set', 42, 42],
    [null, 'set', 42, 42],
    [39, 'add', -1.5, 37.5],
    [39, 'percent', 10, 42.9],
    [1.005, 'percent', 0, 1.01],
    [39, 'add', -100, 0],
    [null, 'add', 5, null],
    [null, 'percent', 5, null],
    [9_999_999, 'percent', 100, 10_000_000],
  ] as const)('%s, %s %s -> %s', (price, how, amount, expected) => {
    expect(repriced(price, how, amount, 'GBP')).toBe(expected);
  });

  test.each([
    ['KWD', 12.345, 'add', 0.1, 12.445],
    ['KWD', 12.345, 'percent', 10, 13.58],
    ['KWD', 1.0005, 'percent', 0, 1.001],
    ['KWD', 5, 'set', 12.345, 12.345],
    ['CLF', 0.1234, 'add', 1, 1.1234],
    ['JPY', 99.5, 'add', 0.25, 99.75],
  ] as const)('in %s %s, %s %s -> %s', (currency, price, how, amount, expected) => {
    expect(repriced(price, how, amount, currency)).toBe(expected);
  });

  test('always answers whole pence within the limits', () => {
    const amount = fc.double({ min: -1000, max: 1000, noNaN: true });
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.constantFrom('set', 'add', 'percent'), amount, (pence, how, by) => {
        const price = repriced(pence / 100, how as 'set', by, 'GBP') ?? 0;
        expect(price).toBeGreaterThanOrEqual(0);
        expect(price).toBe(Number(price.toFixed(2)));
      }),
    );
  });
});

describe('bulkEdit', () => {
  test.each([
    ['add', -40],
    ['percent', -200],
  ] as const)('changes nothing when a price would be below zero: %s %s', (how, amount) => {
    const done = bulkEdit(file, [], doors, { kind: 'price', how, amount });
    expect(done.belowZero).toBeGreaterThan(0);
    expect(done.edits).toEqual([]);
  });

  test('turns many rows off, and on again without leaving an edit', () => {
    const off = bulkEdit(file, [], doors, { kind: 'disabled', disabled: true });
    expect(off.edits.map(({ id, data }) => [id, data])).toEqual(doors.map(({ id }) => [id, { disabled: true }]));
    expect(bulkEdit(file, off.edits, doors, { kind: 'disabled', disabled: null }).edits).toEqual([]);
  });

  test('leaves rows of a door range that is off alone, and counts them', () => {
    const done = bulkEdit(file, mattOff, doors, { kind: 'price', how: 'add', amount: 1 });
    expect(done.locked).toBe(2);
    expect(done.edits.slice(1)).toEqual([
      { layer_index: 1, id: 'D3', data: { price: 40 } },
      { layer_index: 1, id: 'D4', data: { price: 40 } },
    ]);
  });

  test('counts a pending price in', () => {
    const once = bulkEdit(file, [], doors, { kind: 'price', how: 'percent', amount: 10 });
    const twice = bulkEdit(file, once.edits, doors, { kind: 'price', how: 'add', amount: 0.1 });
    expect(twice.edits[0]?.data).toEqual({ price: 43 });
  });

  test('keeps the third decimal of a currency that has one', () => {
    const dinars = aLayeredFile({ currency: 'KWD', layers: [aLayer({ items: [anItem({ id: 'A', price: 12.345 })] })] });
    const done = bulkEdit(dinars, [], [{ layer_index: 0, id: 'A' }], { kind: 'price', how: 'add', amount: 0.1 });
    expect(done.edits[0]?.data).toEqual({ price: 12.445 });
  });

  test('keeps one door range on, and says so', () => {
    const ranges: ItemKey[] = [1, 2].map((id) => ({ layer_index: 'pano_doors', id }));
    const done = bulkEdit(file, [], ranges, { kind: 'disabled', disabled: true });
    expect(done.keepsLastRange).toBe(true);
    expect(done.edits).toEqual([{ layer_index: 'pano_doors', id: 2, data: { disabled: true } }]);
    const one = bulkEdit(file, [], ranges.slice(0, 1), { kind: 'disabled', disabled: true });
    expect(one).toMatchObject({ keepsLastRange: false, edits: mattOff });
  });

  test('adds tags to flakes and takes them away', () => {
    const floors = aFloorsFile();
    const flakes: ItemKey[] = floors.flakes.map(({ id }) => ({ layer_index: 'flakes', id }));
    const added = bulkEdit(floors, [], flakes, { kind: 'tags', how: 'add', tags: ['dark'] });
    expect(added.edits.map(({ data }) => data.tags)).toEqual([['WHITE', 'DARK'], ['DARK']]);
    const removed = bulkEdit(floors, added.edits, flakes, { kind: 'tags', how: 'remove', tags: ['Dark', 'white'] });
    expect(removed.edits.map(({ id, data }) => [id, data.tags])).toEqual([
      ['FLK-01', []],
      ['FLK-02', ['BLACK']],
    ]);
  });

  test('adds no tag when one of the flakes would have too many', () => {
    const floors = aFloorsFile();
    const flakes: ItemKey[] = [
      { layer_index: 'flakes', id: 'FLK-01' },
      { layer_index: 'flakes', id: 'FLK-03' },
    ];
    const tags = Array.from({ length: catalogueLimits.tagsMaximum }, (_, at) => `tag ${at}`);
    expect(bulkEdit(floors, [], flakes, { kind: 'tags', how: 'add', tags })).toMatchObject({
      edits: [],
      overTagged: 1,
    });
    const fewer = bulkEdit(floors, [], flakes, { kind: 'tags', how: 'add', tags: tags.slice(1) });
    expect(fewer.overTagged).toBe(0);
    expect(fewer.edits).toHaveLength(2);
  });

  test('10,000 rows are changed at once', () => {
    const items = Array.from({ length: 10_000 }, (_, id) => anItem({ id, name: `Item ${id}` }));
    const many = aLayeredFile({ layers: [aLayer({ items })] });
    const keys = items.map(({ id }): ItemKey => ({ layer_index: 0, id }));
    const once = bulkEdit(many, [], keys, { kind: 'price', how: 'percent', amount: 3 });
    const twice = bulkEdit(many, once.edits, keys, { kind: 'disabled', disabled: true });
    expect(twice.edits).toHaveLength(10_000);
  });
});

test('editUnlocked takes each change for its own row and leaves locked ones alone', () => {
  const done = editUnlocked(file, mattOff, [
    { key: { layer_index: 1, id: 'D1' }, change: { price: 1 } },
    { key: { layer_index: 1, id: 'D3' }, change: { name: 'Ice' } },
  ]);
  expect(done).toEqual({
    edits: [...mattOff, { layer_index: 1, id: 'D3', data: { name: 'Ice' } }],
    locked: 1,
    keepsLastRange: false,
    belowZero: 0,
    overTagged: 0,
  });
});

test('editUnlocked keeps one door range on as well', () => {
  const off = (id: number) => ({
    key: { layer_index: 'pano_doors' as const, id },
    change: { disabled: true as const },
  });
  expect(editUnlocked(file, [], [off(1), off(2)])).toMatchObject({
    edits: [{ layer_index: 'pano_doors', id: 2 }],
    keepsLastRange: true,
  });
});
