import { z } from 'zod';
import { composeText } from '../characters/compose-text.ts';
import { manufacturerLimits as limits } from './limits.ts';
import { manufacturerMessages as messages } from './messages.ts';

export const manufacturer = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Path of its logo on the content host; null where there is none. */
  logo: z.string().nullable(),
});
export type Manufacturer = z.output<typeof manufacturer>;

/** A product assignment. `product_id` is the id of an item or of a door range, as text. */
export const product = z.object({
  product_id: z.string(),
  manufacturers: z.array(manufacturer.extend({ specificName: z.string().nullable() })),
});
export type Product = z.output<typeof product>;

export const newManufacturer = z.strictObject({
  name: z
    .string()
    .overwrite(composeText)
    .trim()
    .min(1, { error: () => messages.nameRequired })
    .max(limits.nameMaximum, { error: () => messages.nameTooLong }),
});

/** Assigns one product to a manufacturer, or removes it (`delete`). Ids of items and door ranges alike. */
const assignment = z.strictObject({
  id: z.union([z.string().min(1).max(limits.productIdMaximum), z.number()]).transform(String),
  manufacturerId: z.number().int().positive(),
  specificName: z
    .string()
    .trim()
    .max(limits.specificNameMaximum)
    .nullish()
    .transform((name) => name || null),
  delete: z.boolean().default(false),
});
export type Assignment = z.output<typeof assignment>;

export const assignments = z.strictObject({
  assignments: z.array(assignment).max(limits.assignmentsPerRequest),
});
