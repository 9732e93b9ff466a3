import { z } from 'zod';
import { followUpMessages } from './follow-up-messages.ts';
import { enquiryLimits } from './limits.ts';
import { enquiryNote } from './notes.ts';
import { enquiry } from './schemas.ts';

export const byAddress = z.object({
  email: z
    .string(followUpMessages.addressRequired)
    .trim()
    .min(1, followUpMessages.addressRequired)
    .max(enquiryLimits.emailMaximum),
});

/** The export for a visitor who asks for their stored data. */
export const storedAboutAddress = z.object({
  email: z.string(),
  enquiries: z.array(
    enquiry.extend({
      design: z.string(),
      language: z.string(),
      terms_accepted: z.boolean(),
      quarantined: z.boolean(),
      notes: z.array(enquiryNote.omit({ mine: true })),
      emails: z.array(
        z.object({
          recipient: z.string(),
          subject: z.string().nullable(),
          status: z.string(),
          created_at: z.string(),
          sent_at: z.string().nullable(),
        }),
      ),
    }),
  ),
});
export type StoredAboutAddress = z.output<typeof storedAboutAddress>;
