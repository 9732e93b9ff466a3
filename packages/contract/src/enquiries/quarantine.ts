import { z } from 'zod';
import { enquiryLimits as limits, QUARANTINE_REASONS } from './limits.ts';
import { enquiry } from './schemas.ts';

export const quarantinedEnquiry = enquiry.extend({ reason: z.enum(QUARANTINE_REASONS) });
export type QuarantinedEnquiry = z.output<typeof quarantinedEnquiry>;

/** The enquiries to release or delete. */
export const quarantineChoice = z.strictObject({
  ids: z.array(z.number().int().positive()).min(1).max(limits.quarantineShown),
});
