import { type PriceUnit, QUANTITY_SCALE } from '@vitrine/contract/prices/limits';
import { currencyFormat, writePrice } from '@vitrine/domain/catalogue/fields/price';
import { formatMinor, toMajor } from '@vitrine/domain/prices/money';
import { unitsOf } from '@vitrine/domain/prices/quantity';
import type { PriceTexts } from '@vitrine/texts/viewer-price-texts';

const QUANTITY_DECIMALS = 3;
const WHOLE_RATE = 10_000;
const SPACE = '\u00a0';
const MINUS = '\u2212';

/** Numbers of prices as text, in the visitor's language. */
export interface PriceFormats {
  amount(minor: number): string;
  /** '£49.00/m²' */
  perUnit(minor: number, unit: PriceUnit): string;
  /** '+ £320': without decimals where they are zeros. */
  difference(minor: number): string;
  /** '3.4 m² × £120.00'; null for a single piece, whose amount is its price. */
  quantity(quantity: number, unit: PriceUnit, unitPrice: number): string | null;
  /** '20%' for 2000. */
  rate(hundredths: number): string;
  number(value: number): string;
  /** 'm²'; '' for pieces. */
  sign(unit: PriceUnit): string;
}

/**
 * Creates formats for amounts in minor units.
 * @param tag of the viewer's language, for Intl
 * @param units signs of the units in that language
 */
export function createFormats(currency: string, tag: string, units: PriceTexts['units']): PriceFormats {
  const amount = (minor: number): string => formatMinor(minor, currency, tag);
  const sign = (unit: PriceUnit): string => (unit === 'piece' ? '' : units[unit]);
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 });
  const plain = new Intl.NumberFormat(tag, { maximumFractionDigits: QUANTITY_DECIMALS });
  const short = createShortFormat(currency, tag);
  const perUnit = (minor: number, unit: PriceUnit): string =>
    unit === 'piece' ? amount(minor) : `${amount(minor)}/${sign(unit)}`;
  return {
    amount,
    perUnit,
    difference: (minor) =>
      `${minor < 0 ? MINUS : '+'}${SPACE}${short ? writePrice(short, toMajor(Math.abs(minor), currency)) : amount(Math.abs(minor))}`,
    quantity: (quantity, unit, unitPrice) => {
      if (unit === 'piece' && quantity === QUANTITY_SCALE) return null;
      const counted = [plain.format(unitsOf(quantity)), sign(unit)].filter(Boolean).join(SPACE);
      return `${counted} × ${amount(unitPrice)}`;
    },
    rate: (hundredths) => percent.format(hundredths / WHOLE_RATE),
    number: (value) => plain.format(value),
    sign,
  };
}

/** Null for three letters that are no currency, which data files can hold. */
function createShortFormat(currency: string, tag: string): Intl.NumberFormat | null {
  try {
    return currencyFormat(currency, tag, { trailingZeroDisplay: 'stripIfInteger' });
  } catch {
    return null;
  }
}
