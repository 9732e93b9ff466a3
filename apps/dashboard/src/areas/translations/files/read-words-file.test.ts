import { sheetMessages } from '@vitrine/contract/screens/sheet-messages';
import { SHEET_COLUMNS } from '@vitrine/contract/translations/sheet-columns';
import { expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/universal';
import { readWordsFile } from './read-words-file.ts';

const sheetFile = async (...rows: string[][]): Promise<File> => {
  const data = rows.map((row) => row.map((value) => (value === '' ? null : { value, type: String })));
  return new File([await writeExcelFile(data, { sheet: 'German' }).toBlob()], 'de.xlsx');
};
const HEADS = Object.values(SHEET_COLUMNS);
const row = (place: string, source: string, text: string) => [place, 'item', 'Doors', source, text, 'missing', '200'];

test('rows of an Excel file keep every space, line break and code', async () => {
  const file = await sheetFile(
    HEADS,
    row('a', ' Oak ', '  Eiche\n{name} 👩‍🔧 '),
    row('b', 'Ash', ''),
    row('', 'x', 'y'),
  );
  expect(await readWordsFile(file)).toEqual({
    entries: [
      { place: 'a', source: ' Oak ', text: '  Eiche\n{name} 👩‍🔧 ' },
      { place: 'b', source: 'Ash', text: '' },
    ],
  });
});

test('columns are found by their heads, in any order', async () => {
  const file = await sheetFile(
    [SHEET_COLUMNS.text, SHEET_COLUMNS.source, SHEET_COLUMNS.place],
    ['Eiche', 'Oak', 'item/a/1/name'],
  );
  expect(await readWordsFile(file)).toEqual({ entries: [{ place: 'item/a/1/name', source: 'Oak', text: 'Eiche' }] });
});

test('a sheet without the columns, and a ZIP that is no Excel file, are not read', async () => {
  expect(await readWordsFile(await sheetFile(['Name', 'Price'], ['Oak', '5']))).toBeNull();
  expect(await readWordsFile(new File(['PK\u0003\u0004 nothing'], 'a.xlsx'))).toBeNull();
});

test('an Excel file of an older kind says what to do', async () => {
  const file = new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0])], 'de.xls');
  await expect(readWordsFile(file)).rejects.toThrow(sheetMessages.oldExcel);
});

test('everything else is read as a document by the server', async () => {
  expect(await readWordsFile(new File(['<xliff/>'], 'de.xlf'))).toEqual({ xliff: '<xliff/>' });
});
