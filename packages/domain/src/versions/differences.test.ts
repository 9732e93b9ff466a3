import type { LayeredFile } from '@vitrine/contract/configurator-file';
import { aLayer, aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryFile } from '../../test/arbitrary-file.ts';
import { applyEdits } from '../catalogue/edits/apply-edits.ts';
import type { EditedFields, ItemKey } from '../catalogue/edits/edits.ts';
import { countDifferences, differencesBetween } from './differences.ts';

const file = aLayeredFile();

const edited = (key: ItemKey, data: EditedFields): LayeredFile => {
  const applied = applyEdits(file, [{ ...key, data }]);
  if ('issue' in applied) throw new Error(applied.issue);
  return applied.file;
};

const withWalls = (items: LayeredFile['layers'][number]['items']): LayeredFile => ({
  ...file,
  layers: file.layers.map((layer, index) => (index === 0 ? { ...layer, items } : layer)),
});
const walls = file.layers[0]?.items ?? [];

describe('a table of differences lists', () => {
  test.each<[string, ItemKey, EditedFields, object]>([
    ['a price', { layer_index: 0, id: 'W1' }, { price: 41.5 }, { field: 'price', before: 39, after: 41.5 }],
    ['a cleared SKU', { layer_index: 0, id: 'W1' }, { product_code: '' }, { field: 'product_code', after: null }],
    ['a name', { layer_index: 2, id: 'H1' }, { name: 'Iron Bar' }, { before: 'Steel Bar', after: 'Iron Bar' }],
    ['what was turned off', { layer_index: 1, id: 'D1' }, { disabled: true }, { before: null, after: true }],
    ['a door range', { layer_index: 'pano_doors', id: 2 }, { disabled: true }, { field: 'disabled', after: true }],
  ])('%s, and nothing else', (_, key, data, change) => {
    const groups = differencesBetween(file, edited(key, data));
    expect(groups.flatMap(({ rows }) => rows)).toEqual([
      expect.objectContaining({ kind: 'changed', fields: [expect.objectContaining(change)] }),
    ]);
    expect(countDifferences(groups)).toBe(1);
  });

  test('rows that were added and removed, by the names that they have', () => {
    const groups = differencesBetween(file, withWalls([...walls.slice(1), anItem({ id: 'W9', name: 'Moss' })]));
    expect(groups).toEqual([
      {
        key: 'layer walls',
        group: 'Walls',
        rows: [
          expect.objectContaining({ kind: 'removed', name: 'Chalk White' }),
          expect.objectContaining({ kind: 'added', name: 'Moss' }),
        ],
      },
    ]);
    expect(countDifferences(groups)).toBe(2);
  });

  test('a whole layer that is gone, after the others', () => {
    const groups = differencesBetween(file, { ...file, layers: file.layers.slice(1) });
    expect(groups.map(({ group, rows }) => [group, rows.map(({ kind }) => kind)])).toEqual([
      ['Walls', ['removed', 'removed']],
    ]);
  });

  test('another image by name, and other fields as other', () => {
    const groups = differencesBetween(
      file,
      withWalls(walls.map((item) => ({ ...item, image_path: 'x.webp', finish: { gloss: 3 } }))),
    );
    expect(groups[0]?.rows[0]?.fields.map(({ field }) => field)).toEqual(['image', 'other']);
  });
});

test('moving rows or layers, and the order of a row’s keys, make no difference', () => {
  const moved: LayeredFile = {
    ...file,
    layers: [...file.layers].reverse().map((layer) => ({
      ...layer,
      items: [...layer.items].reverse().map((item) => Object.fromEntries(Object.entries(item).reverse()) as never),
    })),
  };
  expect(differencesBetween(file, moved)).toEqual([]);
});

test('two layers of one name are compared in pairs', () => {
  const twins = { ...file, layers: [aLayer(), aLayer({ items: [anItem({ id: 'B' })] })] };
  expect(differencesBetween(twins, { ...twins, layers: twins.layers.slice(0, 1) })).toHaveLength(1);
});

test('flakes, blends and parts of wardrobes are compared too', () => {
  const floors = { flakes: [{ id: 1, name: 'Grey' }], blends: [{ id: 'B', name: 'Domino', price: 3 }] };
  const later = { ...floors, blends: [{ id: 'B', name: 'Domino', price: 4 }] };
  expect(differencesBetween(floors, later)).toMatchObject([{ group: 'Blends', rows: [{ fields: [{ after: 4 }] }] }]);
  const part = (enabled: boolean) => [{ id: 1, name: 'Part', enabled }];
  const robe = (enabled: boolean) => ({
    doors: part(true),
    frames: { frameType: part(enabled) },
    internals: { options: part(true) },
    materials: part(true),
  });
  expect(differencesBetween(robe(true), robe(false))).toMatchObject([
    { group: 'Frames', rows: [{ fields: [{ field: 'disabled', before: null, after: true }] }] },
  ]);
});

test('a file does not differ from itself, and both directions have the same number of differences', () => {
  fc.assert(
    fc.property(arbitraryFile, arbitraryFile, (one, other) => {
      expect(differencesBetween(one, structuredClone(one))).toEqual([]);
      const kinds = (groups: ReturnType<typeof differencesBetween>, kind: string) =>
        groups.flatMap(({ rows }) => rows).filter((row) => row.kind === kind).length;
      const forward = differencesBetween(one, other);
      const back = differencesBetween(other, one);
      expect(kinds(forward, 'added')).toBe(kinds(back, 'removed'));
      expect(countDifferences(forward)).toBe(countDifferences(back));
    }),
  );
});

test('ten thousand items are compared, each once', () => {
  const large = (price: number): LayeredFile => ({
    ...file,
    layers: Array.from({ length: 20 }, (_, layer) =>
      aLayer({
        name: `Layer ${layer}`,
        items: Array.from({ length: 500 }, (_, id) => anItem({ id: String(id), price })),
      }),
    ),
  });
  const differences = differencesBetween(large(1), large(2));
  expect(countDifferences(differences)).toBe(10_000);
});
