import type { NumberField } from '@vitrine/contract/catalogue/item-field';
import { PRICE_DECIMALS } from '@vitrine/contract/catalogue/limits';
import { currencyDecimals } from '@vitrine/contract/prices/currencies';

/** Decimals of a price in a data file of this currency: all that it has, and two where it has fewer, as files in yen do. */
export const priceDecimals = (currency: string): number => Math.max(PRICE_DECIMALS, currencyDecimals(currency));

/** Decimals of a number field in a data file of this currency. */
export const decimalsIn = ({ decimals, money }: NumberField, currency: string): number =>
  money ? priceDecimals(currency) : decimals;
