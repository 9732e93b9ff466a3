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

/** What the column that takes the rest has at least. */
const LEAST_REST = ROOM / 7;

/**
 * Lays columns out from margin to margin. Columns of numbers are as wide as their widest one, because half of a broken
 * number reads as another one. Only where no room is left for the rest are they broken.
 */
export function layOutColumns<Key extends string>(
  { type }: Sheet,
  columns: readonly ColumnInput<Key>[],
  textsOf: (key: Key) => readonly string[],
): Column<Key>[] {
  const lastKey = columns.at(-1)?.key;
  const needs = new Map(
    columns.map(({ key, heading, align }) => {
      if (align === 'left') return [key, 0];
      const widths = textsOf(key).map((text) => type.width(text, STYLES.text));
      const widest = widths.reduce((one, other) => Math.max(one, other), type.width(heading, STYLES.head));
      return [key, Math.ceil(widest) + (key === lastKey ? 0 : GAP)];
    }),
  );
  const share = (column: ColumnInput<Key>): number => column.share * ROOM;
  const need = ({ key }: ColumnInput<Key>): number => needs.get(key) ?? 0;
  const ways = [(column: ColumnInput<Key>) => Math.max(share(column), need(column)), need].map((widthOf) =>
    columns.map((column) => (column.share === 0 || column.align === 'left' ? share(column) : widthOf(column))),
  );
  const rest = (widths: readonly number[]): number => ROOM - widths.reduce((sum, width) => sum + width, 0);
  const widths = ways.find((each) => rest(each) >= LEAST_REST) ?? columns.map(share);
  let x: number = PAPER.margin;
  return columns.map(({ key, heading, align }, index) => {
    const width = widths[index] || rest(widths);
    const column = { key, heading, align, x, width: width - (key === lastKey ? 0 : GAP) };
    x += width;
    return column;
  });
}

/** The headings of a table. They never end a page: `room` is the height of what comes below, two lines by default. */
export function drawHeadings<Key extends string>(
  sheet: Sheet,
  columns: readonly Column<Key>[],
  room = 2 * lineHeight(STYLES.text) + 2 * PADDING,
): void {
  const heading = (key: Key) => columns.find((column) => column.key === key)?.heading ?? '';
  const row = layOutCells(sheet, columns, heading, STYLES.head);
  makeRoom(sheet, row.height + room);
  drawCells(sheet, row);
}

/**
 * One row with a rule below it. On a new page, the headings are repeated first.
 * @param below the height of what has to be on its page, as sums below the last row
 */
export function drawRow<Key extends string>(
  sheet: Sheet,
  columns: readonly Column<Key>[],
  textOf: (key: Key) => string,
  below = 0,
): void {
  const row = layOutCells(sheet, columns, textOf, STYLES.text);
  if (makeRoom(sheet, row.height + below)) drawHeadings(sheet, columns, 0);
  drawCells(sheet, row);
}

/** The height of a row, as `drawRow` draws it. */
export const heightOfRow = <Key extends string>(
  sheet: Sheet,
  columns: readonly Column<Key>[],
  textOf: (key: Key) => string,
): number => layOutCells(sheet, columns, textOf, STYLES.text).height;

/** The height of this many sums and a total, as far as it can be kept on one page with what comes before. */
export const heightOfSums = (sums: number): number => Math.min(sums * HEIGHT_OF_SUM + HEIGHT_OF_TOTAL, MOST_TOGETHER);

const MOST_TOGETHER = PAPER.height / 2;
const HEIGHT_OF_SUM = lineHeight(STYLES.text) + 2 * PADDING;
const HEIGHT_OF_TOTAL = 30;

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
  makeRoom(sheet, HEIGHT_OF_SUM);
  sheet.type.write(label, { x: PAPER.margin, y: sheet.y + PADDING }, STYLES.text);
  sheet.type.write(amount, { x: RIGHT, y: sheet.y + PADDING, align: 'right' }, STYLES.text);
  sheet.y += HEIGHT_OF_SUM;
  rule(sheet);
}

/** The last line of a table, in bold. */
export function drawTotal(sheet: Sheet, label: string, amount: string): void {
  makeRoom(sheet, HEIGHT_OF_TOTAL);
  const y = sheet.y + 8;
  sheet.type.write(label, { x: PAPER.margin, y }, STYLES.strong);
  sheet.type.write(amount, { x: RIGHT, y, align: 'right' }, STYLES.strong);
  sheet.y += HEIGHT_OF_TOTAL;
}
