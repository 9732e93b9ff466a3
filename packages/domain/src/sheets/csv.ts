import type { Sheet } from './sheet.ts';

/**
 * How texts begin that a spreadsheet reads as a formula, in Japanese with full-width signs too. Those that are guarded
 * already get one more guard, so that reading the file gives them back.
 */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/;
/**
 * Where a formula begins for a spreadsheet that takes semicolons or tabs for separators, as Excel does in countries with
 * decimal commas: a quote is a sign like any other there unless a cell begins with it, so it encloses nothing.
 */
const INNER_FORMULA = /([;\t\r\n]"*)(?='*[=+\-@＝＋－＠])/g;
const GUARDED_INNER = /([;\t\r\n]"*)'(?='*[=+\-@＝＋－＠])/g;
const NUMBER = /^-?\d+(?:\.\d+)?$/;
const GUARD = "'";

/** A text as a file has it that a spreadsheet opens: what would be a formula has the guard before it. */
export const guardedText = (text: string): string => {
  const inside = text.replace(INNER_FORMULA, `$1${GUARD}`);
  return FORMULA.test(inside) && !NUMBER.test(inside) ? `${GUARD}${inside}` : inside;
};

const cellText = (cell: string | number | null): string => {
  const safe = guardedText(cell === null ? '' : String(cell));
  return /[",;\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/**
 * Rows as CSV with a byte order mark, which spreadsheets need for non-ASCII text. A text that would be a formula gets a
 * leading apostrophe, so that opening the file runs nothing.
 */
export const writeCsv = (rows: Sheet): string =>
  `\uFEFF${rows.map((row) => row.map(cellText).join(',')).join('\r\n')}\r\n`;

/** Commas come last: headings have them as text, such as 'Price (EUR, net)'. */
const SEPARATORS = ['\t', ';', ','] as const;

const QUOTED_CELL = /(^|[,;\t\r\n])"(?:[^"]|"")*"/g;

/** A first line with which a file tells spreadsheets its separator: `sep=;`. It is no row. */
const DECLARED = /^"?sep=([,;\t])"?(?:\r\n?|\n)/i;

const COMPARED_LINES = 5;

/** The separator that the first rows have equally often, outside quotes; else the most frequent one of the first row. */
const separatorOf = (text: string): string => {
  const lines = text
    .replaceAll(QUOTED_CELL, '$1')
    .split(/[\r\n]+/, COMPARED_LINES + 1)
    .filter((line) => line !== '')
    .slice(0, COMPARED_LINES);
  const counted = SEPARATORS.map((separator) => {
    const [first = 0, ...others] = lines.map((line) => line.split(separator).length - 1);
    return { separator, first, isRegular: first > 0 && others.every((count) => count === first) };
  }).sort((one, other) => Number(other.isRegular) - Number(one.isRegular) || other.first - one.first);
  return counted[0]?.separator ?? ',';
};

/** The text that guardedText has guarded. */
export const unguardedText = (text: string): string => {
  const inside = text.startsWith(GUARD) && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
  return inside.replace(GUARDED_INNER, '$1');
};

/** A row with the number that a spreadsheet shows beside it. */
export interface CsvRow {
  cells: string[];
  line: number;
}

/**
 * Reads CSV as spreadsheets write it: commas, semicolons or tabs, with or without a line that declares them, quotes, any
 * line end. Empty lines are left out, but count. A quote that does not enclose its whole cell is a sign like any other:
 * what begins with it must not take the rows that follow.
 */
export const parseCsvRows = (input: string): CsvRow[] => {
  const whole = input.replace(/^\uFEFF/, '');
  const text = whole.replace(DECLARED, '');
  const separator = DECLARED.exec(whole)?.[1] ?? separatorOf(text);
  const rows: CsvRow[] = [];
  let line = 0;
  let row: string[] = [];
  let cell = '';
  const quoted = new RegExp(`"([^"]*(?:""[^"]*)*)" *(?=[${separator}\\r\\n]|$)`, 'y');
  const endCell = (): void => {
    row.push(unguardedText(cell));
    cell = '';
  };
  const endRow = (): void => {
    endCell();
    line += 1;
    if (row.some((each) => each !== '')) rows.push({ cells: row, line });
    row = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    quoted.lastIndex = at;
    const found = sign === '"' && cell === '' ? quoted.exec(text) : null;
    if (found !== null) {
      cell = (found[1] ?? '').replaceAll('""', '"');
      at += found[0].length - 1;
    } else if (sign === separator) endCell();
    else if (sign === '\n' && text[at - 1] === '\r') continue;
    else if (sign === '\r' || sign === '\n') endRow();
    else cell += sign;
  }
  if (cell !== '' || row.length > 0) endRow();
  return rows;
};

/** The cells of parseCsvRows. */
export const parseCsv = (input: string): string[][] => parseCsvRows(input).map(({ cells }) => cells);
