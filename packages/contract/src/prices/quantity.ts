import { z } from 'zod';
import { priceLimits as limits, PRICE_UNITS } from './limits.ts';

/** How much of something a design needs: in data files, on layers, items, blends, finishes and parts of wardrobes. */
export const quantityRule = z.looseObject({
  unit: z.enum(PRICE_UNITS),
  /** A number of units, or a formula over measures: '2 * (width + height)'. Without it, what the unit says of a part. */
  amount: z
    .union([z.number().min(0).max(limits.measureMaximum), z.string().min(1).max(limits.formulaMaximum)])
    .nullish(),
  /** Per cent that is needed in addition, for cuts. */
  waste: z.number().min(0).max(limits.wasteMaximum).nullish(),
  /** Units in one pack, where only whole packs are sold. */
  pack: z.number().positive().max(limits.measureMaximum).nullish(),
});
export type QuantityRule = z.output<typeof quantityRule>;

const metres = z.number().positive().max(limits.measureMaximum);

/** A measure of the room that the images show, which formulas name by its id. */
export const measure = z.looseObject({
  id: z.string().regex(/^[a-z][a-z0-9_]{0,29}$/),
  name: z.string().min(1).max(limits.measureNameMaximum),
  unit: z.enum(['m', 'm2']),
  value: metres,
  /** The range in which visitors can enter their own. */
  min: metres.nullish(),
  max: metres.nullish(),
});
export type Measure = z.output<typeof measure>;

/** The measures of a visitor's own room: id -> metres or square metres. */
export const enteredMeasures = z
  .record(z.string().max(30), z.number().positive().max(limits.measureMaximum))
  .refine((values) => Object.keys(values).length <= limits.measuresMaximum);
