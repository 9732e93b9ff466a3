import { priceMessages as messages } from '@vitrine/contract/prices/messages';
import type { PriceRow } from '@vitrine/domain/prices/price-rows';
import { copiedLines } from '../../../ui/tables/sheets/pasted-cells.ts';
import { PRICE_COLUMN, readPrice } from './PriceCell.tsx';

export const isPriceColumn = (column: string | undefined): column is typeof PRICE_COLUMN => column === PRICE_COLUMN;

export interface PastedPrices {
  prices: [article: string, price: number | null][];
  /** A sentence for each line that is not taken. */
  issues: string[];
  /** How many columns were copied; only the first one is pasted. */
  columns: number;
}

/** Fills prices from an article downward. Lines that are no amounts change nothing. */
export const pastePrices = (
  text: string,
  { rows, from, currency }: { rows: readonly PriceRow[]; from: string; currency: string },
): PastedPrices => {
  const lines = copiedLines(text);
  const start = rows.findIndex(({ article }) => article === from);
  const below = start === -1 ? [] : rows.slice(start, start + lines.length);
  const pasted: PastedPrices = {
    prices: [],
    issues: [],
    columns: Math.max(...lines.map(({ length }) => length)),
  };
  for (const [index, { article }] of below.entries()) {
    const cell = lines[index]?.[0] ?? '';
    const read = readPrice(cell, currency);
    if ('error' in read) pasted.issues.push(messages.pasteIssue(index + 1, cell));
    else pasted.prices.push([article, read.value]);
  }
  const over = lines.length - below.length;
  if (over > 0) pasted.issues.push(messages.pasteTooLong(over));
  return pasted;
};
