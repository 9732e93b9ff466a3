import { EDITED_FIELDS, editedField } from '@vitrine/contract/catalogue/edited-fields';
import { ITEM_FIELDS } from '@vitrine/contract/catalogue/item-fields';
import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import { editedItem } from '@vitrine/contract/catalogue/schemas';
import { SHORT_KEYS } from '@vitrine/contract/catalogue/short-keys';
import { type ConfiguratorFile, FILE_SCHEMA, type LayeredFile } from '@vitrine/contract/configurator-file';
import { aLayer, aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import { aFieldValue } from '@vitrine/fixtures/field-values';
import { aFloorsFile, aRobeFile } from '@vitrine/fixtures/floors-and-robes';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryValue } from '../../../test/arbitrary-field.ts';
import { DECIMAL_POINT } from '../../numbers/parse-number.ts';
import { differencesBetween } from '../../versions/differences.ts';
import { rebaseEdits } from '../../versions/rebase-edits.ts';
import { applyEdits } from '../edits/apply-edits.ts';
import { describeEdits } from '../edits/describe-edits.ts';
import { editItem } from '../edits/edit-item.ts';
import type { EditedField, Edits, ItemKey, Location } from '../edits/edits.ts';
import { editsFromSheet } from '../edits/edits-from-sheet.ts';
import { expandFile } from '../expand-file.ts';
import { findItem } from '../find-item.ts';
import { minifyFile } from '../minify-file.ts';
import { rowsOf } from '../rows-of.ts';
import { editableFields } from './editable-fields.ts';
import { formatField, isTyped, parseField } from './parse-field.ts';
import { comparedValue, valueInFile } from './row-values.ts';

const FILES = { layered: aLayeredFile, floors: aFloorsFile, robes: aRobeFile } as const;
const SCHEMA = { layered: FILE_SCHEMA.panoramic, floors: FILE_SCHEMA.floors, robes: FILE_SCHEMA.slidingrobe } as const;
const LOCATIONS: readonly [Location, keyof typeof FILES][] = [
  [0, 'layered'],
  ['pano_doors', 'layered'],
  ['flakes', 'floors'],
  ['blends', 'floors'],
  ['doors', 'robes'],
  ['frames', 'robes'],
  ['internals', 'robes'],
  ['materials', 'robes'],
];

/** Every location with every field that its rows have. */
const CASES = LOCATIONS.flatMap(([location, kind]) =>
  editableFields(location).map((field) => ({ location, field, kind })),
);

const firstKey = (file: ConfiguratorFile, location: Location): ItemKey => {
  const [row] = rowsOf(file, location);
  if (row === undefined) throw new Error(`The fixture has no row at ${location}`);
  return { layer_index: location, id: row.id };
};

const applied = (file: ConfiguratorFile, edits: Edits): ConfiguratorFile => {
  const done = applyEdits(file, edits);
  if ('issue' in done) throw new Error(done.issue);
  return done.file;
};

const inFile = (file: ConfiguratorFile, key: ItemKey, field: EditedField): unknown => {
  const row = findItem(file, key);
  if (row === null) throw new Error('The row is gone');
  return comparedValue(field, valueInFile(row, field));
};

test('every table has fields, and every field a table', () => {
  expect(new Set(CASES.map(({ location }) => location)).size).toBe(LOCATIONS.length);
  expect(new Set(CASES.map(({ field }) => field))).toEqual(new Set(EDITED_FIELDS));
});

test.each(EDITED_FIELDS.filter(isTyped))('%s is read back from the text that is written of it', (field) => {
  fc.assert(
    fc.property(arbitraryValue(field), (value) => {
      expect(parseField(field, formatField(field, value), DECIMAL_POINT)).toEqual({ value });
    }),
  );
});

test.each(EDITED_FIELDS.filter(isTyped))(
  '%s is not read from text with lost characters, nor taken by the API',
  (field) => {
    expect(parseField(field, 'gr\uFFFDn', DECIMAL_POINT)).toEqual({ error: catalogueMessages.charactersLost });
    for (const data of [{ [field]: 'gr\uFFFDn' }, { [field]: ['gr\uFFFDn'] }])
      expect(editedItem.safeParse({ layer_index: 0, id: 1, data }).success).toBe(false);
  },
);

describe('the minified form', () => {
  const fields = editableFields(0);
  const items = fc.record(Object.fromEntries(fields.map((field) => [field, arbitraryValue(field)])));

  test('brings every field of an item back, and has a short name for each', () => {
    fc.assert(
      fc.property(items, (values) => {
        const file = aLayeredFile({ layers: [aLayer({ items: [{ ...anItem(), ...values }] })] });
        const short = minifyFile(file);
        expect(expandFile(short)).toStrictEqual(file);
        const [item = {}] = (short as LayeredFile).layers[0]?.items ?? [];
        expect(Object.keys(item).filter((key) => fields.some((field) => field === key))).toEqual([]);
      }),
    );
  });

  test('has no short name twice, and none that is the name of a field', () => {
    const short = Object.values(SHORT_KEYS);
    expect(new Set(short).size).toBe(short.length);
    expect(short.filter((key) => Object.hasOwn(ITEM_FIELDS, key))).toEqual([]);
  });
});

describe.each(CASES)('$field at $location', ({ location, field, kind }) => {
  const file: ConfiguratorFile = FILES[kind]();
  const key = firstKey(file, location);
  const value = aFieldValue(field);
  const edits = editItem(file, [], key, { [field]: value });

  test('is edited and saved, whatever its value', () => {
    fc.assert(
      fc.property(arbitraryValue(field), (any) => {
        const saved = applied(file, editItem(file, [], key, { [field]: any }));
        expect(inFile(saved, key, field)).toEqual(comparedValue(field, any));
      }),
      { numRuns: 30 },
    );
  });

  test('is listed before it is saved, and as a difference afterwards', () => {
    expect(describeEdits(file, edits).flatMap(({ rows }) => rows.map((row) => row.field))).toEqual([field]);
    const rows = differencesBetween(file, applied(file, edits)).flatMap((group) => group.rows);
    expect(rows.flatMap((row) => row.fields.map((change) => change.field))).toEqual([field]);
  });

  test('moves onto a newer version that left it alone', () => {
    const renamed = editItem(file, [], key, { [field === 'name' ? 'price' : 'name']: field === 'name' ? 1 : 'Newer' });
    expect(rebaseEdits(file, edits, applied(file, renamed))).toMatchObject({ edits, clashes: [], gone: [] });
  });

  test('is taken by the API, and nothing else instead', () => {
    expect(editedItem.parse({ ...key, data: { [field]: value } }).data).toEqual({ [field]: value });
    expect(editedItem.safeParse({ ...key, data: { [field]: {} } }).success).toBe(false);
  });

  test('is checked in data files', () => {
    const column = kind === 'robes' && field === 'disabled' ? 'enabled' : field;
    const broken = structuredClone(file);
    Object.assign(rowsOf(broken, location)[0] ?? {}, { [column]: {} });
    const checked = SCHEMA[kind].safeParse(broken);
    expect(checked.error?.issues.map(({ path }) => path.at(-1))).toEqual([column]);
    expect(SCHEMA[kind].safeParse(applied(file, edits)).success).toBe(true);
  });
});

test('no other field is taken by the API', () => {
  expect(editedItem.safeParse({ layer_index: 0, id: 1, data: { hex: '#ffffff' } }).success).toBe(false);
});

const isSynced = (field: EditedField): boolean => {
  const { synced } = editedField(field);
  return synced !== undefined && synced.matches !== true;
};

test.each(editableFields(0).filter(isSynced))('%s follows a spreadsheet', (field) => {
  const value = aFieldValue(field);
  const [column = ''] = editedField(field).synced?.from ?? [];
  const cell = field === 'disabled' ? true : formatField(field, value);
  const layers = [aLayer({ items: [anItem()] })];
  const { edits, issues } = editsFromSheet(aLayeredFile({ layers }), [{ SKU: 'SKU-1001', [column]: cell }]);
  expect([edits.map(({ data }) => data), issues]).toEqual([[{ [field]: value }], []]);
});
