import { Box } from '@mantine/core';
import { Outlet } from '@tanstack/react-router';
import { analyticsMessages as messages } from '@vitrine/contract/analytics/messages';
import type { ConfiguratorAnalytics } from '@vitrine/contract/analytics/schemas';
import type { ReactNode } from 'react';
import { FailedList } from '../../../ui/FailedList.tsx';
import { LinkTabs } from '../../../ui/LinkTabs.tsx';
import { RowsSkeleton } from '../../../ui/Skeletons.tsx';
import { AnalyticsContext } from '../useAnalytics.ts';
import classes from './AnalyticsBody.module.css';
import { PeriodBar } from './PeriodBar.tsx';
import { Tiles } from './Tiles.tsx';
import { TopLocations } from './TopLocations.tsx';

interface Query {
  error: Error | null;
  isPending: boolean;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

interface AnalyticsBodyProps {
  query: Query;
  shown: ConfiguratorAnalytics | undefined;
  /** Address that the charts' own lie below. */
  base: string;
  fileName: string;
  /** Below the charts. */
  children?: ReactNode;
}

const Charts = ({ shown, base }: { shown: ConfiguratorAnalytics; base: string }) => {
  const tabs = [
    { label: messages.options, to: `${base}/options` },
    { label: messages.leads, to: `${base}/leads-generated` },
    { label: messages.sessions, to: `${base}/sessions` },
    { label: messages.engagement, to: `${base}/average-engagement-time` },
    { label: messages.uniqueUsers, to: `${base}/unique-users` },
  ];
  return (
    <>
      <Tiles totals={shown.totals} before={shown.before?.totals} />
      <div className={classes.columns}>
        <Box miw={0}>
          <LinkTabs label="Charts" tabs={tabs} keepSearch />
          <Outlet />
        </Box>
        <TopLocations rows={shown.location} />
      </div>
    </>
  );
};

/** Period, tiles, charts and countries of whatever the figures are of. */
export const AnalyticsBody = ({ query, shown, base, fileName, children }: AnalyticsBodyProps) => (
  <Box pt={{ base: 16, sm: 24 }} pb={96}>
    <PeriodBar shown={shown} fileName={fileName} />
    {shown ? (
      <AnalyticsContext value={shown}>
        <div aria-busy={query.isPlaceholderData} className={classes.figures}>
          <Charts shown={shown} base={base} />
          {children}
        </div>
      </AnalyticsContext>
    ) : query.isPending ? (
      <RowsSkeleton label={messages.loading} image={false} />
    ) : (
      <FailedList what={messages.title} error={query.error} onRetry={query.refetch} retrying={query.isFetching} />
    )}
  </Box>
);
