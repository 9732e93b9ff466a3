import { z } from 'zod';

/** Why an email did not arrive, as far as the mail server's answer shows it. */
export const DELIVERY_ERRORS = [
  'address',
  'full',
  'unwanted',
  'later',
  'unreachable',
  'international',
  'other',
] as const;
export type DeliveryError = (typeof DELIVERY_ERRORS)[number];

/** An email about an enquiry, and its delivery state. */
export const enquiryEmail = z.object({
  id: z.number().int(),
  kind: z.string(),
  recipient: z.string(),
  status: z.enum(['queued', 'sent', 'failed']),
  tries: z.number().int(),
  /** Error of the last attempt; null after a success or before the first attempt. */
  error: z.enum(DELIVERY_ERRORS).nullable(),
  created_at: z.string(),
  sent_at: z.string().nullable(),
  /** False while it waits to be sent, and for one to a reseller that no longer has the enquiry. */
  resendable: z.boolean(),
});
export type EnquiryEmail = z.output<typeof enquiryEmail>;
