import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { aFloorsFile, aRobeFile } from '@vitrine/fixtures/floors-and-robes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdits } from '../catalogue/edits/apply-edits.ts';
import type { EditedItem } from '../catalogue/edits/edits.ts';
import { keepRealEdits } from '../catalogue/edits/keep-real-edits.ts';
import { locationsOf, rowsOf } from '../catalogue/rows-of.ts';
import { differencesBetween } from './differences.ts';
import { editsBetween } from './edits-between.ts';

const change = fc.record(
  {
    name: fc.constantFrom('Chalk', 'Linen', 'Oak'),
    price: fc.constantFrom(null, 0, 41.5),
    product_code: fc.constantFrom('', 'X-1'),
    disabled: fc.constantFrom(true, null),
    tags: fc.constantFrom([], ['NEW', 'SALE']),
  },
  { requiredKeys: [] },
);

test.each<[string, ConfiguratorFile]>([
  ['layers', aLayeredFile()],
  ['floors', aFloorsFile()],
  ['wardrobes', aRobeFile()],
])('%s: applied to the earlier version, they make the later one', (_kind, file) => {
  const keys = locationsOf(file).flatMap(({ location }) =>
    rowsOf(file, location).map(({ id }) => ({ layer_index: location, id })),
  );
  const someEdits = fc
    .uniqueArray(fc.nat(keys.length - 1), { maxLength: 6 })
    .chain((picked) =>
      fc.tuple(...picked.map((at) => change.map((data) => ({ ...keys[at], data }) as unknown as EditedItem))),
    );
  fc.assert(
    fc.property(someEdits, (edits) => {
      const saved = applyEdits(file, keepRealEdits(file, edits));
      if ('issue' in saved) return;
      const again = applyEdits(file, editsBetween(file, saved.file));
      if ('issue' in again) throw new Error(again.issue);
      expect(differencesBetween(saved.file, again.file)).toEqual([]);
    }),
  );
});

test('equal versions need none', () => {
  expect(editsBetween(aLayeredFile(), aLayeredFile())).toEqual([]);
});

test.each([
  [
    'a text and a price',
    aLayeredFile(),
    0,
    'W1',
    { product_code: 'X-1', price: 41 },
    { product_code: '', price: null },
  ],
  ['tags', aFloorsFile(), 'flakes', rowsOf(aFloorsFile(), 'flakes')[0]?.id, { tags: ['NEW'] }, { tags: [] }],
])('%s that the later version lacks: taken away', (_what, file, location, id, filled, emptied) => {
  const edit = (data: object) => [{ layer_index: location, id, data } as EditedItem];
  const before = applyEdits(file, edit(filled));
  if ('issue' in before) throw new Error(before.issue);
  const after = applyEdits(before.file, edit(emptied));
  if ('issue' in after) throw new Error(after.issue);
  expect(editsBetween(before.file, after.file)).toEqual(edit(emptied));
});

test('rows that only one version has are left out', () => {
  const file = aLayeredFile();
  const shorter = { ...file, layers: file.layers.map((layer) => ({ ...layer, items: layer.items.slice(1) })) };
  expect([editsBetween(file, shorter), editsBetween(shorter, file)]).toEqual([[], []]);
});

test('layers are found by their names, in whatever order the later version has them', () => {
  const file = aLayeredFile();
  const applied = applyEdits(file, [{ layer_index: 0, id: 'W1', data: { price: 41 } }]);
  if ('issue' in applied) throw new Error(applied.issue);
  const later = { ...applied.file, layers: [...applied.file.layers].reverse() };
  expect(editsBetween(file, later)).toEqual([{ layer_index: 0, id: 'W1', data: { price: 41 } }]);
});

test('of two layers of one name, each is compared with the one at its place', () => {
  const [walls, doors, handles] = aLayeredFile().layers;
  if (!walls || !doors || !handles) throw new Error('Three layers are expected');
  const file = aLayeredFile({ layers: [walls, doors, { ...walls, items: structuredClone(walls.items) }, handles] });
  const later = applyEdits(file, [{ layer_index: 2, id: 'W1', data: { price: 41 } }]);
  if ('issue' in later) throw new Error(later.issue);
  expect(editsBetween(file, later.file)).toEqual([{ layer_index: 2, id: 'W1', data: { price: 41 } }]);
});
