import type { Sheet } from './sheet.ts';

/**
 * How texts begin that a spreadsheet reads as a formula, in Japanese with full-width signs too. Those that are guarded
 * already get one more guard, so that reading the file gives them back.
 */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/;
const NUMBER = /^-?\d+(?:\.\d+)?$/;
const GUARD = "'";

const cellText = (cell: string | number | null): string => {
  const text = cell === null ? '' : String(cell);
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `${GUARD}${text}` : text;
  return /[",;\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/**
 * Rows as CSV with a byte order mark, which spreadsheets need for non-ASCII text. A text that would be a formula gets a
 * leading apostrophe, so that opening the file runs nothing.
 */
export const writeCsv = (rows: Sheet): string =>
  `\uFEFF${rows.map((row) => row.map(cellText).join(',')).join('\r\n')}\r\n`;

const SEPARATORS = [',', ';', '\t'] as const;

const QUOTED_CELL = /(^|[,;\t\r\n])"(?:[^"]|"")*"/g;

/** A first line with which a file tells spreadsheets its separator: `sep=;`. It is no row. */
const DECLARED = /^"?sep=([,;\t])"?(?:\r\n?|\n)/i;

/** The most frequent separator in the first row, outside quotes. */
const separatorOf = (text: string): string => {
  const head = text.replaceAll(QUOTED_CELL, '$1').split(/[\r\n]/, 1)[0] ?? '';
  const times = (separator: string): number => head.split(separator).length;
  return [...SEPARATORS].sort((one, other) => times(other) - times(one))[0] ?? ',';
};

const unguarded = (text: string): string =>
  text.startsWith(GUARD) && FORMULA.test(text.slice(1)) ? text.slice(1) : text;

/**
 * Reads CSV as spreadsheets write it: commas, semicolons or tabs, with or without a line that declares them, quotes, any
 * line end. Empty lines are left out.
 */
export const parseCsv = (input: string): string[][] => {
  const whole = input.replace(/^\uFEFF/, '');
  const text = whole.replace(DECLARED, '');
  const separator = DECLARED.exec(whole)?.[1] ?? separatorOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endCell = (): void => {
    row.push(unguarded(cell));
    cell = '';
  };
  const endRow = (): void => {
    endCell();
    if (row.some((each) => each !== '')) rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && cell === '') quoted = true;
    else if (sign === separator) endCell();
    else if (sign === '\r' || sign === '\n') endRow();
    else cell += sign;
  }
  if (cell !== '' || row.length > 0) endRow();
  return rows;
};
