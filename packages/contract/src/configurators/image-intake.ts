import { z } from 'zod';

/** Progress of the images of the last upload; null when none are waiting. */
export const imageIntake = z.object({
  status: z.enum(['working', 'failed', 'incomplete', 'done']),
  done: z.number().int(),
  total: z.number().int(),
  /** Named as in the data file. */
  errors: z.array(z.object({ file: z.string(), reason: z.string() })),
  missing: z.array(z.string()),
  unused: z.array(z.string()),
  /** The version goes live once every image is ready. */
  publishes: z.boolean(),
});
export type ImageIntake = z.output<typeof imageIntake>;
