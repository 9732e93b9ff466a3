import { makeRoom, PAPER, RIGHT, ROOM, rule, type Sheet, STYLES } from './paper.ts';
import { lineHeight, type Style } from './typesetter.ts';

const GAP = 12;
export const PADDING = 5;

export interface ColumnInput<Key extends string> {
  key: Key;
  heading: string;
  /** Its part of the page's width; the one with 0 takes what is left. */
  share: number;
  align: 'left' | 'right';
}

export interface Column<Key extends string> extends Omit<ColumnInput<Key>, 'share'> {
  x: number;
  width: number;
}

/** Lays columns out from margin to margin. */
export function layOutColumns<Key extends string>(columns: readonly ColumnInput<Key>[]): Column<Key>[] {
  const left = 1 - columns.reduce((sum, { share }) => sum + share, 0);
  let x: number = PAPER.margin;
  return columns.map(({ key, heading, share, align }) => {
    const width = (share || left) * ROOM;
    const column = { key, heading, align, x, width: width - (x + width < RIGHT - 1 ? GAP : 0) };
    x += width;
    return column;
  });
}

/** The headings of a table. */
export function drawHeadings<Key extends string>(sheet: Sheet, columns: readonly Column<Key>[]): void {
  const heading = (key: Key) => columns.find((column) => column.key === key)?.heading ?? '';
  drawCells(sheet, layOutCells(sheet, columns, heading, STYLES.head));
}

/** One row with a rule below it. On a new page, the headings are repeated first. */
export function drawRow<Key extends string>(
  sheet: Sheet,
  columns: readonly Column<Key>[],
  textOf: (key: Key) => string,
): void {
  const row = layOutCells(sheet, columns, textOf, STYLES.text);
  if (makeRoom(sheet, row.height)) drawHeadings(sheet, columns);
  drawCells(sheet, row);
}

interface Row {
  cells: (Pick<Column<string>, 'x' | 'width' | 'align'> & { lines: string[] })[];
  style: Style;
  height: number;
}

/** Breaking texts into lines takes most of the time of a document, so each is broken once. */
function layOutCells<Key extends string>(
  sheet: Sheet,
  columns: readonly Column<Key>[],
  textOf: (key: Key) => string,
  style: Style,
): Row {
  const cells = columns.map(({ key, x, width, align }) => {
    const lines = textOf(key)
      .split('\n')
      .flatMap((part) => sheet.type.lines(part, width, style));
    return { x, width, align, lines };
  });
  const count = Math.max(1, ...cells.map(({ lines }) => lines.length));
  return { cells, style, height: count * lineHeight(style) + 2 * PADDING };
}

function drawCells(sheet: Sheet, { cells, style, height }: Row): void {
  makeRoom(sheet, height);
  for (const { x, width, align, lines } of cells) {
    lines.forEach((line, index) => {
      const y = sheet.y + PADDING + index * lineHeight(style);
      sheet.type.write(line, { x: align === 'left' ? x : x + width, y, align }, style);
    });
  }
  sheet.y += height;
  rule(sheet);
}

/** A label and an amount at both margins, with a rule below. */
export function drawSum(sheet: Sheet, label: string, amount: string): void {
  const height = lineHeight(STYLES.text) + 2 * PADDING;
  makeRoom(sheet, height);
  sheet.type.write(label, { x: PAPER.margin, y: sheet.y + PADDING }, STYLES.text);
  sheet.type.write(amount, { x: RIGHT, y: sheet.y + PADDING, align: 'right' }, STYLES.text);
  sheet.y += height;
  rule(sheet);
}

/** The last line of a table, in bold. */
export function drawTotal(sheet: Sheet, label: string, amount: string): void {
  makeRoom(sheet, 30);
  const y = sheet.y + 8;
  sheet.type.write(label, { x: PAPER.margin, y }, STYLES.strong);
  sheet.type.write(amount, { x: RIGHT, y, align: 'right' }, STYLES.strong);
  sheet.y += 30;
}
