import { priceMessages as messages } from '@vitrine/contract/prices/messages';
import { PRICE_SHEET_HEADS } from '@vitrine/contract/prices/sheet-heads';
import type { Sheet } from '../../sheets/sheet.ts';
import { toMajor } from '../money.ts';
import { isGone, type PriceRow } from '../price-rows.ts';

/** A price list as a sheet that readSheetPrices reads again; without prices the last column is empty. */
export const pricesToSheet = (
  rows: readonly PriceRow[],
  currency: string,
  priceOf: (article: string) => number | null,
): Sheet => [
  [...PRICE_SHEET_HEADS],
  ...rows.map((row) => {
    const price = priceOf(row.article);
    const [place] = row.places;
    return [
      row.sku,
      row.article,
      row.name,
      isGone(row) ? messages.gone : (place?.table ?? null),
      [...new Set(row.places.map(({ configurator }) => configurator.name))].join(', ') || null,
      row.unit && messages.units[row.unit],
      price === null ? null : toMajor(price, currency),
    ];
  }),
];
