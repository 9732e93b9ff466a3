/** Numbers of the catalogue tables (configurators.md §9). */
export const catalogueLimits = {
  rowsFirst: 50,
  rowsMore: 10,
  intersectionThreshold: 0.1,
  searchDebounceMs: 150,
  nameMaximum: 200,
  skuMaximum: 100,
  priceDecimals: 2,
  priceMaximum: 10_000_000,
  editsPerSave: 20_000,
} as const;
