import { z } from 'zod';
import { emailField } from '../../email-field.ts';
import { enquiryLimits as limits } from '../limits.ts';
import { enquiryMessages as messages } from '../messages.ts';
import { designItem, jsonList, limitRows } from '../schemas.ts';
import { wardrobeItem } from '../wardrobe.ts';

const address = z.string().trim().max(limits.urlMaximum);
const shared = {
  name: z
    .string()
    .trim()
    .max(limits.nameMaximum)
    .min(1, { error: () => messages.nameRequired }),
  email: emailField({ required: () => messages.emailInvalid, invalid: () => messages.emailInvalid }),
  url: address.default(''),
  configurator_id: z.coerce.number('Say which configurator this is for').int().positive(),
};

const wardrobes = jsonList(wardrobeItem, limits.itemsMaximum).superRefine((items, context) =>
  limitRows(
    items.map((wardrobe) => ({ name: '', wardrobe })),
    context,
  ),
);

/** POST contact/request, multipart: fields arrive as text, `items` as JSON text. */
export const testRequest = z.discriminatedUnion('type', [
  z.object({ ...shared, type: z.literal('robes'), items: wardrobes }),
  z.object({ ...shared, type: z.enum(['floors', 'panoramic']), items: jsonList(designItem, limits.itemsMaximum) }),
]);
export type TestRequest = z.output<typeof testRequest>;

export const testToken = z.object({ token: z.string(), expires_at: z.string() });
export type TestToken = z.output<typeof testToken>;
