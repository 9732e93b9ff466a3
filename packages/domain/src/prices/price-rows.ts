import type { PriceUnit } from '@vitrine/contract/prices/limits';
import type { PricedArticle } from '@vitrine/contract/prices/schemas';
import { listArticle } from './compose-table.ts';

interface ArticlePlace {
  configurator: { id: number; name: string };
  /** The layer or table. */
  table: string;
}

/** One article of a price list. */
export interface PriceRow {
  /** Its key in lists. */
  article: string;
  sku: string | null;
  name: string;
  /** Where it is, the first one first; empty for an article that no configurator has any more. */
  places: ArticlePlace[];
  unit: PriceUnit | null;
  /** In the data file, in minor units of `fileCurrency`. */
  filePrice: number | null;
  fileCurrency: string;
  isOffered: boolean;
}

const SKU = 'sku ';

const goneRow = (article: string): PriceRow => {
  const sku = article.startsWith(SKU) ? article.slice(SKU.length) : null;
  const name = sku ?? article.replace(/^item \d+:/, '');
  return { article, sku, name, places: [], unit: null, filePrice: null, fileCurrency: '', isOffered: false };
};

/**
 * The articles of a price list, each once. An article with a SKU is the same in every configurator. Prices of articles
 * that no configurator has any more come last.
 */
export const priceRows = (articles: readonly PricedArticle[], priced: Iterable<string>): PriceRow[] => {
  const rows = new Map<string, PriceRow>();
  for (const { article, configurator, table, currency, ...one } of articles) {
    const key = listArticle(configurator.id, article);
    const known = rows.get(key);
    const place = { configurator, table };
    if (known === undefined)
      rows.set(key, {
        ...{ article: key, sku: one.sku, name: one.name, places: [place], unit: one.unit },
        ...{ filePrice: one.file_price, fileCurrency: currency, isOffered: one.is_offered },
      });
    else {
      known.places.push(place);
      known.isOffered ||= one.is_offered;
      if (known.filePrice === null) Object.assign(known, { filePrice: one.file_price, fileCurrency: currency });
    }
  }
  for (const article of priced) if (!rows.has(article)) rows.set(article, goneRow(article));
  return [...rows.values()];
};

/** Whether no configurator has the article any more. */
export const isGone = ({ places }: PriceRow): boolean => places.length === 0;
