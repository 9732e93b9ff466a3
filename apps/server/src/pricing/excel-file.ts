import { excelSheetName, excelText } from '@vitrine/domain/sheets/excel-text';
import type { Sheet } from '@vitrine/domain/sheets/sheet';
import writeExcelFile from 'write-excel-file/universal';

/** A sheet as an Excel file: numbers as numbers, all else as text, so that opening it runs nothing. */
export async function excelFileOf(title: string, sheet: Sheet): Promise<Buffer> {
  const data = sheet.map((row) =>
    row.map((value) => {
      if (value === null || value === '') return null;
      return typeof value === 'number' ? { value, type: Number } : { value: excelText(String(value)), type: String };
    }),
  );
  const file = await writeExcelFile(data, { sheet: excelSheetName(title), stickyRowsCount: 1 }).toBlob();
  return Buffer.from(await file.arrayBuffer());
}
