const FORMULA = /^[=+\-@\t\r]/;

/** A cell in quotes; what a spreadsheet would run as a formula is made text. */
export const csvCell = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map(csvCell).join(',')).join('\r\n');

/** Gives the browser a CSV file to keep. */
export function downloadCsv(name: string, rows: readonly (readonly string[])[]): void {
  const address = URL.createObjectURL(new Blob([csvOf(rows)], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
