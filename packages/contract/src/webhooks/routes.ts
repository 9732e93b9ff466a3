import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { newWebhook, webhook, webhookChanges, webhookDelivery, webhookWithSecret } from './schemas.ts';

const id = z.coerce.number().int().positive();
const tenant = z.object({ organisationId: id });
const one = tenant.extend({ webhookId: id });
const success = z.object({ success: z.literal(true) });
const access = 'permission:organisations.admin';

/** Addresses of an organisation's own systems that are told of its enquiries. */
export const webhookRoutes = {
  listWebhooks: defineRoute({
    method: 'GET',
    path: '/organisations/:organisationId/webhooks',
    access,
    summary: 'The addresses that are told of enquiries, oldest first',
    params: tenant,
    answer: z.array(webhook),
  }),
  addWebhook: defineRoute({
    method: 'POST',
    path: '/organisations/:organisationId/webhooks',
    access,
    summary: 'Tell another address; the answer holds the secret that its requests are signed with, this once',
    params: tenant,
    body: newWebhook,
    answer: webhookWithSecret,
    errors: ['webhooks.full'],
  }),
  changeWebhook: defineRoute({
    method: 'PATCH',
    path: '/organisations/:organisationId/webhooks/:webhookId',
    access,
    summary: 'Change the address, or stop and start telling it',
    params: one,
    body: webhookChanges,
    answer: webhook,
  }),
  removeWebhook: defineRoute({
    method: 'DELETE',
    path: '/organisations/:organisationId/webhooks/:webhookId',
    access,
    summary: 'Tell an address no more, and forget its deliveries',
    params: one,
    answer: success,
  }),
  renewWebhookSecret: defineRoute({
    method: 'POST',
    path: '/organisations/:organisationId/webhooks/:webhookId/secret',
    access,
    summary: 'Sign with a new secret from now on',
    params: one,
    answer: webhookWithSecret,
  }),
  testWebhook: defineRoute({
    method: 'POST',
    path: '/organisations/:organisationId/webhooks/:webhookId/test',
    access,
    summary: 'Send a made-up enquiry to the address',
    params: one,
    answer: webhookDelivery,
  }),
  listWebhookDeliveries: defineRoute({
    method: 'GET',
    path: '/organisations/:organisationId/webhooks/:webhookId/deliveries',
    access,
    summary: 'What was sent to an address and how it answered, newest first',
    params: one,
    answer: z.array(webhookDelivery),
  }),
  resendWebhookDelivery: defineRoute({
    method: 'POST',
    path: '/organisations/:organisationId/webhooks/:webhookId/deliveries/:deliveryId/resend',
    access,
    summary: 'Send a delivery once more, as the enquiry is now',
    params: one.extend({ deliveryId: id }),
    answer: webhookDelivery,
  }),
} as const;
