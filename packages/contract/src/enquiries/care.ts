import { z } from 'zod';
import { careMessages as messages } from './care-messages.ts';
import { enquiryLimits as limits, RETENTION_MONTHS } from './limits.ts';

export const retentionMonths = z.literal(RETENTION_MONTHS).nullable();

/** How long enquiries are kept, and how many the next night would delete for each period. */
export const retention = z.object({
  months: retentionMonths,
  due: z.array(z.object({ months: z.literal(RETENTION_MONTHS), count: z.number().int() })),
});
export type Retention = z.output<typeof retention>;

export const retentionChange = z.strictObject({ months: retentionMonths });

/** What the list of enquiries is narrowed to, as the dashboard has it. */
export const enquiryFilter = z.object({
  source: z.string().max(limits.itemTextMaximum),
  stage: z.string().max(limits.itemTextMaximum),
  owner: z.string().max(limits.itemTextMaximum),
  reseller: z.string().max(limits.itemTextMaximum),
  query: z.string().max(limits.queryMaximum),
});
export type EnquiryFilter = z.output<typeof enquiryFilter>;

export const savedFilter = z.object({ id: z.number().int(), name: z.string(), filter: enquiryFilter });
export type SavedFilter = z.output<typeof savedFilter>;

export const newSavedFilter = z.strictObject({
  name: z.string().trim().min(1, messages.filterNameRequired).max(limits.filterNameMaximum),
  filter: enquiryFilter,
});
