import { z } from 'zod';
import { priceLimits as limits } from './limits.ts';

const amount = z.number().int().min(-limits.amountMaximum).max(limits.amountMaximum);

/** When a surcharge is added: always, for parts with an option, or for a measure within a band. */
const surchargeCondition = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('always') }),
  z.object({ kind: z.literal('option'), option: z.string().trim().min(1).max(limits.optionMaximum) }),
  z.object({
    kind: z.literal('measure'),
    measure: z.string().min(1).max(30),
    /** Inclusive, in metres or square metres. */
    from: z.number().min(0).max(limits.measureMaximum),
    until: z.number().min(0).max(limits.measureMaximum),
  }),
]);

export const surcharge = z.object({
  name: z.string().trim().min(1).max(limits.surchargeNameMaximum),
  /** Hundredths of a per cent of what it is for, or minor units once. */
  kind: z.enum(['rate', 'amount']),
  value: amount,
  when: surchargeCondition,
});
export type Surcharge = z.output<typeof surcharge>;

/** A tax in hundredths of a per cent: 20 % is 2000. */
export const taxRate = z.object({
  country: z.string().regex(/^[A-Z]{2}$/),
  rate: z.number().int().min(0).max(limits.rateMaximum),
});
export type TaxRate = z.output<typeof taxRate>;

/** What a design is priced with: prices of one currency in minor units, by article. */
export const priceTable = z.object({
  currency: z.string().length(3),
  prices: z.record(z.string(), z.number().int()),
  surcharges: z.array(surcharge),
  /** Null where prices are shown without a tax. */
  tax: z
    .object({
      country: z.string(),
      rate: z.number().int(),
      /** Whether the prices of the table contain it, and whether totals are shown with it. */
      isIncluded: z.boolean(),
      isShown: z.boolean(),
    })
    .nullable(),
});
export type PriceTable = z.output<typeof priceTable>;
