import { useConfiguratorId } from '../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { AnalyticsBody } from './parts/AnalyticsBody.tsx';
import { useAnalyticsQuery } from './useAnalytics.ts';

/** What visitors did with a configurator, in the last twelve months or on chosen days. */
export const AnalyticsScreen = () => {
  const query = useAnalyticsQuery();
  const id = useConfiguratorId();
  const { paths } = useTenant();
  return <AnalyticsBody query={query} shown={query.data} base={paths.analytics(id)} fileName={`analytics ${id}`} />;
};
