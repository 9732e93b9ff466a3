import { z } from 'zod';
import { configuratorLimits } from '../configurators/limits.ts';
import { imageUploadLimits as limits } from './limits.ts';

/** The SHA-256 of an image's bytes, in hexadecimal. */
export const imageHash = z.string().regex(/^[\da-f]{64}$/);

/** Images that a caller is about to upload. */
export const hashesAsked = z.object({ hashes: z.array(imageHash).max(limits.hashesAsked) });

/** Which of them the organisation has, and its space. */
export const storedImages = z.object({
  /** Asked hashes that need no upload. They stay for a day at least. */
  stored: z.array(imageHash),
  used_bytes: z.number(),
  limit_bytes: z.number(),
});
export type StoredImages = z.infer<typeof storedImages>;

/** Path in the data file -> hash of an uploaded image, as JSON text in a form. */
export const uploadedAssets = z
  .preprocess(
    (input, context) => {
      if (input === '') return undefined;
      if (typeof input !== 'string') return input;
      try {
        return JSON.parse(input);
      } catch {
        context.addIssue('This is not valid JSON.');
        return z.NEVER;
      }
    },
    z
      .record(z.string().min(1).max(1000), imageHash)
      .refine((images) => Object.keys(images).length <= configuratorLimits.images)
      .optional(),
  )
  .optional();
export type UploadedAssets = NonNullable<z.output<typeof uploadedAssets>>;
