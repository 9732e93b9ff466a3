const QUOTED = /^"([^"]*(?:""[^"]*)*)"(?=[\t\n]|$)/;
const PLAIN = /^[^\t\n]*/;

/** The first cell of a copied text. Spreadsheets quote those that hold a tab or a line break themselves. */
const firstCell = (text: string): { length: number; cell: string } => {
  const [whole = '', quoted = ''] = QUOTED.exec(text) ?? [];
  // Every field of a table is one line.
  if (/[\t\n]/.test(quoted)) {
    return { length: whole.length, cell: quoted.replaceAll('""', '"').replace(/\s*[\t\n]\s*/g, ' ') };
  }
  const [cell] = PLAIN.exec(text) ?? [''];
  return { length: cell.length, cell };
};

/** The cells of a text that was copied from a spreadsheet, by lines. */
export const copiedLines = (text: string): string[][] => {
  let rest = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const lines: string[][] = [[]];
  for (;;) {
    const { length, cell } = firstCell(rest);
    lines.at(-1)?.push(cell);
    const end = rest[length];
    if (end === undefined) return lines;
    if (end === '\n') lines.push([]);
    rest = rest.slice(length + 1);
  }
};

/** The cells of a copied column, one in each line. Of several columns it takes the first. */
export const pastedCells = (text: string): string[] => copiedLines(text).map(([cell = '']) => cell);
