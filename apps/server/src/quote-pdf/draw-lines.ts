import { makeRoom, type Sheet } from '../pdf/paper.ts';
import { drawHeadings, drawRow, drawSum, drawTotal, heightOfRow, heightOfSums, layOutColumns } from '../pdf/table.ts';
import type { ComposedQuote, QuoteColumn } from './composed-quote.ts';

/** The lines of a quote and their sums. Headings repeat on every page; the sums share theirs with the last line. */
export function drawLines(sheet: Sheet, { columns: inputs, rows, sums }: ComposedQuote): void {
  const columns = layOutColumns(sheet, inputs, (key) => rows.map((cells) => cells[key]));
  const textOf = (cells: Record<QuoteColumn, string>) => (key: QuoteColumn) => cells[key];
  const below = heightOfSums(sums.length);
  const heightOf = (index: number): number => {
    const cells = rows[index];
    return cells ? heightOfRow(sheet, columns, textOf(cells)) : 0;
  };
  const last = rows.length - 1;
  drawHeadings(sheet, columns, heightOf(0) + (last <= 0 ? below : 0));
  for (const [index, cells] of rows.entries()) drawRow(sheet, columns, textOf(cells), index === last ? below : 0);
  makeRoom(sheet, below);
  for (const { label, amount, isTotal } of sums) (isTotal ? drawTotal : drawSum)(sheet, label, amount);
}
