import { sheetMessages as messages } from '@vitrine/contract/screens/sheet-messages';
import { describe, expect, test } from 'vitest';
import { excelBook, inline, STRICT, sheetData, zipOf } from '../../../test/excel-book.ts';
import { readSheetFile } from './read-sheet.ts';

const HEADS = inline('A1', 'ID') + inline('B1', 'Price');
const bookOf = (rows: Readonly<Record<number, string>>, more: Partial<Parameters<typeof excelBook>[0]> = {}) =>
  excelBook({ sheets: [{ name: 'Doors', xml: sheetData(rows) }], ...more });
const read = async (file: File | Promise<File>) => {
  const sheet = await readSheetFile(await file);
  if (sheet === null) throw new Error('The file was not read');
  return sheet;
};
const number = (address: string, value: string, style = ''): string => `<c r="${address}"${style}><v>${value}</v></c>`;

describe('an Excel file', () => {
  test('has texts with formats and with a reading beside them, and texts of its cells', async () => {
    const shared =
      '<si><r><t>So</t></r><r><rPr><b/></rPr><t xml:space="preserve">ft </t></r><r><t>Oak &amp; Ash</t></r></si>' +
      '<si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh><phoneticPr fontId="1"/></si>';
    const cells = '<c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="str"><f>A1</f><v>x</v></c>';
    expect((await read(bookOf({ 1: cells + inline('D1', '00123') }, { shared }))).rows).toEqual([
      ['Soft Oak & Ash', '東京', 'x', '00123'],
    ]);
  });

  test.each([
    ['Strict', { names: STRICT }],
    ['with absolute paths', { root: '/xl/' as const }],
  ])('%s is read', async (_, more) => {
    const { rows } = await read(bookOf({ 1: HEADS, 2: inline('A2', 'D1') + number('B2', '39.5') }, more));
    expect(rows).toEqual([
      ['ID', 'Price'],
      ['D1', 39.5],
    ]);
  });

  test('has numbers in formats of currencies and units, switches, and days of both calendars', async () => {
    const formats = ['#,##0.00\\ [$€-407]', '0.00\\ &quot;€/m²&quot;', '0%', 'dd\\.mm\\.yyyy'];
    const styles = `<numFmts>${formats.map((code, at) => `<numFmt numFmtId="${170 + at}" formatCode="${code}"/>`).join('')}</numFmts><cellXfs>${formats.map((_, at) => `<xf numFmtId="${170 + at}"/>`).join('')}</cellXfs>`;
    const cells =
      number('A1', '39.950000000000003', ' s="0"') +
      number('B1', '12.5', ' s="1"') +
      number('C1', '0.19', ' s="2"') +
      '<c r="D1" t="b"><v>1</v></c>';
    const day = (serial: string): string => number('E1', serial, ' s="3"');
    expect((await read(bookOf({ 1: cells + day('45424') }, { styles }))).rows).toEqual([
      [39.95, 12.5, 0.19, 'true', '2024-05-12'],
    ]);
    const of1904 = bookOf({ 1: cells + day('43962') }, { styles, workbook: '<workbookPr date1904="1"/>' });
    expect((await read(of1904)).rows[0]?.at(-1)).toBe('2024-05-12');
  });

  test('has the numbers that it shows', async () => {
    expect((await read(bookOf({ 1: number('A1', '3.3000000000000003') }))).rows).toEqual([[3.3]]);
  });

  test('keeps the errors of formulas, which are no empty cells', async () => {
    const error = (address: string, text: string): string => `<c r="${address}" t="e"><f>1/0</f><v>${text}</v></c>`;
    const { rows } = await read(
      bookOf({ 1: HEADS, 2: inline('A2', 'D1') + error('B2', '#N/A') + error('D2', '#DIV/0!') }),
    );
    expect(rows[1]).toEqual(['D1', '#N/A', '', '#DIV/0!']);
  });

  test('has the value of a merged cell in each of its lines', async () => {
    const rows = { 1: HEADS, 2: inline('A2', 'D1') + number('B2', '39'), 3: inline('A3', 'D2'), 4: inline('A4', 'D3') };
    const merged = '<mergeCells count="2"><mergeCell ref="B2:B3"/><mergeCell ref="C1:D1"/></mergeCells>';
    const read = await readSheetFile(await excelBook({ sheets: [{ name: 'A', xml: sheetData(rows) + merged }] }));
    expect(read?.rows.slice(1)).toEqual([
      ['D1', 39],
      ['D2', 39],
      ['D3', ''],
    ]);
  });

  test('with a formula that was never calculated is not read as an empty cell', async () => {
    const file = bookOf({ 1: HEADS, 2: `${inline('A2', 'D1')}<c r="B2"><f>39*1.2</f><v></v></c>` });
    await expect(read(file)).rejects.toThrow(messages.uncalculated('B2'));
    const empty = bookOf({ 1: HEADS, 2: `${inline('A2', 'D1')}<c r="B2" t="str"><f>""</f><v></v></c>` });
    expect((await read(empty)).rows[1]).toEqual(['D1', '']);
  });

  test('is read from the first sheet that people see, and says so', async () => {
    const sheetOf = (name: string) => ({ name, xml: sheetData({ 1: inline('A1', name) }) });
    const sheets = [
      { ...sheetOf('Secret'), state: 'veryHidden' as const },
      { ...sheetOf('Chart'), isChart: true },
      sheetOf('Doors'),
      { ...sheetOf('Old'), state: 'hidden' as const },
      sheetOf('Walls'),
    ];
    const { rows, note } = await read(excelBook({ sheets }));
    expect([rows, note]).toEqual([[['Doors']], 'Only the sheet Doors is read, not the other one.']);
    expect((await read(excelBook({ sheets: sheets.slice(0, 4) }))).note).toBeNull();
  });

  test('has the numbers of its lines, also after empty ones', async () => {
    const { rows, lines } = await read(bookOf({ 3: HEADS, 4: '', 7: inline('A7', 'D1') }));
    expect([rows.length, lines]).toEqual([2, [3, 7]]);
  });

  test('may claim all lines that a sheet can have', async () => {
    const xml = `<dimension ref="A1:XFD1048576"/>${sheetData({ 1: HEADS, 2: inline('A2', 'D1') })}`;
    expect((await read(excelBook({ sheets: [{ name: 'A', xml }] }))).lines).toEqual([1, 2]);
  });
});

const CONTAINER = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0, 0, 0];
const inTwoBytes = (text: string): number[] => [...text].flatMap((letter) => [letter.charCodeAt(0), 0]);

test.each([
  ['of Excel up to 2003', [...CONTAINER, ...inTwoBytes('Workbook')], messages.oldExcel],
  ['with a password', [...CONTAINER, ...inTwoBytes('EncryptedPackage')], messages.protectedFile],
])('a file %s says what to do', async (_, bytes, sentence) => {
  await expect(readSheetFile(new File([new Uint8Array(bytes)], 'doors.xlsx'))).rejects.toThrow(sentence);
});

test.each([
  ['LibreOffice', { mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<x/>' }],
  ['Numbers', { 'Index/Document.iwa': 'x', 'preview.jpg': 'x' }],
  ['Excel as a binary workbook', { '[Content_Types].xml': '<x/>', 'xl/workbook.bin': 'x' }],
])('a file of %s says what to do', async (_, files) => {
  await expect(readSheetFile(new File([await zipOf(files)], 'doors.xlsx'))).rejects.toThrow(messages.otherProgram);
});

test('a CSV file may begin with the letters of a ZIP', async () => {
  const { rows } = await read(new File(['PKZ;Price\nA;1\n'], 'doors.csv'));
  expect(rows).toEqual([
    ['PKZ', 'Price'],
    ['A', '1'],
  ]);
});

test('lines of a CSV file are counted as spreadsheets show them', async () => {
  const { lines } = await read(new File(['sep=;\r\nID;Name\r\n\r\nD1;"two\r\nlines"\r\n;\r\nD2;x'], 'doors.csv'));
  expect(lines).toEqual([1, 3, 5]);
});
