import { quotePdfMessages as messages } from '@vitrine/contract/quotes/pdf-messages';
import { formatMinor } from '@vitrine/domain/prices/money';
import { writeQuantity, writeRate } from '@vitrine/domain/prices/sheets/typed-numbers';
import { sumRowsOf } from '@vitrine/domain/quotes/sum-rows';
import { makeRoom, type Sheet, STYLES } from '../pdf/paper.ts';
import { type ColumnInput, drawHeadings, drawRow, drawSum, drawTotal, layOutColumns } from '../pdf/table.ts';
import { lineHeight } from '../pdf/typesetter.ts';
import type { QuoteDocument } from './quote-document.ts';

type Key = keyof typeof messages.columns;
type Line = QuoteDocument['lines'][number];

/** Discounts and taxes have a column where the lines differ in them. */
function columnsOf(lines: readonly Line[]): ColumnInput<Key>[] {
  const texts = messages.columns;
  const columns: ColumnInput<Key>[] = [
    { key: 'name', heading: texts.name, share: 0, align: 'left' },
    { key: 'quantity', heading: texts.quantity, share: 0.14, align: 'right' },
    { key: 'unitPrice', heading: texts.unitPrice, share: 0.16, align: 'right' },
  ];
  if (lines.some(({ discount }) => discount > 0))
    columns.push({ key: 'discount', heading: texts.discount, share: 0.12, align: 'right' });
  if (new Set(lines.map(({ tax_rate }) => tax_rate)).size > 1)
    columns.push({ key: 'tax', heading: texts.tax, share: 0.09, align: 'right' });
  return [...columns, { key: 'amount', heading: texts.amount, share: 0.17, align: 'right' }];
}

const cellsOf = (line: Line, currency: string): Record<Key, string> => ({
  name: line.sku ? `${line.name}\n${line.sku}` : line.name,
  quantity: `${writeQuantity(line.quantity)} ${messages.units[line.unit]}`.trim(),
  unitPrice: line.unit_price === null ? messages.noPrice : formatMinor(line.unit_price, currency),
  discount: line.discount > 0 ? messages.off(writeRate(line.discount)) : '',
  tax: messages.rate(writeRate(line.tax_rate)),
  amount: line.unit_price === null ? '' : formatMinor(line.amount, currency),
});

/** The lines of a quote and their sums. Headings repeat on every page. */
export function drawLines(sheet: Sheet, quote: QuoteDocument): void {
  const columns = layOutColumns(columnsOf(quote.lines));
  drawHeadings(sheet, columns);
  for (const line of quote.lines) {
    const cells = cellsOf(line, quote.currency);
    drawRow(sheet, columns, (key) => cells[key]);
  }
  drawSums(sheet, quote);
}

/** The sums stay together on one page. */
function drawSums(sheet: Sheet, quote: QuoteDocument): void {
  const rows = sumRowsOf(quote.sums, quote);
  makeRoom(sheet, rows.length * (lineHeight(STYLES.text) + 10) + 10);
  for (const { label, amount, isTotal } of rows) (isTotal ? drawTotal : drawSum)(sheet, label, amount);
}
