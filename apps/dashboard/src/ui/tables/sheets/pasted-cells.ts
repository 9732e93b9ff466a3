const QUOTED = /^"([^"]*(?:""[^"]*)*)"(?=[\t\n]|$)/;
const PLAIN = /^[^\t\n]*/;

/** Nearly every field of a table is one line. */
const inOneLine = (text: string): string => text.replace(/\s*[\t\n]\s*/g, ' ');

/** The first cell of a copied text. Spreadsheets quote those that hold a tab or a line break themselves. */
const firstCell = (text: string, textOf: (quoted: string) => string): { length: number; cell: string } => {
  const [whole = '', quoted = ''] = QUOTED.exec(text) ?? [];
  if (/[\t\n]/.test(quoted)) return { length: whole.length, cell: textOf(quoted.replaceAll('""', '"')) };
  const [cell] = PLAIN.exec(text) ?? [''];
  return { length: cell.length, cell };
};

/**
 * The cells of a text that was copied from a spreadsheet, by lines.
 * @param textOf makes the text of a cell that holds tabs or line breaks: one line by default
 */
export const copiedLines = (text: string, textOf = inOneLine): string[][] => {
  let rest = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const lines: string[][] = [[]];
  for (;;) {
    const { length, cell } = firstCell(rest, textOf);
    lines.at(-1)?.push(cell);
    const end = rest[length];
    if (end === undefined) return lines;
    if (end === '\n') lines.push([]);
    rest = rest.slice(length + 1);
  }
};

/** The cells of a copied column, one in each line. Of several columns it takes the first. */
export const pastedCells = (text: string): string[] => copiedLines(text).map(([cell = '']) => cell);
