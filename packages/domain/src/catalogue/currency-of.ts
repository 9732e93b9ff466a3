import { DEFAULT_CURRENCY } from '@vitrine/contract/prices/currencies';

/**
 * The currency of a data file's prices: of this version, whatever versions were saved after it. In capitals, as price
 * lists have theirs.
 */
export const currencyOf = (file: { currency?: string | null | undefined } | undefined): string =>
  file?.currency?.toUpperCase() ?? DEFAULT_CURRENCY;
