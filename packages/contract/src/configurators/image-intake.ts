import { z } from 'zod';

/** How far the images of the last upload are; null on a configurator that waits for none. */
export const imageIntake = z.object({
  status: z.enum(['working', 'failed', 'incomplete', 'done']),
  done: z.number().int(),
  total: z.number().int(),
  /** By the name that the data file gives them. */
  errors: z.array(z.object({ file: z.string(), reason: z.string() })),
  missing: z.array(z.string()),
  unused: z.array(z.string()),
  /** It goes live by itself once every image is there. */
  publishes: z.boolean(),
});
export type ImageIntake = z.output<typeof imageIntake>;
