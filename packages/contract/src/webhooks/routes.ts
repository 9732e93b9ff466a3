import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { newWebhook, webhook, webhookChanges, webhookDelivery, webhookWithSecret } from './schemas.ts';

const id = z.coerce.number().int().positive();
const tenant = z.object({ organisationId: id });
const one = tenant.extend({ webhookId: id });
const success = z.object({ success: z.literal(true) });
const access = 'permission:organisations.admin';

/** Webhook addresses of an organisation, which receive its enquiries. */
export const webhookRoutes = {
  listWebhooks: defineRoute({
    method: 'GET',
    path: '/organisations/:organisationId/webhooks',
    access,
    summary: 'The webhooks, oldest first',
    params: tenant,
    answer: z.array(webhook),
  }),
  addWebhook: defineRoute({
    method: 'POST',
    path: '/organisations/:organisationId/webhooks',
    access,
    summary: 'Create a webhook; only this response contains its signing secret',
    params: tenant,
    body: newWebhook,
    answer: webhookWithSecret,
    errors: ['webhooks.full'],
  }),
  changeWebhook: defineRoute({
    method: 'PATCH',
    path: '/organisations/:organisationId/webhooks/:webhookId',
    access,
    summary: 'Change the address, or disable and enable it',
    params: one,
    body: webhookChanges,
    answer: webhook,
  }),
  removeWebhook: defineRoute({
    method: 'DELETE',
    path: '/organisations/:organisationId/webhooks/:webhookId',
    access,
    summary: 'Delete a webhook and its deliveries',
    params: one,
    answer: success,
  }),
  renewWebhookSecret: defineRoute({
    method: 'POST',
    path: '/organisations/:organisationId/webhooks/:webhookId/secret',
    access,
    summary: 'Replace the signing secret',
    params: one,
    answer: webhookWithSecret,
  }),
  testWebhook: defineRoute({
    method: 'POST',
    path: '/organisations/:organisationId/webhooks/:webhookId/test',
    access,
    summary: 'Send a test enquiry to the address',
    params: one,
    answer: webhookDelivery,
  }),
  listWebhookDeliveries: defineRoute({
    method: 'GET',
    path: '/organisations/:organisationId/webhooks/:webhookId/deliveries',
    access,
    summary: 'The deliveries of a webhook, newest first',
    params: one,
    answer: z.array(webhookDelivery),
  }),
  resendWebhookDelivery: defineRoute({
    method: 'POST',
    path: '/organisations/:organisationId/webhooks/:webhookId/deliveries/:deliveryId/resend',
    access,
    summary: 'Resend a delivery with the current state of the enquiry',
    params: one.extend({ deliveryId: id }),
    answer: webhookDelivery,
  }),
} as const;
