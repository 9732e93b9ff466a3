import { z } from 'zod';
import { designImageLimits as limits } from './image-limits.ts';
import { imageSizeMessages as messages } from './size-messages.ts';

const side = z
  .number({ error: () => messages.sideInvalid(limits.side) })
  .int({ error: () => messages.sideInvalid(limits.side) })
  .min(1, { error: () => messages.sideInvalid(limits.side) })
  .max(limits.side, { error: () => messages.sideInvalid(limits.side) });

/** Width and height of an image in pixels. */
export const imageSize = z.object({ width: side, height: side });
export type ImageSize = z.output<typeof imageSize>;

/** The sizes of images that need no signature. What else is wrong with them, the domain says. */
export const imageSizes = z.object({
  sizes: z
    .array(imageSize)
    .min(1, { error: () => messages.sizesNone })
    .max(limits.sizesMost, { error: () => messages.sizesMany(limits.sizesMost) }),
});
export type ImageSizes = z.output<typeof imageSizes>;
