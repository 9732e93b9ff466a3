import { writeCsv } from '@vitrine/domain/sheets/csv';
import { excelSheetName, excelText } from '@vitrine/domain/sheets/excel-text';
import type { Sheet } from '@vitrine/domain/sheets/sheet';

/** Downloads a file. */
export const saveFile = (name: string, blob: Blob): void => {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};

/** @param name without its ending */
export const saveCsv = (name: string, sheet: Sheet): void =>
  saveFile(`${name}.csv`, new Blob([writeCsv(sheet)], { type: 'text/csv;charset=utf-8' }));

/** Widths in characters: the longest text of each column, within limits. */
const widthsOf = (sheet: Sheet): { width: number }[] =>
  (sheet[0] ?? []).map((_, at) => {
    const longest = sheet.reduce((widest, row) => Math.max(widest, String(row[at] ?? '').length), 0);
    return { width: Math.min(Math.max(longest + 2, 8), 60) };
  });

/** The sheet as an Excel file: numbers as numbers, all else as text, so that opening it runs nothing. */
export const excelFileOf = async (title: string, sheet: Sheet): Promise<Blob> => {
  const { default: writeExcelFile } = await import('write-excel-file/universal');
  const data = sheet.map((row, line) =>
    row.map((value) => {
      if (value === null || value === '') return null;
      if (typeof value === 'number') return { value, type: Number };
      return { value: excelText(value), type: String, ...(line === 0 && { fontWeight: 'bold' as const }) };
    }),
  );
  const options = {
    sheet: excelSheetName(title),
    columns: widthsOf(sheet),
    stickyRowsCount: 1,
  };
  return writeExcelFile(data, options).toBlob();
};

/** @param name without its ending */
export const saveExcel = async (name: string, title: string, sheet: Sheet): Promise<void> =>
  saveFile(`${name}.xlsx`, await excelFileOf(title, sheet));

/** @param name without its ending */
export const saveJson = (name: string, value: unknown): void =>
  saveFile(`${name}.json`, new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));
