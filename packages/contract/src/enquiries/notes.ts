import { z } from 'zod';
import { makeStorable } from '../characters/make-storable.ts';
import { followUpMessages as messages } from './follow-up-messages.ts';
import { enquiryLimits as limits } from './limits.ts';

/** A note on an enquiry. */
export const enquiryNote = z.object({
  id: z.number().int(),
  text: z.string(),
  /** The author's name at that time. */
  author: z.string(),
  /** Whether the caller is the author, and may delete it. */
  mine: z.boolean(),
  created_at: z.string(),
});
export type EnquiryNote = z.output<typeof enquiryNote>;

export const newNote = z.strictObject({
  text: z
    .string({ error: () => messages.noteRequired })
    .transform((input) => makeStorable(input).trim())
    .pipe(
      z
        .string()
        .min(1, { error: () => messages.noteRequired })
        .max(limits.noteMaximum, { error: () => messages.noteLong(limits.noteMaximum) }),
    ),
});
