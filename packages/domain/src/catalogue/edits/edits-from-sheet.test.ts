import type { LayeredFile } from '@vitrine/contract/configurator-file';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { expect, test } from 'vitest';
import { editsFromSheet } from './edits-from-sheet.ts';

/** Two items with SKUs A-1 (named Chalk, 10.00) and A-2 (no price), and one without. */
const file = (): LayeredFile => {
  const made = aLayeredFile();
  const [layer] = made.layers;
  const [first, second] = layer?.items ?? [];
  if (!layer || !first || !second) throw new Error('The fixture has a layer with two items');
  const items = [
    { ...first, name: 'Chalk', product_code: 'A-1', price: 10, disabled: null },
    { ...second, product_code: 'A-2', price: null, disabled: null },
  ];
  return { ...made, layers: [{ ...layer, items }, ...made.layers.slice(1).map((each) => ({ ...each, items: [] }))] };
};

test('rows and items meet by SKU; what is the same changes nothing', () => {
  const result = editsFromSheet(file(), [
    { SKU: 'A-1', Name: 'Chalk', Price: 10 },
    { sku: ' A-2 ', price: '12.50' },
  ]);
  expect(result.edits.map(({ data }) => data)).toEqual([{ price: 12.5 }]);
  expect(result).toMatchObject({ changed: 1, matched: 2, unknown: [], issues: [] });
});

test('rows and items meet by SKU, however they spell its accents', () => {
  const made = file();
  const first = made.layers[0]?.items[0];
  if (first) first.product_code = 'TÜR-1'.normalize('NFD');
  expect(editsFromSheet(made, [{ SKU: 'TÜR-1', Price: 12 }])).toMatchObject({ changed: 1, matched: 1, unknown: [] });
});

test.each(['1,5', 'NaN', '-3', '1.234', 'free'])('a price of %s is an issue and changes nothing', (price) => {
  const { edits, issues } = editsFromSheet(file(), [{ SKU: 'A-1', Price: price }]);
  expect(edits).toEqual([]);
  expect(issues).toEqual([{ sku: 'A-1', column: 'Price', value: price }]);
});

test.each([
  ['KWD', 12.345],
  ['CLF', 0.1234],
  ['JPY', 99.5],
])('a price in %s may be %s', (currency, price) => {
  const { edits, issues } = editsFromSheet({ ...file(), currency }, [{ SKU: 'A-1', Price: price }]);
  expect([edits.map(({ data }) => data), issues]).toEqual([[{ price }], []]);
});

test('an unknown SKU is named, an empty one is no row', () => {
  const result = editsFromSheet(file(), [{ SKU: 'Z-9', Name: 'New' }, { SKU: '', Name: 'Nothing' }, {}]);
  expect(result).toMatchObject({ edits: [], matched: 0, unknown: ['Z-9'] });
});

test('a box that is ticked nowhere but in its own column counts for all rows', () => {
  const off = editsFromSheet(file(), [{ SKU: 'A-1', Enabled: true }, { SKU: 'A-2' }]);
  expect(off.edits.map(({ data }) => data)).toEqual([{ disabled: true }]);
  const without = editsFromSheet(file(), [{ SKU: 'A-1' }, { SKU: 'A-2' }]);
  expect(without.edits).toEqual([]);
});

test('an empty price takes the price away, an empty name does not take the name', () => {
  const { edits } = editsFromSheet(file(), [{ SKU: 'A-1', Name: ' ', Price: '' }]);
  expect(edits.map(({ data }) => data)).toEqual([{ price: null }]);
});

test('names of columns that mean something to programs are only names', () => {
  const row = JSON.parse('{"SKU": "A-1", "__proto__": {"price": 1}, "constructor": "x"}');
  expect(editsFromSheet(file(), [row]).edits).toEqual([]);
});

test.each([
  ['an error of a formula', { error: '#ERROR!' }, '{"error":"#ERROR!"}'],
  ['a lookup of several values', [12, 14], '[12,14]'],
  ['a linked record', ['recA1b2C3d4E5f6G7'], '["recA1b2C3d4E5f6G7"]'],
  ['a box', true, 'true'],
  ['attachments', [{ id: 'att1', url: 'https://files.test/x' }], '[{"id":"att1","url":"https://files.test/x"}]'],
  ['a division by nothing', { specialValue: 'NaN' }, '{"specialValue":"NaN"}'],
])('%s in the columns of name and price takes nothing away', (_, cell, value) => {
  const { edits, issues } = editsFromSheet(file(), [{ SKU: 'A-1', Name: cell, Price: cell }]);
  expect(edits).toEqual([]);
  expect(issues).toEqual(['Name', 'Price'].map((column) => ({ sku: 'A-1', column, value })));
});

test('a lookup of one value is that value, and a barcode its text', () => {
  const { edits, issues } = editsFromSheet(file(), [{ SKU: { text: 'A-1', type: 'ean13' }, Price: [12] }]);
  expect([edits.map(({ data }) => data), issues]).toEqual([[{ price: 12 }], []]);
});

test('a calculated price is the one that the base shows', () => {
  const { edits, issues } = editsFromSheet(file(), [{ SKU: 'A-1', Price: 3 * 1.1 }]);
  expect([edits.map(({ data }) => data), issues]).toEqual([[{ price: 3.3 }], []]);
});

test('a SKU that cannot be read is named', () => {
  const { unknown, issues } = editsFromSheet(file(), [{ SKU: ['recA1b2C3d4E5f6G7'], Price: 1 }]);
  expect([unknown, issues.map(({ column, value }) => [column, value])]).toEqual([
    [],
    [['SKU', '["recA1b2C3d4E5f6G7"]']],
  ]);
});

test('a column of states that say neither yes nor no disables nothing', () => {
  const rows = [
    { SKU: 'A-1', Active: 'Active' },
    { SKU: 'A-2', Active: 'Nein' },
  ];
  const { edits, issues } = editsFromSheet(file(), rows);
  expect(edits.map(({ data }) => data)).toEqual([{ disabled: true }]);
  expect(issues).toEqual([{ sku: 'A-1', column: 'Active', value: 'Active' }]);
});

test('rows with the same SKU that contradict each other change nothing', () => {
  const row = { SKU: 'A-1', Price: 12 };
  expect(editsFromSheet(file(), [row, { ...row }]).edits.map(({ data }) => data)).toEqual([{ price: 12 }]);
  const { edits, issues } = editsFromSheet(file(), [row, { ...row, Price: 14 }]);
  expect([edits, issues]).toEqual([[], [{ sku: 'A-1', column: 'SKU', value: 'A-1 (2 ×)' }]]);
});
