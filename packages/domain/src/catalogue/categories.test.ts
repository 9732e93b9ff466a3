import type { ConfiguratorFile } from '@vitrine/contract/configurator-file';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { aFloorsFile, aRobeFile } from '@vitrine/fixtures/floors-and-robes';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdits } from './edits/apply-edits.ts';
import { describeEdits } from './edits/describe-edits.ts';
import { editItem } from './edits/edit-item.ts';
import type { EditedFields, Edits, ItemKey, Location } from './edits/edits.ts';
import { keepRealEdits } from './edits/keep-real-edits.ts';
import { toggleItem } from './edits/toggle-item.ts';
import { editableFields } from './fields/editable-fields.ts';
import { findItem } from './find-item.ts';
import { isRowDisabled } from './row-disabled.ts';
import { locationsOf, rowsOf } from './rows-of.ts';

const applied = <F extends ConfiguratorFile>(file: F, edits: Edits): F => {
  const done = applyEdits(file, edits);
  if ('issue' in done) throw new Error(done.issue);
  return done.file;
};

const FILE_OF: Record<string, () => ConfiguratorFile> = {
  flakes: aFloorsFile,
  blends: aFloorsFile,
  doors: aRobeFile,
  frames: aRobeFile,
  internals: aRobeFile,
  materials: aRobeFile,
};

describe.each(Object.entries(FILE_OF))('%s', (category, make) => {
  const location = category as Exclude<Location, number>;
  const file = make();
  const first = rowsOf(file, location)[0];
  const key: ItemKey = { layer_index: location, id: first?.id ?? '' };

  test('are renamed, priced and turned off, and no other row is touched', () => {
    const edits = editItem(file, [], key, { name: 'New', price: 9.99, disabled: true });
    expect(edits).toEqual([{ ...key, data: { name: 'New', price: 9.99, disabled: true } }]);
    const after = applied(file, edits);
    const row = findItem(after, key);
    expect(row).toMatchObject({ name: 'New', price: 9.99 });
    expect(row && isRowDisabled(row, {})).toBe(true);
    expect(rowsOf(after, location).slice(1)).toEqual(rowsOf(file, location).slice(1));
    expect(file).toEqual(make());
  });

  test('are described under their own name', () => {
    const described = describeEdits(file, editItem(file, [], key, { name: 'New' }));
    expect(described.map(({ layer }) => layer.toLowerCase())).toEqual([location]);
    expect(described[0]?.rows[0]).toMatchObject({ field: 'name', before: first?.name, after: 'New' });
  });

  test('are toggled and toggled back without leaving an edit', () => {
    const once = toggleItem(file, [], key);
    expect(once).toMatchObject({ edits: [{ ...key, data: { disabled: true } }] });
    expect(toggleItem(file, 'edits' in once ? once.edits : [], key)).toEqual({ edits: [] });
  });

  test('never take another id or SKU', () => {
    expect(editItem(file, [], key, { product_code: 'X' })).toEqual([]);
  });

  test('are rejected under a category that the file does not have', () => {
    expect(applyEdits(aLayeredFile(), [{ ...key, data: { name: 'X' } }])).toMatchObject({ issue: 'unknown_item' });
  });
});

test('tags are stored in upper case without duplicates, and equal ones are no edit', () => {
  const file = aFloorsFile();
  const key: ItemKey = { layer_index: 'flakes', id: 'FLK-01' };
  expect(editItem(file, [], key, { tags: [' White', 'WHITE'] })).toEqual([]);
  const edits = editItem(file, [], key, { tags: ['white', 'warm', 'Warm'] });
  expect(applied(file, edits).flakes[0]?.tags).toEqual(['WHITE', 'WARM']);
  expect(describeEdits(file, edits)[0]?.rows[0]).toMatchObject({ before: 'WHITE', after: 'WHITE, WARM' });
});

test('a part of a wardrobe keeps saying enabled, never disabled', () => {
  const file = aRobeFile();
  const on = applied(file, editItem(file, [], { layer_index: 'internals', id: 'IN-02' }, { disabled: null }));
  expect(on.internals.options[1]).toEqual({ ...file.internals.options[1], enabled: true });
});

test('the range of an internal is edited, of a door it is not', () => {
  const file = aRobeFile();
  const edits = editItem(file, [], { layer_index: 'internals', id: 'IN-01' }, { range: 'Shelving' });
  expect(applied(file, edits).internals.options[0]?.range).toBe('Shelving');
  expect(editItem(file, [], { layer_index: 'doors', id: 'DR-01' }, { range: 'X' })).toEqual([]);
});

test('options in another order are the same filters', () => {
  const file = aLayeredFile();
  const key: ItemKey = { layer_index: 0, id: 'W1' };
  const same = [{ name: 'Colour', options: ['Neutral'], group: 'colour' }];
  expect(editItem(file, [], key, { filter: same })).toEqual([]);
  const more = [{ name: 'Colour', options: ['Warm', 'Neutral'], group: 'colour' }];
  const edits = editItem(file, [], key, { filter: more });
  expect(describeEdits(file, edits)[0]?.rows[0]).toMatchObject({ before: 'Neutral', after: 'Warm, Neutral' });
  expect(applied(file, edits).layers[0]?.items[0]?.filter).toEqual(more);
});

test('an item that moves into a door range that is off is locked in the saved file', () => {
  const file = aLayeredFile();
  const after = applied(file, [
    { layer_index: 'pano_doors', id: 1, data: { disabled: true } },
    { layer_index: 1, id: 'D3', data: { filter: [{ name: 'Door Range', options: ['Matt'], group: 'door_range' }] } },
  ]);
  expect(after.layers[1]?.items[2]?.editingDisabled).toBe(true);
});

const anyChange: fc.Arbitrary<EditedFields> = fc.record(
  {
    name: fc.string({ minLength: 1, maxLength: 8 }),
    price: fc.option(fc.nat(9999).map((pence) => pence / 100)),
    disabled: fc.constantFrom<true | null>(true, null),
    tags: fc.array(fc.constantFrom('warm', 'WARM', 'dark', ' cool '), { maxLength: 4 }),
    range: fc.constantFrom('Hanging', 'Shelving', ''),
    product_code: fc.string({ maxLength: 4 }),
  },
  { requiredKeys: [] },
);

test('of any file: applied edits leave nothing to edit, and only fields of the location change', () => {
  const steps = fc.array(fc.record({ location: fc.nat(), row: fc.nat(), change: anyChange }), { maxLength: 20 });
  fc.assert(
    fc.property(fc.constantFrom(aFloorsFile(), aRobeFile()), steps, (file, taken) => {
      const locations = locationsOf(file);
      const edits = taken.reduce<Edits>((all, step) => {
        const location = locations[step.location % locations.length]?.location ?? 'flakes';
        const rows = rowsOf(file, location);
        const id = rows[step.row % rows.length]?.id ?? '';
        return editItem(file, all, { layer_index: location, id }, step.change);
      }, []);
      const allowed = edits.every((edit) =>
        Object.keys(edit.data).every((field) => editableFields(edit.layer_index).some((each) => each === field)),
      );
      expect(allowed).toBe(true);
      expect(keepRealEdits(file, edits)).toEqual(edits);
      expect(keepRealEdits(applied(file, edits), edits)).toEqual([]);
    }),
  );
});
