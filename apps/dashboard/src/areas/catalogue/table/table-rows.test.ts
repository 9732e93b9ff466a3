import { searchedColumns } from '@vitrine/domain/catalogue/fields/columns';
import { parseSearch } from '@vitrine/domain/catalogue/search';
import { aDoorRange, anItem } from '@vitrine/fixtures/catalogue';
import { expect, test } from 'vitest';
import { type Display, editsIn, matchingRows, nextDisplay, sortValue } from './table-rows.ts';

const rows = [
  anItem({ id: 1, name: 'Light Blue', product_code: 'B-1' }),
  anItem({ id: 2, name: 'Racing Green', product_code: 'G-2', disabled: true, range: 'Matt' }),
  anItem({ id: 3, name: 'Sea Green', product_code: null, price: null }),
];

const columnOf = (key: string) => searchedColumns('layer').find((column) => column.key === key);
const found = (query: string, key = 'name', display: Display = 'All', edits = editsIn([], 0)) =>
  matchingRows(rows, edits, { table: 'layer', parsed: parseSearch(query), column: columnOf(key), display }).map(
    ({ id }) => id,
  );

test('a comma finds any of the words, a plus both, whatever the case', () => {
  expect(found('BLU, green + racing')).toEqual([1, 2]);
});

test('searches options and SKU when asked to', () => {
  expect([found('matt', 'options'), found('g-', 'product_code')]).toEqual([[2], [2]]);
});

test('searches the name as it is on screen', () => {
  const edits = editsIn([{ layer_index: 0, id: 3, data: { name: 'Ocean' } }], 0);
  expect([found('ocean', 'name', 'All', edits), found('sea', 'name', 'All', edits)]).toEqual([[3], []]);
});

test('shows all, the enabled, the disabled or the edited, pending changes counted', () => {
  const edits = editsIn([{ layer_index: 0, id: 1, data: { disabled: true } }], 0);
  const in_ = (display: Display) => found('', 'name', display, edits);
  expect([in_('All'), in_('Enabled'), in_('Disabled'), in_('Edited')]).toEqual([[1, 2, 3], [3], [1, 2], [1]]);
});

test('edits of another layer are not those of this one', () => {
  expect(editsIn([{ layer_index: 1, id: 1, data: { price: 1 } }], 0).size).toBe(0);
});

test('the display filter cycles, with Edited on layers only', () => {
  const cycle = (kind: 'layer' | 'pano_doors') => {
    const seen: Display[] = ['All'];
    for (let step = 0; step < 4; step += 1) seen.push(nextDisplay(seen.at(-1) ?? 'All', kind));
    return seen;
  };
  expect(cycle('layer')).toEqual(['All', 'Enabled', 'Disabled', 'Edited', 'All']);
  expect(cycle('pano_doors')).toEqual(['All', 'Enabled', 'Disabled', 'All', 'Enabled']);
});

test('sorts by the value with its pending change', () => {
  const edits = editsIn([{ layer_index: 0, id: 1, data: { price: 5 } }], 0);
  expect(rows.map((row) => sortValue('layer', row, edits, 'price'))).toEqual([5, 39, null]);
  expect(sortValue('pano_doors', aDoorRange(), edits, 'name')).toBe('Matt');
});

test('a search reads each of 10,000 names once, and the next one reads none again', () => {
  let reads = 0;
  const many = Array.from({ length: 10_000 }, (_, id) =>
    Object.defineProperty(anItem({ id }), 'name', {
      get: () => {
        reads++;
        return `Item ${id} in oak`;
      },
    }),
  );
  const search = (query: string) =>
    matchingRows(many, editsIn([], 0), {
      parsed: parseSearch(query),
      column: columnOf('name'),
      table: 'layer',
      display: 'Enabled',
    }).length;
  expect(search('99, oak + 1234')).toBe(281);
  expect(reads).toBe(10_000);
  expect(search('oak')).toBe(10_000);
  expect(reads).toBe(10_000);
});
