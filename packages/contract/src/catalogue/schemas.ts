import { z } from 'zod';
import { CATEGORIES } from './categories.ts';
import { catalogueLimits } from './limits.ts';
import { catalogueMessages } from './messages.ts';

/** Price of an item: not negative, at most two decimals; null where it has none. */
export const price = z
  .number(catalogueMessages.priceInvalid)
  .min(0, catalogueMessages.priceInvalid)
  .max(catalogueLimits.priceMaximum, catalogueMessages.priceInvalid)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, catalogueMessages.priceHint)
  .nullable();

/** A filter of an item: its options, and the group that they belong to. */
const filter = z.strictObject({
  name: z.string().max(catalogueLimits.nameMaximum),
  options: z.array(z.string().max(catalogueLimits.nameMaximum)).max(catalogueLimits.optionsOffered),
  group: z.string().max(catalogueLimits.nameMaximum).optional(),
});

const tag = z.string().trim().min(1).max(catalogueLimits.tagMaximum);

/** Changed fields of one item or door range; a field that is absent stays as it was. */
export const editedFields = z.strictObject({
  name: z.string().trim().min(1, catalogueMessages.nameRequired).max(catalogueLimits.nameMaximum).optional(),
  product_code: z.string().trim().max(catalogueLimits.skuMaximum).optional(),
  price: price.optional(),
  disabled: z.literal(true).nullable().optional(),
  filter: z.array(filter).max(catalogueLimits.filtersMaximum).optional(),
  range: z.string().trim().max(catalogueLimits.nameMaximum).optional(),
  tags: z.array(tag).max(catalogueLimits.tagsMaximum).optional(),
});

/** One record of a save: `layer_index` is a number for layers, otherwise the category's key. */
export const editedItem = z.strictObject({
  layer_index: z.union([z.number().int().nonnegative(), z.enum(CATEGORIES)]),
  id: z.union([z.string().max(200), z.number()]),
  data: editedFields,
});
