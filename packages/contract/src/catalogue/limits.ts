/** Decimals of a price, in most currencies. Apart from the others, so that the viewer has only this one. */
export const PRICE_DECIMALS = 2;

/** Limits of the catalogue tables. */
export const catalogueLimits = {
  rowsFirst: 50,
  rowsMore: 10,
  /** Rows that are rendered in the first frame, and in each later frame until all are rendered. */
  rowsAtOnce: 6,
  rowsInSlice: 6,
  intersectionThreshold: 0.1,
  searchDebounceMs: 150,
  nameMaximum: 200,
  skuMaximum: 100,
  priceMaximum: 10_000_000,
  editsPerSave: 20_000,
  filtersMaximum: 50,
  tagMaximum: 40,
  tagsMaximum: 20,
  /** A multiselect: how many options it offers, how high its list is, and how many can be chosen. */
  optionsOffered: 1000,
  optionsHeight: 300,
  optionsChosen: 10,
  importBytes: 5_000_000,
} as const;
