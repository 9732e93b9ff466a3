import { priceLimits } from '@vitrine/contract/prices/limits';
import { rateOf } from './money.ts';

/** One change of several prices. Amounts in minor units, rates in hundredths of a per cent. */
export type BulkPrice =
  | { kind: 'set'; amount: number }
  | { kind: 'percent'; rate: number }
  | { kind: 'add'; amount: number }
  | { kind: 'round'; amount: number }
  /** The price in the data file, where it is in the list's currency. */
  | { kind: 'file' }
  | { kind: 'remove' };

interface BulkRow {
  article: string;
  price: number | null;
  /** In the data file, in the list's currency. */
  filePrice: number | null;
}

const changed = ({ price, filePrice }: BulkRow, change: BulkPrice): number | null => {
  if (change.kind === 'set') return change.amount;
  if (change.kind === 'remove') return null;
  if (change.kind === 'file') return filePrice ?? price;
  if (price === null) return null;
  if (change.kind === 'percent') return price + rateOf(price, change.rate);
  if (change.kind === 'add') return price + change.amount;
  return Math.round(price / change.amount) * change.amount;
};

export interface BulkPrices {
  /** The rows whose price changes. */
  prices: [article: string, price: number | null][];
  /** How many prices would be negative or too large; then `prices` is empty. */
  outOfRange: number;
}

/**
 * Changes the prices of several articles. Those without a price only get one from `set` and `file`. All or none: one
 * price that would be negative or too large prevents every change.
 */
export const changePrices = (rows: readonly BulkRow[], change: BulkPrice): BulkPrices => {
  const all = rows.map((row) => ({ row, price: changed(row, change) }));
  const outOfRange = all.filter(
    ({ price }) => price !== null && (price < 0 || price > priceLimits.amountMaximum),
  ).length;
  if (outOfRange > 0) return { prices: [], outOfRange };
  const prices = all.flatMap(({ row, price }): BulkPrices['prices'] =>
    price === row.price ? [] : [[row.article, price]],
  );
  return { prices, outOfRange: 0 };
};
