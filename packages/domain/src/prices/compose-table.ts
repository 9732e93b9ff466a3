import type { PriceTable, Surcharge, TaxRate } from '@vitrine/contract/prices/price-table';
import { rateOf } from './money.ts';

/** A price list as it is stored: minor units by the article's key in lists (listArticle). */
export interface StoredPriceList {
  currency: string;
  base: 'none' | 'manufacturer';
  /** Hundredths of a per cent. */
  change: number;
  taxIncluded: boolean;
  taxShown: boolean;
  taxes: readonly TaxRate[];
  surcharges: readonly Surcharge[];
  prices: Readonly<Record<string, number>>;
}

const ITEM = 'item ';

/** An article's key in price lists: an article without a SKU is named with its configurator. */
export const listArticle = (configuratorId: number, article: string): string =>
  article.startsWith(ITEM) ? `${ITEM}${configuratorId}:${article.slice(ITEM.length)}` : article;

/** A price of a reseller's list: its own, before its manufacturer's changed by a rate. */
const priceOf = (own: StoredPriceList, base: StoredPriceList | null, key: string): number | undefined => {
  if (Object.hasOwn(own.prices, key)) return own.prices[key];
  const price = base && Object.hasOwn(base.prices, key) ? base.prices[key] : undefined;
  return price === undefined ? undefined : Math.max(0, price + rateOf(price, own.change));
};

interface TableContext {
  configuratorId: number;
  /** The articles of its data file: no other price leaves the list. */
  articles: Iterable<string>;
  /** Whose tax is used; null for none. */
  country: string | null;
}

/**
 * What a configurator is priced with: a tenant's list. A reseller's list that begins with the manufacturer's also has
 * its taxes and surcharges where it has none of its own; both are of one currency.
 */
export const composeTable = (
  own: StoredPriceList,
  manufacturer: StoredPriceList | null,
  { configuratorId, articles, country }: TableContext,
): PriceTable => {
  const base = own.base === 'manufacturer' ? manufacturer : null;
  const prices: Record<string, number> = {};
  for (const article of articles) {
    const price = priceOf(own, base, listArticle(configuratorId, article));
    if (price !== undefined) prices[article] = price;
  }
  const taxes = own.taxes.length > 0 ? own.taxes : (base?.taxes ?? []);
  const rate = taxes.find((tax) => tax.country === country);
  return {
    currency: own.currency,
    prices,
    surcharges: [...(own.surcharges.length > 0 ? own.surcharges : (base?.surcharges ?? []))],
    tax: rate ? { ...rate, isIncluded: own.taxIncluded, isShown: own.taxShown } : null,
  };
};
