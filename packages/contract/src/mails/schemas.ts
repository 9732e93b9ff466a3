import { z } from 'zod';

/** Why a mail did not arrive, as far as can be told from what the mail server said. */
export const MAIL_PROBLEMS = ['address', 'full', 'unwanted', 'later', 'unreachable', 'other'] as const;
export type MailProblem = (typeof MAIL_PROBLEMS)[number];

/** A mail about an enquiry, and what became of it. */
export const enquiryMail = z.object({
  id: z.number().int(),
  kind: z.string(),
  recipient: z.string(),
  status: z.enum(['queued', 'sent', 'failed']),
  tries: z.number().int(),
  /** Of the last try; null where it went well, or there was none. */
  problem: z.enum(MAIL_PROBLEMS).nullable(),
  created_at: z.string(),
  sent_at: z.string().nullable(),
});
export type EnquiryMail = z.output<typeof enquiryMail>;
