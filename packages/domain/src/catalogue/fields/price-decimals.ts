import type { NumberField } from '@vitrine/contract/catalogue/item-field';
import { catalogueLimits } from '@vitrine/contract/catalogue/limits';
import { currencyDecimals } from '@vitrine/contract/prices/currencies';

/**
 * Decimals of a number field. Money may have all those of the file's currency, and those of the field where the currency
 * has fewer: files have prices in yen with two.
 */
export const decimalsIn = ({ decimals, money }: Pick<NumberField, 'decimals' | 'money'>, currency: string): number =>
  money ? Math.max(decimals, currencyDecimals(currency)) : decimals;

/** Decimals of a price in a data file of this currency. */
export const priceDecimals = (currency: string): number =>
  decimalsIn({ decimals: catalogueLimits.priceDecimals, money: true }, currency);
