import { makeRoom, PAPER, RIGHT, type Sheet, STYLES } from '../../../pdf/paper.ts';
import {
  type Column,
  type ColumnInput,
  drawHeadings,
  drawRow,
  drawSum,
  drawTotal,
  heightOfSums,
  layOutColumns,
  PADDING,
} from '../../../pdf/table.ts';
import { lineHeight } from '../../../pdf/typesetter.ts';
import type { SheetContent, SheetRow } from './sheet-content.ts';

type Key = keyof SheetRow;

/** Empty columns leave their room to the item. */
function columnsOf(sheet: Sheet, { texts, groups, priceHeading }: SheetContent): Column<Key>[] {
  const rows = groups.flatMap((group) => group.rows);
  const has = (key: Key, empty = '') => rows.some((row) => row[key] !== '' && row[key] !== empty);
  const columns: ColumnInput<Key>[] = [
    { key: 'component', heading: texts.component, share: 0.24, align: 'left' },
    { key: 'item', heading: texts.item, share: 0, align: 'left' },
  ];
  if (has('sku')) columns.push({ key: 'sku', heading: texts.sku, share: 0.18, align: 'left' });
  if (has('quantity', '1')) columns.push({ key: 'quantity', heading: texts.quantity, share: 0.1, align: 'right' });
  if (has('price')) columns.push({ key: 'price', heading: priceHeading, share: 0.17, align: 'right' });
  return layOutColumns(sheet, columns, (key) => rows.map((row) => row[key]));
}

/** The chosen items by group, and the total below. Headings repeat on every page. */
export function drawTable(sheet: Sheet, content: SheetContent): void {
  const columns = columnsOf(sheet, content);
  const last = content.groups.at(-1)?.rows.at(-1);
  const below = heightBelow(content);
  drawHeadings(sheet, columns);
  for (const { heading, rows } of content.groups) {
    if (heading !== '') drawGroup(sheet, heading, columns);
    for (const row of rows) drawRow(sheet, columns, (key) => row[key], row === last ? below : 0);
  }
  for (const { label, amount } of content.surcharges) drawSum(sheet, label, amount);
  if (content.total !== '') drawSums(sheet, content);
}

/** The sums share their page with the last item. */
const heightBelow = ({ surcharges, total, tax }: SheetContent): number =>
  total === '' ? 0 : heightOfSums(surcharges.length) + (tax === '' ? 0 : lineHeight(STYLES.text));

function drawGroup(sheet: Sheet, heading: string, columns: readonly Column<Key>[]): void {
  const height = lineHeight(STYLES.group) + PADDING;
  if (makeRoom(sheet, height + 34)) drawHeadings(sheet, columns);
  sheet.type.write(heading, { x: PAPER.margin, y: sheet.y + PADDING + 3 }, STYLES.group);
  sheet.y += height + 3;
}

function drawSums(sheet: Sheet, { total, totalHeading, tax }: SheetContent): void {
  drawTotal(sheet, totalHeading, total);
  if (tax === '') return;
  sheet.type.write(tax, { x: RIGHT, y: sheet.y - 6, align: 'right' }, STYLES.text);
  sheet.y += lineHeight(STYLES.text);
}
