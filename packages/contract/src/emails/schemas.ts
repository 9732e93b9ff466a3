import { z } from 'zod';

/** Why an email did not arrive, as far as can be told from what the mail server said. */
export const DELIVERY_ERRORS = ['address', 'full', 'unwanted', 'later', 'unreachable', 'other'] as const;
export type DeliveryError = (typeof DELIVERY_ERRORS)[number];

/** An email about an enquiry, and what became of it. */
export const enquiryEmail = z.object({
  id: z.number().int(),
  kind: z.string(),
  recipient: z.string(),
  status: z.enum(['queued', 'sent', 'failed']),
  tries: z.number().int(),
  /** Of the last try; null where it went well, or there was none. */
  error: z.enum(DELIVERY_ERRORS).nullable(),
  created_at: z.string(),
  sent_at: z.string().nullable(),
});
export type EnquiryEmail = z.output<typeof enquiryEmail>;
