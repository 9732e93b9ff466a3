import type { ViewerPrices } from '@vitrine/contract/prices/schemas';
import type { PriceTexts } from '@vitrine/texts/viewer-price-texts';
import type { ComponentType } from 'react';
import type { ProductParts } from '../kinds/product-parts.ts';
import type { Calculation } from './calculation.ts';
import type { PriceFormats } from './formats.ts';

/** Everything that prices are shown with. */
export interface PriceData {
  settings: ViewerPrices['settings'];
  calculation: Calculation;
  parts: ProductParts;
  /** The unit price of an article in minor units; null where the price list has none. */
  unitPriceOf(article: string): number | null;
  /** True where prices come from a price list, false where they are those of the data file. */
  hasList: boolean;
  /** Null where visitors enter no measures. */
  MeasuresForm: ComponentType<{ data: PriceData }> | null;
  formats: PriceFormats;
  texts: PriceTexts;
}
