import { makeRoom, type Sheet, STYLES } from '../pdf/paper.ts';
import { drawHeadings, drawRow, drawSum, drawTotal, layOutColumns } from '../pdf/table.ts';
import { lineHeight } from '../pdf/typesetter.ts';
import type { ComposedQuote } from './composed-quote.ts';

/** The lines of a quote and their sums. Headings repeat on every page. */
export function drawLines(sheet: Sheet, { columns: inputs, rows, sums }: ComposedQuote): void {
  const columns = layOutColumns(inputs);
  drawHeadings(sheet, columns);
  for (const cells of rows) drawRow(sheet, columns, (key) => cells[key]);
  drawSums(sheet, sums);
}

/** The sums stay together on one page. */
function drawSums(sheet: Sheet, rows: ComposedQuote['sums']): void {
  makeRoom(sheet, rows.length * (lineHeight(STYLES.text) + 10) + 10);
  for (const { label, amount, isTotal } of rows) (isTotal ? drawTotal : drawSum)(sheet, label, amount);
}
