import type { analyticsRoutes } from '@vitrine/contract/analytics/routes';
import type { AskedRange } from '@vitrine/contract/analytics/schemas';
import { call } from '../../calls/call.ts';

/** A configurator's figures, or those of a reseller's copy of it. */
export const readAnalytics = (configuratorId: number, reseller: number | null, range: AskedRange) =>
  call<typeof analyticsRoutes.readConfiguratorAnalytics>('GET', '/configurators/:configuratorId/analytics', {
    params: { configuratorId },
    query: { ...range, ...(reseller !== null && { reseller }) },
  });

/** The figures of an organisation or reseller, with those of its configurators. */
export const readTenantAnalytics = (organisationId: number, range: AskedRange) =>
  call<typeof analyticsRoutes.readOrganisationAnalytics>('GET', '/organisations/:organisationId/analytics', {
    params: { organisationId },
    query: range,
  });

/** The figures of every organisation, and of all together. */
export const readAllAnalytics = (range: AskedRange) =>
  call<typeof analyticsRoutes.readAllAnalytics>('GET', '/analytics', { query: range });
