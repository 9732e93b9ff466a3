import { z } from 'zod';
import { enquiryLimits as limits } from './limits.ts';
import { enquiryMessages as messages } from './messages.ts';
import { designItem, jsonList } from './schemas.ts';

const text = z.string().trim().max(limits.itemTextMaximum);
const address = z.string().trim().max(limits.urlMaximum);
const millimetres = z.coerce.number().int().positive().max(limits.millimetresMaximum);
const count = z.coerce.number().int().min(0).max(limits.itemsMaximum);

/** One door of a sliding wardrobe (platform.md §3, Email request sample). */
export const wardrobeDoor = z.object({
  number: count,
  layout: text,
  layoutName: text,
  thumbnail: address,
  panels: z.array(text).max(limits.panelsMaximum),
  panelCount: count,
});

/** A sliding wardrobe is one item with everything that was chosen of it. */
export const wardrobeItem = z.object({
  cabinetWidth: millimetres,
  cabinetHeight: millimetres,
  doorCount: count,
  trim: text,
  frame: text,
  doors: z.array(wardrobeDoor).max(limits.itemsMaximum),
  doorType: text,
  frameMaterial: text,
  frameStyle: text,
  internalMat: text,
  internalThumb: address,
  internals: z.array(text).max(limits.itemsMaximum),
  trimHex: text,
  trimThumb: address,
  url: address,
});
export type WardrobeItem = z.output<typeof wardrobeItem>;

const shared = {
  name: z.string().trim().max(limits.nameMaximum).min(1, messages.nameRequired),
  email: z.email(messages.emailInvalid).max(limits.emailMaximum),
  url: address.default(''),
  configurator_id: z.coerce.number('Say which configurator this is for').int().positive(),
};

/** POST contact/request, multipart (platform.md §7): fields arrive as text, `items` as JSON text. */
export const testRequest = z.discriminatedUnion('type', [
  z.object({ ...shared, type: z.literal('robes'), items: jsonList(wardrobeItem, limits.itemsMaximum) }),
  z.object({ ...shared, type: z.enum(['floors', 'panoramic']), items: jsonList(designItem, limits.itemsMaximum) }),
]);
export type TestRequest = z.output<typeof testRequest>;

export const testToken = z.object({ token: z.string(), expires_at: z.string() });
export type TestToken = z.output<typeof testToken>;
