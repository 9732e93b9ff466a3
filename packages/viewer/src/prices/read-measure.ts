import { priceLimits } from '@vitrine/contract/prices/limits';
import type { Measure } from '@vitrine/contract/prices/quantity';
import { toLatinDigits } from '@vitrine/domain/numbers/latin-digits';
import { numberStyleOf, parseNumber } from '@vitrine/domain/numbers/parse-number';

/** What a typed measure is: nothing, a value in metres or square metres, no number, or one outside the range. */
export type MeasureEntry = { kind: 'empty' } | { kind: 'value'; value: number } | { kind: 'invalid' | 'outside' };

/** The range in which a measure can be entered. */
export const rangeOf = ({ min, max }: Measure): { min: number; max: number } => ({
  min: min ?? 0,
  max: max ?? priceLimits.measureMaximum,
});

/** Reads a typed measure. Decimal commas and points are both understood, whatever the language. */
export function readMeasure(typed: string, measure: Measure, tag: string): MeasureEntry {
  const text = toLatinDigits(typed);
  if (text.trim() === '') return { kind: 'empty' };
  const value =
    parseNumber(text, numberStyleOf(tag))?.value ?? parseNumber(text.replace(',', '.'), numberStyleOf('en-GB'))?.value;
  if (value === undefined) return { kind: 'invalid' };
  const { min, max } = rangeOf(measure);
  return value > 0 && value >= min && value <= max ? { kind: 'value', value } : { kind: 'outside' };
}
