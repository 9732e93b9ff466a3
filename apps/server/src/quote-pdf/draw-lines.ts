import { quotePdfMessages as messages } from '@vitrine/contract/quotes/pdf-messages';
import type { QuoteSums } from '@vitrine/contract/quotes/schemas';
import { makeRoom, type Sheet, STYLES } from '../pdf/paper.ts';
import { type ColumnInput, drawHeadings, drawRow, drawSum, drawTotal, layOutColumns } from '../pdf/table.ts';
import { lineHeight } from '../pdf/typesetter.ts';
import type { QuoteDocument } from './quote-document.ts';

type Key = keyof typeof messages.columns;
type Line = QuoteDocument['lines'][number];
/** Writes minor units with the currency. */
type Money = (amount: number) => string;

const LANGUAGE = 'en-gb';
const PER_CENT = 10_000;

/** '20%' of hundredths of a per cent. */
const writeRate = (rate: number): string =>
  (rate / PER_CENT).toLocaleString(LANGUAGE, { style: 'percent', maximumFractionDigits: 2 });

const writeQuantity = ({ quantity, unit }: Line): string =>
  `${quantity.toLocaleString(LANGUAGE, { maximumFractionDigits: 6 })} ${messages.units[unit]}`.trim();

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

const cellsOf = (line: Line, money: Money): Record<Key, string> => ({
  name: line.sku ? `${line.name}\n${line.sku}` : line.name,
  quantity: writeQuantity(line),
  unitPrice: line.unit_price === null ? messages.noPrice : money(line.unit_price),
  discount: line.discount > 0 ? `−${writeRate(line.discount)}` : '',
  tax: writeRate(line.tax_rate),
  amount: line.unit_price === null ? '' : money(line.amount),
});

/** The lines of a quote and their sums. Headings repeat on every page. */
export function drawLines(sheet: Sheet, { lines, sums, tax_included }: QuoteDocument, money: Money): void {
  const columns = layOutColumns(columnsOf(lines));
  drawHeadings(sheet, columns);
  for (const line of lines) {
    const cells = cellsOf(line, money);
    drawRow(sheet, columns, (key) => cells[key]);
  }
  drawSums(sheet, sums, tax_included, money);
}

/** The sums stay together on one page. */
function drawSums(sheet: Sheet, sums: QuoteSums, isIncluded: boolean, money: Money): void {
  const { subtotal, discount, taxes, net, total } = sums;
  makeRoom(sheet, (taxes.length + 3) * (lineHeight(STYLES.text) + 10) + 30);
  if (!isIncluded) {
    drawSum(sheet, messages.subtotal, money(subtotal));
    for (const { rate, base, amount } of taxes)
      drawSum(sheet, messages.taxOn(writeRate(rate), money(base)), money(amount));
  }
  drawTotal(sheet, messages.total, money(total));
  if (discount > 0) drawSum(sheet, messages.discounts, money(discount));
  if (!isIncluded || taxes.length === 0) return;
  for (const { rate, base, amount } of taxes)
    drawSum(sheet, messages.taxWithin(writeRate(rate), money(base)), money(amount));
  drawSum(sheet, messages.net, money(net));
}
