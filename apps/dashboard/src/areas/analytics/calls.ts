import type { analyticsRoutes } from '@vitrine/contract/analytics/routes';
import { call } from '../../calls/call.ts';

/** A configurator's figures, or those of a reseller's copy of it. */
export const readAnalytics = (configuratorId: number, reseller: number | null) =>
  call<typeof analyticsRoutes.readConfiguratorAnalytics>('GET', '/configurators/:configuratorId/analytics', {
    params: { configuratorId },
    query: reseller === null ? {} : { reseller },
  });
