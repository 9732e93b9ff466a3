import type { PriceUnit } from '@vitrine/contract/prices/limits';

/** Something that a design needs and that has a price of its own. */
export interface DesignPart {
  /** The item that it is part of: its index in the design's list of items. */
  item: number;
  /** What price lists call it (articleOf). */
  article: string;
  sku: string | null;
  name: string;
  unit: PriceUnit;
  /** Millionths of the unit. */
  quantity: number;
  /** One unit's price in the data file, with decimals; null without. */
  filePrice: number | null;
  /** Names of its options, by which surcharges find it. */
  options: readonly string[];
}

/**
 * The key of an article in price lists: its SKU, which means the same in every configurator, otherwise its place in the
 * data file. The prefix keeps the two apart.
 */
export const articleOf = (sku: string | null | undefined, table: string, id: string | number): string =>
  sku ? `sku ${sku}` : `item ${table}/${id}`;
