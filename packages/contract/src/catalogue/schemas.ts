import { z } from 'zod';
import { CATEGORIES } from './categories.ts';
import { editedShape } from './field-schemas.ts';

/** Changed fields of one item or door range; a field that is absent stays as it was. */
export const editedFields = z.strictObject(editedShape);

/** One entry of a save. `layer_index` is a number for layers, otherwise the key of the category. */
export const editedItem = z.strictObject({
  layer_index: z.union([z.number().int().nonnegative(), z.enum(CATEGORIES)]),
  id: z.union([z.string().max(200), z.number()]),
  data: editedFields,
});
