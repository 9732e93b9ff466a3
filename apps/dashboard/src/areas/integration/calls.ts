import type { analyticsRoutes } from '@vitrine/contract/analytics/routes';
import { call } from '../../calls/call.ts';

/** Where a configurator, or a reseller's copy of it, was seen. */
export const readViewerPages = (configuratorId: number, reseller: number | null) =>
  call<typeof analyticsRoutes.readViewerPages>('GET', '/configurators/:configuratorId/pages', {
    params: { configuratorId },
    query: reseller === null ? {} : { reseller },
  });
