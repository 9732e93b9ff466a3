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
