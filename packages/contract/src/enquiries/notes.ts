import { z } from 'zod';
import { followUpMessages as messages } from './follow-up-messages.ts';
import { enquiryLimits as limits } from './limits.ts';

/** What somebody noted about an enquiry. */
export const enquiryNote = z.object({
  id: z.number().int(),
  text: z.string(),
  /** As the author was called then. */
  author: z.string(),
  /** Whether the caller wrote it, and may delete it. */
  mine: z.boolean(),
  created_at: z.string(),
});
export type EnquiryNote = z.output<typeof enquiryNote>;

/** The database takes no NUL, and nobody reads one. */
const NUL = '\u0000';

export const newNote = z.strictObject({
  text: z
    .string(messages.noteRequired)
    .transform((input) => input.replaceAll(NUL, '').trim())
    .pipe(z.string().min(1, messages.noteRequired).max(limits.noteMaximum, messages.noteLong(limits.noteMaximum))),
});
