import { catalogueMessages } from '@vitrine/contract/catalogue/messages';
import type { EditedField } from '@vitrine/domain/catalogue/edits/edits';
import { anItem } from '@vitrine/fixtures/catalogue';
import { expect, test, vi } from 'vitest';
import { pastedCells } from '../../../ui/tables/sheets/pasted-cells.ts';
import { pasteColumn } from './paste-column.ts';

const rows = ['A', 'B', 'C'].map((id) => anItem({ id, name: `Item ${id}` }));
const paste = (text: string, column: EditedField = 'price', from = 'A') =>
  pasteColumn(text, column, { rows, from, location: 0, currency: 'GBP' });
const changed = (text: string, column?: EditedField, from?: string) =>
  paste(text, column, from).changes.map(({ key, change }) => [key.id, change]);

test('reads the lines of a spreadsheet, whatever their ends, and the first of several columns', () => {
  expect(pastedCells('1\t2\r\n3\t4\r\n')).toEqual(['1', '3']);
  expect(pastedCells('a\n\nb')).toEqual(['a', '', 'b']);
});

test('a cell with tabs or line breaks of its own is one cell', () => {
  expect(pastedCells('"Oak\nlight"\t1\r\n"say ""hi""\there"\nlast')).toEqual(['Oak light', 'say "hi" here', 'last']);
  expect(pastedCells('"only\r\none"')).toEqual(['only one']);
});

test('quotes that enclose no line break are part of the text', () => {
  expect(pastedCells('"Oak"\n5" pipe\n"open\nend')).toEqual(['"Oak"', '5" pipe', '"open', 'end']);
});

test('fills downward from the row that was pasted into', () => {
  expect(changed('5\n6', 'price', 'B')).toEqual([
    ['B', { price: 5 }],
    ['C', { price: 6 }],
  ]);
});

test('an empty line clears a price and a SKU, and is an issue of a name', () => {
  expect(changed('5\n\n6')[1]).toEqual(['B', { price: null }]);
  expect(changed('x\n\ny', 'product_code')[1]).toEqual(['B', { product_code: '' }]);
  expect(paste('x\n\ny', 'name').issues).toEqual(["Line 2 '': Product Name is required!"]);
});

test('names each line that cannot be read, and takes the others', () => {
  const { changes, issues } = paste('5\n-1\n1.234');
  expect(changes).toHaveLength(1);
  expect(issues).toEqual(["Line 2 '-1': Invalid number", "Line 3 '1.234': Invalid number"]);
});

test('says how many lines had no row', () => {
  expect(paste('1\n2\n3\n4\n5').issues).toEqual(['2 more lines than rows below']);
});

test('tags are read as they are typed', () => {
  expect(changed('warm, dark\ncool', 'tags')).toEqual([
    ['A', { tags: ['WARM', 'DARK'] }],
    ['B', { tags: ['COOL'] }],
  ]);
});

test('numbers are read as the language of the browser writes them', () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE');
  expect(changed('59,90\n1.299,00\n62.00').map(([, change]) => change)).toEqual([
    { price: 59.9 },
    { price: 1299 },
    { price: 62 },
  ]);
  vi.restoreAllMocks();
  expect(paste('59,90').issues).toEqual(["Line 1 '59,90': Invalid number"]);
});

test('a line with lost characters is named and not taken', () => {
  const { changes, issues } = paste('größer\ngr\uFFFDer', 'name');
  expect(changes.map(({ change }) => change)).toEqual([{ name: 'größer' }]);
  expect(issues).toEqual([`Line 2 'gr\uFFFDer': ${catalogueMessages.charactersLost}`]);
});
