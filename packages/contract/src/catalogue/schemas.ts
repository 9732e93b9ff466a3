import { z } from 'zod';
import { catalogueLimits } from './limits.ts';
import { catalogueMessages } from './messages.ts';

/** Price of an item: not negative, at most two decimals; null where it has none. */
export const price = z
  .number(catalogueMessages.priceInvalid)
  .min(0, catalogueMessages.priceInvalid)
  .max(catalogueLimits.priceMaximum, catalogueMessages.priceInvalid)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, catalogueMessages.priceHint)
  .nullable();

/** Changed fields of one item or door range; a field that is absent stays as it was. */
export const editedFields = z.strictObject({
  name: z.string().trim().min(1, catalogueMessages.nameRequired).max(catalogueLimits.nameMaximum).optional(),
  product_code: z.string().trim().max(catalogueLimits.skuMaximum).optional(),
  price: price.optional(),
  disabled: z.literal(true).nullable().optional(),
});

/** One record of a save: `layer_index` is a number for layers, otherwise the category's key (decision A23). */
export const editedItem = z.strictObject({
  layer_index: z.union([z.number().int().nonnegative(), z.enum(['pano_doors'])]),
  id: z.union([z.string().max(200), z.number()]),
  data: editedFields,
});
