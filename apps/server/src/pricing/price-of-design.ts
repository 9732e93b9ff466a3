import type { DesignPart } from '@vitrine/domain/prices/design-part';
import type { Measures } from '@vitrine/domain/prices/formula';
import { type DesignPrice, filePrices, priceParts, pricesPerSquareMetre } from '@vitrine/domain/prices/price-design';
import type { FoundTable } from './find-table.ts';

interface PricedIn {
  currency: string;
  measures: Measures;
  /** Whether they are the parts of one square metre. */
  isPerSquareMetre?: boolean;
}

/** What parts cost: by the price list, or by the data file where the tenant has no list. */
export function priceOfParts(
  parts: readonly DesignPart[],
  found: FoundTable | null,
  { currency, measures, isPerSquareMetre = false }: PricedIn,
): DesignPrice {
  const source = found?.table ?? filePrices(currency);
  return priceParts(parts, isPerSquareMetre ? pricesPerSquareMetre(source) : source, measures);
}
