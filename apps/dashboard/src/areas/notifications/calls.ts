import type { configuratorRoutes } from '@vitrine/contract/configurators/routes';
import type { notificationRoutes } from '@vitrine/contract/notifications/routes';
import { call } from '../../calls/call.ts';

/** Whose recipients: the configurator's, or those of a reseller's copy. */
export interface RecipientsTarget {
  configuratorId: number;
  reseller: number | null;
}

const named = ({ reseller }: RecipientsTarget) => (reseller === null ? {} : { reseller });

export const readRecipients = (target: RecipientsTarget) =>
  call<typeof notificationRoutes.readRecipients>('GET', '/configurators/:configuratorId/recipients', {
    params: { configuratorId: target.configuratorId },
    query: named(target),
  });

/** An empty list is sent as null: then the default address is notified. */
export const saveRecipients = (target: RecipientsTarget, addresses: readonly string[]) =>
  call<typeof configuratorRoutes.editConfigurator>('POST', '/configurators/:configuratorId/edit', {
    params: { configuratorId: target.configuratorId },
    body: { contact_email: addresses.length === 0 ? null : [...addresses], ...named(target) },
  });
