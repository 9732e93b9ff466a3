import { toLatinDigits } from '../../numbers/latin-digits.ts';
import type { Range } from './robe-sizes.ts';

const ENTRY = /^\+?(\d[\d.,]*)(mm|cm|m)?$/;
const SPACES = /[\s'’]/g;
const MILLIMETRES = { mm: 1, cm: 10, m: 1000 } as const;

const GROUPED = /^\d{1,3}(\.\d{3})+(,\d+)?$|^\d{1,3}(,\d{3})+(\.\d+)?$/;
const DECIMAL = /^\d+([.,]\d+)?$/;

/** '1.299,5', '2,40' or '2.400': three digits after a single sign are thousands. NaN for anything else. */
const readNumber = (text: string): number => {
  if (GROUPED.test(text)) {
    const sign = /[.,]/.exec(text)?.[0] ?? '';
    return Number(text.replaceAll(sign, '').replace(',', '.'));
  }
  return DECIMAL.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
};

/**
 * Reads a size in millimetres as people write it: with a comma or a point, in mm, cm or m. Without a unit it is in
 * millimetres, unless only centimetres or metres are within the range: 240 and 2,4 are 2400. Null when it is no size.
 */
export const readSizeEntry = (text: string, { min, max }: Pick<Range, 'min' | 'max'>): number | null => {
  const [, digits, unit] = ENTRY.exec(toLatinDigits(text).replace(SPACES, '').toLowerCase()) ?? [];
  if (digits === undefined) return null;
  const number = readNumber(digits);
  if (!Number.isFinite(number)) return null;
  // '2.400 m' is two metres and forty centimetres.
  if (unit === 'm') return Math.round((number >= 100 ? number / 1000 : number) * MILLIMETRES.m);
  if (unit === 'mm' || unit === 'cm') return Math.round(number * MILLIMETRES[unit]);
  const isWithin = (size: number): boolean => size >= min && size <= max;
  const factor = Object.values(MILLIMETRES).find((each) => isWithin(number * each)) ?? 1;
  return Math.round(number * factor);
};
