import type { configuratorRoutes } from '@vitrine/contract/configurators/routes';
import type { notificationRoutes } from '@vitrine/contract/notifications/routes';
import { call } from '../../calls/call.ts';

/** Whose recipients: the configurator's, or those of a reseller's copy. */
export interface Place {
  configuratorId: number;
  reseller: number | null;
}

const named = ({ reseller }: Place) => (reseller === null ? {} : { reseller });

export const readRecipients = (place: Place) =>
  call<typeof notificationRoutes.readRecipients>('GET', '/configurators/:configuratorId/recipients', {
    params: { configuratorId: place.configuratorId },
    query: named(place),
  });

/** An empty list is sent as null: then the default address is notified. */
export const saveRecipients = (place: Place, addresses: readonly string[]) =>
  call<typeof configuratorRoutes.editConfigurator>('POST', '/configurators/:configuratorId/edit', {
    params: { configuratorId: place.configuratorId },
    body: { contact_email: addresses.length === 0 ? null : [...addresses], ...named(place) },
  });
