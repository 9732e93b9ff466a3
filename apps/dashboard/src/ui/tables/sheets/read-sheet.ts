import { utcDay } from '@vitrine/domain/dates/utc-day';
import { parseCsv } from '@vitrine/domain/sheets/csv';
import { decodeText, type TextEncoding } from '@vitrine/domain/text/decode-text';
import { readBytes } from '../../read-bytes.ts';

/** A cell of a file. Numbers are those that an Excel file has as numbers; all other cells are text. */
export type SheetCell = string | number;

export interface SheetFile {
  rows: SheetCell[][];
  /** Null for Excel files, which name theirs. */
  encoding: TextEncoding | null;
}

/** The first bytes of an Excel file, which is a ZIP. */
const ZIP = [...'PK'].map((letter) => letter.charCodeAt(0));

const cellOf = (cell: unknown): SheetCell => {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return cell;
  return cell instanceof Date ? utcDay(cell) : String(cell);
};

async function readExcel(bytes: Uint8Array): Promise<SheetCell[][] | null> {
  const { readSheet } = await import('read-excel-file/universal');
  const rows = await readSheet(bytes.buffer as ArrayBuffer).catch(() => null);
  return rows?.map((row) => row.map(cellOf)).filter((row) => row.some((cell) => cell !== '')) ?? null;
}

/** The rows of a CSV file, or of the first sheet of an Excel file; null when it cannot be read. Empty rows are left out. */
export const readSheetFile = async (file: File): Promise<SheetFile | null> => {
  const bytes = await readBytes(file);
  if (bytes === null) return null;
  if (ZIP.every((byte, at) => bytes[at] === byte)) {
    const rows = await readExcel(bytes);
    return rows && { rows, encoding: null };
  }
  const { text, encoding } = decodeText(bytes);
  // An image or another file of a program, whatever its name is.
  if (text.includes('\0')) return null;
  return { rows: parseCsv(text), encoding };
};
