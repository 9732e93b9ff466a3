import type { PriceList } from '@vitrine/contract/prices/schemas';
import { matchesFolded, searchedTexts } from '@vitrine/domain/catalogue/search';
import { currentPrice, type PriceChanges, savedPrice } from '@vitrine/domain/prices/price-changes';
import { isGone, type PriceRow } from '@vitrine/domain/prices/price-rows';

export const SHOWS = ['all', 'missing', 'changed'] as const;
export type Show = (typeof SHOWS)[number];

export interface RowFilters {
  parsed: readonly (readonly string[])[];
  /** '' for all. */
  configurator: string;
  table: string;
  show: Show;
}

/** What rows are compared with. */
export interface RowContext {
  list: Pick<PriceList, 'prices' | 'base'>;
  changes: PriceChanges;
  rejected: ReadonlyMap<string, string>;
  /** The articles without a price by the server's check; null where the list alone says so. */
  missing: ReadonlySet<string> | null;
}

/** Texts that are searched, by row: rows do not change while the list is open. */
const folded = new WeakMap<PriceRow, readonly string[]>();

const textsOf = (row: PriceRow): readonly string[] => {
  const known = folded.get(row) ?? searchedTexts([row.name, row.sku ?? '']);
  folded.set(row, known);
  return known;
};

/** Whether visitors can choose the article and the saved list has no price for it: a new price is only saved later. */
export const isMissing = (row: PriceRow, { list, missing }: Pick<RowContext, 'list' | 'missing'>): boolean =>
  missing === null ? row.isOffered && savedPrice(list.prices, row.article) === null : missing.has(row.article);

const isShown = (row: PriceRow, show: Show, context: RowContext): boolean => {
  if (show === 'missing') return isMissing(row, context);
  if (show === 'changed') return context.changes.has(row.article) || context.rejected.has(row.article);
  return true;
};

const isAt = ({ places }: PriceRow, configurator: string, table: string): boolean =>
  (configurator === '' && table === '') ||
  places.some(
    (place) =>
      (configurator === '' || String(place.configurator.id) === configurator) &&
      (table === '' || place.table === table),
  );

/** The rows that search and filters leave. */
export const matchingPriceRows = (
  rows: readonly PriceRow[],
  { parsed, configurator, table, show }: RowFilters,
  context: RowContext,
): readonly PriceRow[] => {
  if (parsed.length === 0 && configurator === '' && table === '' && show === 'all') return rows;
  return rows.filter(
    (row) => isShown(row, show, context) && isAt(row, configurator, table) && matchesFolded(parsed, textsOf(row)),
  );
};

/** The value by which a column sorts a row. */
export const priceSortValue = (row: PriceRow, key: string, context: RowContext): string | number | null => {
  const [place] = row.places;
  if (key === 'sku') return row.sku;
  if (key === 'table') return place?.table ?? null;
  if (key === 'configurator') return place?.configurator.name ?? null;
  if (key === 'file') return row.filePrice;
  return key === 'price' ? currentPrice(context.list.prices, context.changes, row.article) : row.name;
};

/** Articles that no configurator has any more stay at the end, however the others are sorted. */
export const goneLast = (rows: readonly PriceRow[]): PriceRow[] => [
  ...rows.filter((row) => !isGone(row)),
  ...rows.filter(isGone),
];

/** The configurators and layers that filters offer. */
export const placesOf = (rows: readonly PriceRow[], configurator: string) => {
  const configurators = new Map<string, string>();
  const tables = new Set<string>();
  for (const { places } of rows)
    for (const place of places) {
      const id = String(place.configurator.id);
      configurators.set(id, place.configurator.name);
      if (configurator === '' || configurator === id) tables.add(place.table);
    }
  return { configurators: [...configurators], tables: [...tables] };
};
