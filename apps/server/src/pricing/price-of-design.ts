import type { DesignPart } from '@vitrine/domain/prices/design-part';
import type { Measures } from '@vitrine/domain/prices/formula';
import { type DesignPrice, filePrices, priceParts } from '@vitrine/domain/prices/price-design';
import type { FoundTable } from './find-table.ts';

/** What parts cost: by the price list, or by the data file where the tenant has no list. */
export const priceOfParts = (
  parts: readonly DesignPart[],
  found: FoundTable | null,
  { currency, measures }: { currency: string; measures: Measures },
): DesignPrice => priceParts(parts, found?.table ?? filePrices(currency), measures);
