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
const READ = [
  ['ID', 'Name', 'Price'],
  ['D1', '=cmd()', '39.5'],
  ['D2', 'Ärlig "oak", 2', ''],
];

test('an Excel file comes back as it was written, whatever it is called', async () => {
  const file = new File([await excelFileOf('Doors / Matt', SHEET)], 'doors.csv');
  expect(await readSheetFile(file)).toEqual(READ);
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
  expect(await readSheetFile(new File([writeCsv(SHEET)], 'doors.csv'))).toEqual(READ);
});

test('a file that only begins like an Excel file cannot be read', async () => {
  expect(await readSheetFile(new File(['PK and nothing more'], 'doors.xlsx'))).toBeNull();
});
