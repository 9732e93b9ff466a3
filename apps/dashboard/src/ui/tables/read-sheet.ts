import { parseCsv } from '@vitrine/domain/sheets/csv';

/** The first bytes of an Excel file, which is a ZIP. */
const ZIP = 'PK';

const readWith = <T>(begin: (reader: FileReader) => void): Promise<T | null> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as T);
    reader.onerror = () => resolve(null);
    begin(reader);
  });

const textOf = (cell: unknown): string => {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
};

async function readExcel(bytes: ArrayBuffer): Promise<string[][] | null> {
  const { readSheet } = await import('read-excel-file/universal');
  const rows = await readSheet(bytes).catch(() => null);
  return rows?.map((row) => row.map(textOf)).filter((row) => row.some((cell) => cell !== '')) ?? null;
}

/** The rows of a CSV file, or of the first sheet of an Excel file; null when it cannot be read. Empty rows are left out. */
export const readSheetFile = async (file: File): Promise<string[][] | null> => {
  const begin = await readWith<string>((reader) => reader.readAsText(file.slice(0, 2)));
  if (begin === ZIP) {
    const bytes = await readWith<ArrayBuffer>((reader) => reader.readAsArrayBuffer(file));
    return bytes && readExcel(bytes);
  }
  const text = await readWith<string>((reader) => reader.readAsText(file));
  return text === null ? null : parseCsv(text);
};
