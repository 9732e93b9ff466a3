/** As many digits as spreadsheets calculate with and show. */
const DIGITS = 15;

/** The number that a spreadsheet shows: a product of 3 and 1.1 is 3.3 there, and 3.3000000000000003 in its file. */
export const sheetNumber = (value: number): number => Number(value.toPrecision(DIGITS));
