import { z } from 'zod';
import { QUOTE_STATUSES, quoteMessage, quoteVersion } from '../quotes/schemas.ts';
import { storedContent } from '../quotes/stored.ts';
import { followUpMessages } from './follow-up-messages.ts';
import { enquiryLimits } from './limits.ts';
import { enquiryNote } from './notes.ts';
import { enquiry } from './schemas.ts';

export const byAddress = z.object({
  email: z
    .string({ error: () => followUpMessages.addressRequired })
    .trim()
    .min(1, { error: () => followUpMessages.addressRequired })
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
  /** Quotes for the address, or sent to it. */
  quotes: z.array(
    z.object({
      id: z.number().int(),
      number: z.string(),
      status: z.enum(QUOTE_STATUSES),
      currency: z.string(),
      lost_reason: z.string().nullable(),
      created_at: z.string(),
      content: storedContent,
      sent: z.array(
        quoteVersion.pick({ number: true, sent_at: true, sent_to: true, accepted: true }).extend({
          content: storedContent,
        }),
      ),
      messages: z.array(quoteMessage),
    }),
  ),
});
export type StoredAboutAddress = z.output<typeof storedAboutAddress>;
