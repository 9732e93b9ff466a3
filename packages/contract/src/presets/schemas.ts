import { z } from 'zod';
import { presetLimits as limits } from './limits.ts';
import { presetMessages as messages } from './messages.ts';

/** A design that visitors can start from. Images are addresses on the content host. */
export const preset = z.object({
  name: z
    .string()
    .trim()
    .min(1, { error: () => messages.nameMissing })
    .max(limits.nameMaximum, { error: () => messages.nameLong(limits.nameMaximum) }),
  configuration: z.string().min(1).max(limits.configurationMaximum),
  imageUrl: z.string().max(1000).nullable(),
  /** The data version at creation. */
  version: z.number().min(0).max(1_000_000),
  /** The photo that the style finder used; null for a preset from an address; missing where unknown. */
  photoUrl: z.string().max(1000).nullable().optional(),
  /** Address of the drawn design; only answers have it, of presets without an image. */
  drawnUrl: z.string().max(2000).optional(),
});
export type Preset = z.output<typeof preset>;

const presetList = z.array(preset).max(limits.presets, { error: () => messages.full(limits.presets) });

/** Path of a configurator or of a reseller's copy on the content host -> its presets. */
export const presetsMap = z.record(z.string().max(500), presetList);
export type PresetsMap = z.output<typeof presetsMap>;

/** The stored form. It was validated on the way in; unreadable entries are left out. */
export const storedPresets = z.array(z.unknown()).transform((rows) =>
  rows.flatMap((row) => {
    const read = preset.safeParse(row);
    return read.success ? [read.data] : [];
  }),
);
