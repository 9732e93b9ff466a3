import { Outlet } from '@tanstack/react-router';
import { analyticsMessages as messages } from '@vitrine/contract/analytics/messages';
import { useHouse } from '../../shell/useHouse.ts';
import { useConfiguratorId } from '../../shell/useOpenedConfigurator.ts';
import { FailedList } from '../../ui/FailedList.tsx';
import { LinkTabs } from '../../ui/LinkTabs.tsx';
import { RowsSkeleton } from '../../ui/Skeletons.tsx';
import classes from './AnalyticsScreen.module.css';
import { Period } from './parts/Period.tsx';
import { Tiles } from './parts/Tiles.tsx';
import { TopLocations } from './parts/TopLocations.tsx';
import { AnalyticsContext, useAnalytics, useAnalyticsQuery } from './useAnalytics.ts';

const Opened = () => {
  const { totals, location } = useAnalytics();
  const base = useHouse().places.analytics(useConfiguratorId());
  const tabs = [
    { label: messages.options, to: `${base}/options` },
    { label: messages.leads, to: `${base}/leads-generated` },
    { label: messages.sessions, to: `${base}/sessions` },
    { label: messages.engagement, to: `${base}/average-engagement-time` },
    { label: messages.uniqueUsers, to: `${base}/unique-users` },
  ];
  return (
    <>
      <Tiles totals={totals} />
      <div className={classes.columns}>
        <div className={classes.charts}>
          <LinkTabs label="Charts" tabs={tabs} />
          <Outlet />
        </div>
        <TopLocations rows={location} />
      </div>
    </>
  );
};

/** What visitors did with a configurator in the last twelve months (platform.md §2, Analytics). */
export const AnalyticsScreen = () => {
  const query = useAnalyticsQuery();
  return (
    <div className={classes.screen}>
      <Period />
      {query.data ? (
        <AnalyticsContext value={query.data}>
          <Opened />
        </AnalyticsContext>
      ) : query.isPending ? (
        <RowsSkeleton label={messages.loading} picture={false} />
      ) : (
        <FailedList what="Analytics" failure={query.error} onRetry={query.refetch} retrying={query.isFetching} />
      )}
    </div>
  );
};
