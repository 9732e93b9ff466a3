import { z } from 'zod';
import { enquiryLimits as limits } from './limits.ts';

const text = z.string().trim().max(limits.itemTextMaximum);
const address = z.string().trim().max(limits.urlMaximum);
const millimetres = z.coerce.number().int().positive().max(limits.millimetresMaximum);
const count = z.coerce.number().int().min(0).max(limits.itemsMaximum);

/** One door of a sliding wardrobe. */
export const wardrobeDoor = z.object({
  number: count,
  layout: text,
  layoutName: text,
  thumbnail: address,
  panels: z.array(text).max(limits.panelsMaximum),
  panelCount: count,
});

/** A sliding wardrobe is one item with all its choices. */
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

/** A wardrobe with some of its fields. */
export const partialWardrobe = wardrobeItem
  .extend({ doors: z.array(wardrobeDoor.partial()).max(limits.itemsMaximum) })
  .partial();
export type PartialWardrobe = z.output<typeof partialWardrobe>;

/** Whether a submitted item is a wardrobe. */
export const isWardrobe = (input: unknown): input is object =>
  typeof input === 'object' && input !== null && 'cabinetWidth' in input;
