import { z } from 'zod';
import { isSeen, UNSAFE_IN_NAMES } from '../unsafe-in-names.ts';
import { quoteLimits as limits } from './limits.ts';
import { quoteMessage, quoteSums } from './schemas.ts';
import { storedLine } from './stored.ts';
import { quoteValidation as messages } from './validation-messages.ts';

/** The secret of a customer's link. */
const token = z.string().min(1).max(limits.linkTokenMaximum);

export const quoteLink = z.strictObject({ token });

export const acceptedQuote = quoteLink.extend({
  name: z
    .string({ error: () => messages.nameRequired })
    .trim()
    .min(1, { error: () => messages.nameRequired, abort: true })
    .max(limits.acceptedNameMaximum)
    .refine((name) => isSeen(name) && !UNSAFE_IN_NAMES.test(name), { error: () => messages.nameRequired }),
});
export const declinedQuote = quoteLink.extend({ reason: z.string().trim().max(limits.reasonMaximum).default('') });
export const askedQuestion = quoteLink.extend({
  text: z
    .string({ error: () => messages.messageRequired })
    .trim()
    .min(1, { error: () => messages.messageRequired })
    .max(limits.messageMaximum),
});

/** What a customer can still do: only an open quote can be accepted or declined. */
export const LINK_STATES = ['open', 'accepted', 'declined', 'expired', 'replaced'] as const;
export type LinkState = (typeof LINK_STATES)[number];

/** A sent state as its customer sees it. */
export const linkedQuote = z.object({
  seller: z.object({
    name: z.string(),
    logo: z.string().nullable(),
    /** The brand's colour, '#rrggbb'. */
    colour: z.string().nullable(),
    details: z.string(),
  }),
  /** 'Q-0007-2' */
  number: z.string(),
  state: z.enum(LINK_STATES),
  title: z.string(),
  customer: z.object({ name: z.string(), address: z.string() }),
  sent_at: z.string(),
  valid_until: z.string(),
  currency: z.string(),
  tax_included: z.boolean(),
  /** With what each line comes to after its discount. */
  lines: z.array(storedLine.extend({ amount: z.number().int() })),
  sums: quoteSums,
  notes: z.string(),
  terms: z.string(),
  design: z.object({ name: z.string(), image: z.string().nullable(), url: z.string().nullable() }).nullable(),
  accepted: z.object({ name: z.string(), at: z.string() }).nullable(),
  messages: z.array(quoteMessage),
});
export type LinkedQuote = z.output<typeof linkedQuote>;
