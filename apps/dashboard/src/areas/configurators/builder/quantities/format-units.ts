import { quantityMessages as messages } from '@vitrine/contract/configurators/quantity-messages';
import type { PriceUnit } from '@vitrine/contract/prices/limits';
import { personLocale } from '../../../../ui/person-numbers.ts';

const DECIMALS = 3;

/** A quantity with its unit, as this browser writes numbers: '12.5 m²'. */
export const formatUnits = (units: number, unit: PriceUnit): string =>
  `${new Intl.NumberFormat(personLocale(), { maximumFractionDigits: DECIMALS }).format(units)} ${messages.signs[unit]}`;

/** A number for a field: without separators of thousands. */
export const formatPlain = (value: number): string =>
  new Intl.NumberFormat(personLocale(), { maximumFractionDigits: 6, useGrouping: false }).format(value);
