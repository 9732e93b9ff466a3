import { sheetMessages as messages } from '@vitrine/contract/screens/sheet-messages';
import { utcDay } from '@vitrine/domain/dates/utc-day';
import { sheetNumber } from '@vitrine/domain/numbers/sheet-number';
import { parseCsvRows } from '@vitrine/domain/sheets/csv';
import { decodeText, type TextEncoding } from '@vitrine/domain/text/decode-text';
import { readBytes } from '../../read-bytes.ts';
import { type ExcelFacts, readExcelFacts } from './excel-facts.ts';
import { containerIssue, isOtherProgram, isZip } from './other-formats.ts';
import { openZip } from './zip-texts.ts';

/** A cell of a file. Numbers are those that an Excel file has as numbers; all other cells are text. */
export type SheetCell = string | number;

export interface SheetFile {
  /** The rows that are not empty. */
  rows: SheetCell[][];
  /** The number that a spreadsheet shows beside each of these rows. */
  lines: number[];
  /** Null for Excel files, which name theirs. */
  encoding: TextEncoding | null;
  /** What people should know about the file: that it has other sheets. */
  note: string | null;
}

const cellOf = (cell: unknown): SheetCell => {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return sheetNumber(cell);
  return cell instanceof Date ? utcDay(cell) : String(cell);
};

/**
 * Puts the errors of formulas into their cells, and the value of a merged cell into each of its lines: an empty cell would
 * take away what the table has.
 */
const withFacts = (rows: readonly (readonly unknown[])[], { errors, merged }: ExcelFacts): unknown[][] => {
  const cells = rows.map((row) => [...row]);
  for (const { row, column, text } of errors) {
    const line = cells[row];
    if (line !== undefined) line[column] = text;
  }
  for (const { column, from, to } of merged)
    for (const line of cells.slice(from + 1, to + 1)) line[column] ??= cells[from]?.[column];
  return cells;
};

async function readExcel(bytes: Uint8Array): Promise<SheetFile | null> {
  const { readSheet } = await import('read-excel-file/universal');
  const zip = await openZip(bytes);
  if (zip !== null && isOtherProgram(zip)) throw new Error(messages.otherProgram);
  const facts = zip && (await readExcelFacts(zip).catch(() => null));
  if (facts?.uncalculated) throw new Error(messages.uncalculated(facts.uncalculated.address));
  const read = await readSheet(bytes.buffer as ArrayBuffer, facts?.position).catch(() => null);
  if (read === null) return null;
  const rows = (facts ? withFacts(read, facts) : read).map((row) => Array.from(row, cellOf));
  return {
    ...keepFilled(rows.map((cells, at) => ({ cells, line: at + 1 }))),
    encoding: null,
    note: facts && facts.others > 0 ? messages.otherSheets(facts.name, facts.others) : null,
  };
}

const keepFilled = (rows: { cells: SheetCell[]; line: number }[]): Pick<SheetFile, 'rows' | 'lines'> => {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
  return { rows: filled.map(({ cells }) => cells), lines: filled.map(({ line }) => line) };
};

/**
 * The rows of a CSV file, or of the first sheet of an Excel file that is not hidden; null when it cannot be read. Throws
 * a sentence where the person can do something about it.
 */
export const readSheetFile = async (file: File): Promise<SheetFile | null> => {
  const bytes = await readBytes(file);
  if (bytes === null) return null;
  const issue = containerIssue(bytes);
  if (issue !== null) throw new Error(issue);
  if (isZip(bytes)) return readExcel(bytes);
  const { text, encoding } = decodeText(bytes);
  // An image or another file of a program, whatever its name is.
  if (text.includes('\0')) return null;
  return { ...keepFilled(parseCsvRows(text)), encoding, note: null };
};
