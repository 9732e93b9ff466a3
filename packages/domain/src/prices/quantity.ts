import { priceLimits, QUANTITY_SCALE, SMALLEST_PACK } from '@vitrine/contract/prices/limits';
import type { Measure, QuantityRule } from '@vitrine/contract/prices/quantity';
import { type Measures, readFormula } from './formula.ts';

/** Whole millionths of a quantity. */
export const toQuantity = (units: number): number =>
  Math.round(Math.min(units, priceLimits.measureMaximum) * QUANTITY_SCALE);

/** The units of a quantity. */
export const unitsOf = (quantity: number): number => quantity / QUANTITY_SCALE;

/** 3.3 for 1.1 and 2.2, which are slightly more as binary numbers. */
export const sumOfUnits = (one: number, other: number): number => unitsOf(Math.round((one + other) * QUANTITY_SCALE));

const PER_CENT = 100;

/**
 * How much of something is needed, in millionths of the rule's unit: the rule's number or formula, otherwise `usual`,
 * with waste, in whole packs.
 */
export const quantityOf = (rule: QuantityRule | null | undefined, measures: Measures, usual: number): number => {
  const amount = rule?.amount ?? usual;
  const needed = typeof amount === 'number' ? amount : (readFormula(amount)?.evaluate(measures) ?? 0);
  const quantity = toQuantity(needed * (1 + (rule?.waste ?? 0) / PER_CENT));
  if (!rule?.pack) return quantity;
  // A smaller one of an older file would be no quantity at all.
  const pack = toQuantity(Math.max(rule.pack, SMALLEST_PACK));
  return Math.ceil(quantity / pack) * pack;
};

/** The measures of the room shown, with those that a visitor entered within their range. */
export const measuresWith = (shown: readonly Measure[], entered: Measures): Measures =>
  Object.fromEntries(
    shown.map(({ id, value, min, max }) => {
      const own = Object.hasOwn(entered, id) ? entered[id] : undefined;
      const isUsable = own !== undefined && own > 0 && own <= priceLimits.measureMaximum;
      return [id, isUsable ? Math.min(Math.max(own, min ?? own), max ?? own) : value];
    }),
  );
