import { z } from 'zod';
import { RETENTION_MONTHS } from './limits.ts';

export const retentionMonths = z.literal(RETENTION_MONTHS).nullable();

/** The retention period, and how many enquiries the next night would delete for each period. */
export const retention = z.object({
  months: retentionMonths,
  due: z.array(z.object({ months: z.literal(RETENTION_MONTHS), count: z.number().int() })),
});
export type Retention = z.output<typeof retention>;

export const retentionChange = z.strictObject({ months: retentionMonths });
