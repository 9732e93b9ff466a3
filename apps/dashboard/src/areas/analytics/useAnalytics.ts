import { useQuery } from '@tanstack/react-query';
import type { ConfiguratorAnalytics } from '@vitrine/contract/analytics/schemas';
import { createContext, useContext } from 'react';
import { useHouse } from '../../shell/useHouse.ts';
import { useConfiguratorId } from '../../shell/useOpenedConfigurator.ts';
import { readAnalytics } from './calls.ts';

/** The figures of the configurator on screen, under the house's key, so that they go when the house is left. */
export const useAnalyticsQuery = () => {
  const { key, resellerId } = useHouse();
  const id = useConfiguratorId();
  return useQuery({
    queryKey: [...key, 'analytics', id, resellerId],
    queryFn: () => readAnalytics(id, resellerId),
  });
};

export const AnalyticsContext = createContext<ConfiguratorAnalytics | null>(null);

/** For what AnalyticsScreen shows: it waits until the figures are there. */
export const useAnalytics = (): ConfiguratorAnalytics => {
  const found = useContext(AnalyticsContext);
  if (!found) throw new Error('useAnalytics is for parts of AnalyticsScreen');
  return found;
};
