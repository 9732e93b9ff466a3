import type { PriceTable, Surcharge, TaxRate } from '@vitrine/contract/prices/price-table';
import { rateOf, rateWithin } from './money.ts';

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

/**
 * States a manufacturer's amounts as a reseller's list states its own: with the country's tax, or without it. As they are
 * where both do the same, or no tax is known.
 */
const restate =
  (own: StoredPriceList, base: StoredPriceList, rate: number) =>
  (amount: number): number => {
    if (base.taxIncluded === own.taxIncluded) return amount;
    return own.taxIncluded ? amount + rateOf(amount, rate) : amount - rateWithin(amount, rate);
  };

interface TableContext {
  configuratorId: number;
  /** The articles of its data file: no other price leaves the list. */
  articles: Iterable<string>;
  /** Whose tax is used; null for none. */
  country: string | null;
}

/**
 * What a configurator is priced with: a tenant's list. A reseller's list that begins with the manufacturer's has its prices,
 * changed by a rate, where it has none of its own, and likewise its taxes and surcharges; both are of one currency. The
 * manufacturer's amounts are restated where only one of the two lists contains tax.
 */
export const composeTable = (
  own: StoredPriceList,
  manufacturer: StoredPriceList | null,
  { configuratorId, articles, country }: TableContext,
): PriceTable => {
  const base = own.base === 'manufacturer' ? manufacturer : null;
  const taxIn = (taxes: readonly TaxRate[]): TaxRate | undefined => taxes.find((tax) => tax.country === country);
  const baseTax = base ? taxIn(base.taxes) : undefined;
  const tax = own.taxes.length > 0 ? taxIn(own.taxes) : baseTax;
  const restated = base && restate(own, base, (baseTax ?? tax)?.rate ?? 0);
  const priceOf = (key: string): number | undefined => {
    if (Object.hasOwn(own.prices, key)) return own.prices[key];
    const listed = base && Object.hasOwn(base.prices, key) ? base.prices[key] : undefined;
    if (!restated || listed === undefined) return undefined;
    const price = restated(listed);
    return Math.max(0, price + rateOf(price, own.change));
  };
  const prices: Record<string, number> = {};
  for (const article of articles) {
    const price = priceOf(listArticle(configuratorId, article));
    if (price !== undefined) prices[article] = price;
  }
  const inherited = (base?.surcharges ?? []).map((each) =>
    restated && each.kind === 'amount' ? { ...each, value: restated(each.value) } : each,
  );
  return {
    currency: own.currency,
    prices,
    surcharges: own.surcharges.length > 0 ? [...own.surcharges] : inherited,
    tax: tax ? { ...tax, isIncluded: own.taxIncluded, isShown: own.taxShown } : null,
  };
};
