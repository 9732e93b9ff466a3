import { z } from 'zod';
import { parseWebAddress } from '../web-address.ts';
import { webhookLimits as limits } from './limits.ts';
import { webhookMessages as messages } from './messages.ts';

export const WEBHOOK_EVENTS = [
  'enquiry.created',
  'enquiry.stage_changed',
  'quote.sent',
  'quote.accepted',
  'quote.declined',
  'quote.question',
  'test',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Why a delivery failed without an answer, or is not tried again. */
export const WEBHOOK_ERRORS = ['private', 'unknown', 'silent', 'unreachable', 'disabled', 'secret'] as const;
export type WebhookError = (typeof WEBHOOK_ERRORS)[number];

/** A web address without a name and password in it. */
const isReceiver = (input: string): boolean => {
  const address = parseWebAddress(input);
  return address !== null && address.username === '' && address.password === '';
};

/** The server accepts http:// only in the demo. */
export const webhookAddress = z
  .string({ error: () => messages.addressRequired })
  .trim()
  .min(1, { error: () => messages.addressRequired, abort: true })
  .max(limits.addressMaximum, { error: () => messages.addressLong })
  .refine(isReceiver, { error: () => messages.addressInvalid });

export const webhook = z.object({
  id: z.number().int(),
  address: z.string(),
  enabled: z.boolean(),
  created_at: z.string(),
  /** State of the newest delivery; null before the first. */
  last: z.enum(['waiting', 'delivered', 'failed']).nullable(),
});
export type Webhook = z.output<typeof webhook>;

/** The webhook with its signing secret, which only the creating call returns. */
export const webhookWithSecret = webhook.extend({ secret: z.string() });
export type WebhookWithSecret = z.output<typeof webhookWithSecret>;

export const newWebhook = z.strictObject({ address: webhookAddress });
export const webhookChanges = z.strictObject({ address: webhookAddress.optional(), enabled: z.boolean().optional() });

export const webhookDelivery = z.object({
  id: z.number().int(),
  event: z.enum(WEBHOOK_EVENTS),
  enquiry_id: z.number().int().nullable(),
  quote_id: z.number().int().nullable(),
  status: z.enum(['waiting', 'delivered', 'failed']),
  tries: z.number().int(),
  answer_status: z.number().int().nullable(),
  error: z.enum(WEBHOOK_ERRORS).nullable(),
  created_at: z.string(),
  tried_at: z.string().nullable(),
  next_try_at: z.string().nullable(),
});
export type WebhookDelivery = z.output<typeof webhookDelivery>;
