import { writeCsv } from '@vitrine/domain/sheets/csv';
import type { Sheet } from '@vitrine/domain/sheets/sheet';
import { readSheet } from 'read-excel-file/universal';
import { expect, test } from 'vitest';
import { readSheetFile } from './read-sheet.ts';
import { excelFileOf } from './save-sheet.ts';

const SHEET: Sheet = [
  ['ID', 'Name', 'Price'],
  ['D1', '=cmd()', 39.5],
  ['D2', 'Ärlig "oak", 2', null],
];
const readWith = (price: string | number): unknown[][] => [
  ['ID', 'Name', 'Price'],
  ['D1', '=cmd()', price],
  ['D2', 'Ärlig "oak", 2', ''],
];

test('an Excel file comes back as it was written, whatever it is called', async () => {
  const file = new File([await excelFileOf('Doors / Matt', SHEET)], 'doors.csv');
  expect(await readSheetFile(file)).toEqual({ rows: readWith(39.5), lines: [1, 2, 3], encoding: null, note: null });
});

const bytesOf = (blob: Blob): Promise<ArrayBuffer> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(blob);
  });

test('in an Excel file numbers are numbers, and a text that begins like a formula is text', async () => {
  const rows = await readSheet(await bytesOf(await excelFileOf('Doors', SHEET)));
  expect(rows[1]).toEqual(['D1', '=cmd()', 39.5]);
});

test('a CSV file comes back as it was written', async () => {
  expect(await readSheetFile(new File([writeCsv(SHEET)], 'doors.csv'))).toEqual({
    rows: readWith('39.5'),
    lines: [1, 2, 3],
    encoding: 'UTF-8',
    note: null,
  });
});

test('an image cannot be read, whatever it is called', async () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]);
  expect(await readSheetFile(new File([png], 'doors.csv'))).toBeNull();
});

test('a file that only begins like an Excel file cannot be read', async () => {
  expect(await readSheetFile(new File(['PK\u0003\u0004 and nothing more'], 'doors.xlsx'))).toBeNull();
});

test.each([
  ['Windows-1252', Uint8Array.from('ID;Name\n1;größer\n', (letter) => letter.charCodeAt(0))],
  [
    'UTF-16 LE',
    Uint8Array.from(
      new Uint8Array(Uint16Array.from('\uFEFFID;Name\n1;größer\n', (letter) => letter.charCodeAt(0)).buffer),
    ),
  ],
])('a CSV file in %s keeps its umlauts', async (encoding, bytes) => {
  const rows = [
    ['ID', 'Name'],
    ['1', 'größer'],
  ];
  expect(await readSheetFile(new File([bytes], 'doors.csv'))).toMatchObject({ rows, encoding });
});
