import { makeRoom, PAPER, RIGHT, ROOM, rule, type Sheet, STYLES } from './paper.ts';
import type { SheetContent, SheetRow } from './sheet-content.ts';
import { lineHeight, type Style } from './typesetter.ts';

const GAP = 12;
const PADDING = 5;

type Key = keyof SheetRow;
interface Column {
  key: Key;
  heading: string;
  x: number;
  width: number;
  align: 'left' | 'right';
}

/** Widths as fractions of the page; an empty column leaves its room to the item. */
function columnsOf({ texts, groups, priceHeading }: SheetContent): Column[] {
  const rows = groups.flatMap((group) => group.rows);
  const has = (key: Key, empty = '') => rows.some((row) => row[key] !== '' && row[key] !== empty);
  const columns: [Key, string, number, Column['align']][] = [
    ['component', texts.component, 0.24, 'left'],
    ['item', texts.item, 0, 'left'],
    ...(has('sku') ? [['sku', texts.sku, 0.18, 'left'] as [Key, string, number, 'left']] : []),
    ...(has('quantity', '1') ? [['quantity', texts.quantity, 0.1, 'right'] as [Key, string, number, 'right']] : []),
    ...(has('price') ? [['price', priceHeading, 0.17, 'right'] as [Key, string, number, 'right']] : []),
  ];
  const item = 1 - columns.reduce((sum, [, , share]) => sum + share, 0);
  let x: number = PAPER.margin;
  return columns.map(([key, heading, share, align]) => {
    const width = (share || item) * ROOM;
    const column = { key, heading, align, x, width: width - (x + width < RIGHT - 1 ? GAP : 0) };
    x += width;
    return column;
  });
}

/** The chosen items by group, and the total below. Headings repeat on every page. */
export function drawTable(sheet: Sheet, content: SheetContent): void {
  const columns = columnsOf(content);
  drawHeadings(sheet, columns);
  for (const { heading, rows } of content.groups) {
    if (heading !== '') drawGroup(sheet, heading, columns);
    for (const row of rows) drawRow(sheet, columns, (key) => row[key], STYLES.text);
  }
  for (const { label, amount } of content.surcharges) drawSum(sheet, label, amount);
  if (content.total !== '') drawTotal(sheet, content);
}

function drawHeadings(sheet: Sheet, columns: readonly Column[]): void {
  const heading = (key: Key) => columns.find((column) => column.key === key)?.heading ?? '';
  drawRow(sheet, columns, heading, STYLES.head, true);
}

function drawGroup(sheet: Sheet, heading: string, columns: readonly Column[]): void {
  const height = lineHeight(STYLES.group) + PADDING;
  if (makeRoom(sheet, height + 34)) drawHeadings(sheet, columns);
  sheet.type.write(heading, { x: PAPER.margin, y: sheet.y + PADDING + 3 }, STYLES.group);
  sheet.y += height + 3;
}

function drawRow(
  sheet: Sheet,
  columns: readonly Column[],
  textOf: (key: Key) => string,
  style: Style,
  isHead = false,
): void {
  const cells = columns.map((column) => ({
    ...column,
    lines: sheet.type.lines(textOf(column.key), column.width, style),
  }));
  const height = Math.max(1, ...cells.map(({ lines }) => lines.length)) * lineHeight(style) + 2 * PADDING;
  if (makeRoom(sheet, height) && !isHead) drawHeadings(sheet, columns);
  for (const { lines, x, width, align } of cells) {
    lines.forEach((line, index) => {
      const y = sheet.y + PADDING + index * lineHeight(style);
      sheet.type.write(line, { x: align === 'left' ? x : x + width, y, align }, style);
    });
  }
  sheet.y += height;
  rule(sheet);
}

function drawSum(sheet: Sheet, label: string, amount: string): void {
  const height = lineHeight(STYLES.text) + 2 * PADDING;
  makeRoom(sheet, height);
  sheet.type.write(label, { x: PAPER.margin, y: sheet.y + PADDING }, STYLES.text);
  sheet.type.write(amount, { x: RIGHT, y: sheet.y + PADDING, align: 'right' }, STYLES.text);
  sheet.y += height;
  rule(sheet);
}

function drawTotal(sheet: Sheet, { total, totalHeading, tax }: SheetContent): void {
  makeRoom(sheet, 30);
  const y = sheet.y + 8;
  sheet.type.write(totalHeading, { x: PAPER.margin, y }, STYLES.strong);
  sheet.type.write(total, { x: RIGHT, y, align: 'right' }, STYLES.strong);
  sheet.y += 30;
  if (tax === '') return;
  sheet.type.write(tax, { x: RIGHT, y: sheet.y - 6, align: 'right' }, STYLES.text);
  sheet.y += lineHeight(STYLES.text);
}
