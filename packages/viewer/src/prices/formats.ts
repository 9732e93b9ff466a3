import { type PriceUnit, QUANTITY_SCALE } from '@vitrine/contract/prices/limits';
import { formatMinor, toMajor } from '@vitrine/domain/prices/money';
import { unitsOf } from '@vitrine/domain/prices/quantity';

/** Signs of units, which are the same in every language. */
export const UNIT_SIGN: Readonly<Record<PriceUnit, string>> = { piece: '', m: 'm', m2: 'm²' };

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
}

/**
 * Creates formats for amounts in minor units.
 * @param language of the viewer
 * @param tag of the language, for Intl
 */
export function createFormats(currency: string, language: string, tag: string): PriceFormats {
  const amount = (minor: number): string => formatMinor(minor, currency, language);
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 });
  const plain = new Intl.NumberFormat(tag, { maximumFractionDigits: QUANTITY_DECIMALS });
  const short = createShortFormat(currency, tag);
  const perUnit = (minor: number, unit: PriceUnit): string =>
    unit === 'piece' ? amount(minor) : `${amount(minor)}/${UNIT_SIGN[unit]}`;
  return {
    amount,
    perUnit,
    difference: (minor) =>
      `${minor < 0 ? MINUS : '+'}${SPACE}${short?.format(toMajor(Math.abs(minor), currency)) ?? amount(Math.abs(minor))}`,
    quantity: (quantity, unit, unitPrice) => {
      if (unit === 'piece' && quantity === QUANTITY_SCALE) return null;
      const units = [plain.format(unitsOf(quantity)), UNIT_SIGN[unit]].filter(Boolean).join(SPACE);
      return `${units} × ${amount(unitPrice)}`;
    },
    rate: (hundredths) => percent.format(hundredths / WHOLE_RATE),
    number: (value) => plain.format(value),
  };
}

/** Null for three letters that are no currency, which data files can hold. */
function createShortFormat(currency: string, tag: string): Intl.NumberFormat | null {
  try {
    return new Intl.NumberFormat(tag, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
  } catch {
    return null;
  }
}
