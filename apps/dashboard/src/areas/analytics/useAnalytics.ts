import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { analyticsRoutes } from '@vitrine/contract/analytics/routes';
import type { AskedRange, ConfiguratorAnalytics } from '@vitrine/contract/analytics/schemas';
import { currentLocale } from '@vitrine/contract/texts/in-locale';
import { createContext, useContext } from 'react';
import { call } from '../../calls/call.ts';
import { useConfiguratorId } from '../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { useRange } from './useRange.ts';

/** A configurator's figures, or those of a reseller's copy of it. */
const readAnalytics = (configuratorId: number, reseller: number | null, range: AskedRange) =>
  call<typeof analyticsRoutes.readConfiguratorAnalytics>('GET', '/configurators/:configuratorId/analytics', {
    params: { configuratorId },
    query: { ...range, ...(reseller !== null && { reseller }) },
  });

/** The figures of an organisation or reseller, with those of its configurators. */
const readTenantAnalytics = (organisationId: number, range: AskedRange) =>
  call<typeof analyticsRoutes.readOrganisationAnalytics>('GET', '/organisations/:organisationId/analytics', {
    params: { organisationId },
    query: range,
  });

/** The figures of every organisation, and of all together. */
const readAllAnalytics = (range: AskedRange) =>
  call<typeof analyticsRoutes.readAllAnalytics>('GET', '/analytics', { query: range });

// The server names months and days in the language of the request, which the keys have too.

/** The figures of the configurator on screen; the key starts with the tenant's. */
export const useAnalyticsQuery = () => {
  const { key, resellerId } = useTenant();
  const id = useConfiguratorId();
  const { asked } = useRange();
  return useQuery({
    queryKey: [...key, 'analytics', id, resellerId, currentLocale(), asked],
    queryFn: () => readAnalytics(id, resellerId, asked),
    placeholderData: keepPreviousData,
  });
};

/** The figures of the tenant on screen. */
export const useTenantAnalyticsQuery = (id: number) => {
  const { key } = useTenant();
  const { asked } = useRange();
  return useQuery({
    queryKey: [...key, 'tenant-analytics', id, currentLocale(), asked],
    queryFn: () => readTenantAnalytics(id, asked),
    placeholderData: keepPreviousData,
  });
};

/** The figures of all organisations. */
export const useAllAnalyticsQuery = () => {
  const { asked } = useRange();
  return useQuery({
    queryKey: ['all-analytics', currentLocale(), asked],
    queryFn: () => readAllAnalytics(asked),
    placeholderData: keepPreviousData,
  });
};

export const AnalyticsContext = createContext<ConfiguratorAnalytics | null>(null);

/** For children of AnalyticsBody, which waits for the figures. */
export const useAnalytics = (): ConfiguratorAnalytics => {
  const found = useContext(AnalyticsContext);
  if (!found) throw new Error('useAnalytics is for parts of AnalyticsBody');
  return found;
};
