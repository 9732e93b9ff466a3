import { z } from 'zod';
import { enquiryLimits as limits } from './limits.ts';
import { enquiry } from './schemas.ts';

/** Why an enquiry waits apart: it filled what people cannot see, came at once, or as one of very many. */
export const QUARANTINE_REASONS = ['trap', 'too_fast', 'too_many'] as const;
export type QuarantineReason = (typeof QUARANTINE_REASONS)[number];

export const quarantinedEnquiry = enquiry.extend({ reason: z.enum(QUARANTINE_REASONS) });
export type QuarantinedEnquiry = z.output<typeof quarantinedEnquiry>;

/** Which of them a person has decided on. */
export const quarantineChoice = z.strictObject({
  ids: z.array(z.number().int().positive()).min(1).max(limits.quarantineShown),
});
