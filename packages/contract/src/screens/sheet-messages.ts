import { defineMessages, message } from '../texts/define-messages.ts';

/** Messages about files of spreadsheets, whatever is imported from them. */
export const sheetMessages = defineMessages('screens/sheets', {
  oldExcel: 'Excel files up to 2003 (.xls) cannot be read. Save the file as .xlsx, then choose that one.',
  protectedFile: 'The file is protected with a password. Save a copy without one, then choose that copy.',
  otherProgram: 'This file is of another program. Export it as Excel (.xlsx) or CSV, then choose that file.',
  uncalculated: (cell: string) =>
    message('The formula in {cell} has no result. Open the file in a spreadsheet, save it, then choose it again.', {
      cell,
    }),
  otherSheets: (name: string, others: number) =>
    message(
      '{others, plural, one {Only the sheet {name} is read, not the other one.} other {Only the sheet {name} is read, not the # others.}}',
      { name, others },
    ),
  formulaError: 'The formula in this cell has an error',
  shortened: 'A spreadsheet has changed this value. Enter it in full, or use the Excel file',
  columnTwice: (column: string) =>
    message('The file has the column {column} twice. Delete one, then choose the file again.', { column }),
  restored: (column: string) =>
    message('A spreadsheet has changed values in the column {column} that nobody edited. They stay as they are.', {
      column,
    }),
  severalPrices: (columns: string) =>
    message('The file has several columns with prices: {columns}. Rename the one to import to Price.', { columns }),
});
