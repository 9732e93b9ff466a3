import type { webhookRoutes } from '@vitrine/contract/webhooks/routes';
import { call } from '../../calls/call.ts';

export interface WebhooksOwner {
  organisationId: number;
  webhookId: number;
}

export const listWebhooks = (organisationId: number) =>
  call<typeof webhookRoutes.listWebhooks>('GET', '/organisations/:organisationId/webhooks', {
    params: { organisationId },
  });

export const addWebhook = (organisationId: number, address: string) =>
  call<typeof webhookRoutes.addWebhook>('POST', '/organisations/:organisationId/webhooks', {
    params: { organisationId },
    body: { address },
  });

export const enableWebhook = (params: WebhooksOwner, enabled: boolean) =>
  call<typeof webhookRoutes.changeWebhook>('PATCH', '/organisations/:organisationId/webhooks/:webhookId', {
    params,
    body: { enabled },
  });

export const removeWebhook = (params: WebhooksOwner) =>
  call<typeof webhookRoutes.removeWebhook>('DELETE', '/organisations/:organisationId/webhooks/:webhookId', { params });

export const renewSecret = (params: WebhooksOwner) =>
  call<typeof webhookRoutes.renewWebhookSecret>('POST', '/organisations/:organisationId/webhooks/:webhookId/secret', {
    params,
  });

export const sendTest = (params: WebhooksOwner) =>
  call<typeof webhookRoutes.testWebhook>('POST', '/organisations/:organisationId/webhooks/:webhookId/test', { params });

export const listDeliveries = (params: WebhooksOwner) =>
  call<typeof webhookRoutes.listWebhookDeliveries>(
    'GET',
    '/organisations/:organisationId/webhooks/:webhookId/deliveries',
    { params },
  );

export const resendDelivery = (params: WebhooksOwner & { deliveryId: number }) =>
  call<typeof webhookRoutes.resendWebhookDelivery>(
    'POST',
    '/organisations/:organisationId/webhooks/:webhookId/deliveries/:deliveryId/resend',
    { params },
  );
