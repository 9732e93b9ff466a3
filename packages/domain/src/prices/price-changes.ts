/** Unsaved changes of a price list by article, in minor units; null removes a price. */
export type PriceChanges = ReadonlyMap<string, number | null>;

/** Saved prices of a list: minor units by article. */
export type SavedPriceMap = Readonly<Record<string, number>>;

/** The saved price of an article; null without one. */
export const savedPrice = (saved: SavedPriceMap, article: string): number | null =>
  Object.hasOwn(saved, article) ? (saved[article] ?? null) : null;

/** The price of an article with unsaved changes; null without one. */
export const currentPrice = (saved: SavedPriceMap, changes: PriceChanges, article: string): number | null =>
  changes.has(article) ? (changes.get(article) ?? null) : savedPrice(saved, article);

/** Adds changes to others. A change that leads back to the saved price is none; without any difference, the same map. */
export const withChanges = (
  saved: SavedPriceMap,
  changes: PriceChanges,
  added: Iterable<readonly [article: string, price: number | null]>,
): PriceChanges => {
  const next = new Map(changes);
  let differs = false;
  for (const [article, price] of added) {
    if (currentPrice(saved, next, article) === price) continue;
    differs = true;
    if (savedPrice(saved, article) === price) next.delete(article);
    else next.set(article, price);
  }
  return differs ? next : changes;
};

/** The changes that still differ from prices that were saved meanwhile. */
export const rebaseChanges = (saved: SavedPriceMap, changes: PriceChanges): PriceChanges =>
  new Map([...changes].filter(([article, price]) => savedPrice(saved, article) !== price));

/** The saved prices with changes that have been saved too. */
export const applyChanges = (saved: SavedPriceMap, changes: PriceChanges): Record<string, number> => {
  const next = new Map(Object.entries(saved));
  for (const [article, price] of changes) {
    if (price === null) next.delete(article);
    else next.set(article, price);
  }
  return Object.fromEntries(next);
};
