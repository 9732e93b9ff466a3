import { Box, Flex, Group, Text, Tooltip } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { Outlet } from '@tanstack/react-router';
import { analyticsMessages as messages } from '@vitrine/contract/analytics/messages';
import type { Analytics, ConfiguratorAnalytics } from '@vitrine/contract/analytics/schemas';
import type { ReactNode } from 'react';
import { formatNumber } from '../../ui/counted.ts';
import { NotLoaded } from '../../ui/feedback/FailedList.tsx';
import { RowsSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { LinkTabs } from '../../ui/page/LinkTabs.tsx';
import classes from './AnalyticsBody.module.css';
import { Bars } from './Bars.tsx';
import { Change } from './Change.tsx';
import { minutesText, percentText } from './figures.ts';
import { PeriodBar } from './PeriodBar.tsx';
import { AnalyticsContext } from './useAnalytics.ts';

type Totals = Analytics['totals'];

const allTiles = (): readonly {
  key: keyof Totals;
  label: string;
  tip: string;
  format: (value: number) => string;
}[] => [
  { key: 'leads', label: messages.leads, tip: messages.leadsTip, format: formatNumber },
  { key: 'unique_users', label: messages.uniqueUsers, tip: messages.uniqueUsersTip, format: formatNumber },
  { key: 'sessions', label: messages.sessions, tip: messages.sessionsTip, format: formatNumber },
  { key: 'conversion_rate', label: messages.conversion, tip: messages.conversionTip, format: percentText },
  { key: 'average_session_time', label: messages.engagement, tip: messages.engagementTip, format: minutesText },
];

/** The figures of the whole period with their change against the previous one. */
const Tiles = ({ totals, before }: { totals: Totals; before: Totals | undefined }) => (
  <dl className={classes.tiles}>
    {allTiles().map(({ key, label, tip, format }) => (
      <div key={key} className={classes.tile}>
        <Tooltip label={tip} multiline w={250}>
          <Group component="dt" gap={2} wrap="nowrap" mih={24} c="dimmed" fz={13} lh="20px">
            {label}
            <button type="button" className={classes.info} aria-label={`${label}: ${tip}`}>
              <IconInfoCircle size={15} stroke={1.6} aria-hidden="true" />
            </button>
          </Group>
        </Tooltip>
        <Box
          component="dd"
          mt={4}
          fz={{ base: 22, sm: 26 }}
          fw={600}
          lts="-0.03em"
          lh={{ base: '32px', sm: '36px' }}
          className="vt-digits"
        >
          {format(totals[key])}
          {before && <Change now={totals[key]} before={before[key]} />}
        </Box>
      </div>
    ))}
  </dl>
);

/** Visitors by country, most first. */
const TopLocations = ({ rows }: { rows: Analytics['location'] }) => (
  <Box
    component="section"
    flex="none"
    w={{ base: 'auto', lg: 300 }}
    pt={{ base: 0, lg: 24 }}
    aria-label={messages.locations}
  >
    <Box component="h2" mb={20} fz={14} fw={600} lh="24px">
      {messages.locations}
    </Box>
    {rows.length === 0 ? (
      <Text inherit c="gray" fz={13}>
        {messages.noLocations}
      </Text>
    ) : (
      <Bars
        label={messages.locations}
        rows={rows.map(({ country, count }) => ({ key: country, label: country, value: count }))}
      />
    )}
  </Box>
);

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
  /** Base address of the charts. */
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
      <Flex direction={{ base: 'column', lg: 'row' }} gap={{ base: 40, lg: 56 }} mt={8}>
        <Box flex={1} miw={0}>
          <LinkTabs label={messages.charts} tabs={tabs} keepSearch />
          <Outlet />
        </Box>
        <TopLocations rows={shown.location} />
      </Flex>
    </>
  );
};

/** Period, tiles, charts and countries. */
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
    ) : (
      <NotLoaded
        what={messages.title}
        query={query}
        skeleton={<RowsSkeleton label={messages.loading} image={false} />}
      />
    )}
  </Box>
);
