import { Button, Group, Text } from '@mantine/core';
import { analyticsMessages as messages } from '@vitrine/contract/analytics/messages';
import type { Analytics, AnalyticsBefore, Series } from '@vitrine/contract/analytics/schemas';
import { useConfiguratorId } from '../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { saveCsv } from '../../ui/tables/sheets/save-sheet.ts';
import { AnalyticsBody } from './AnalyticsBody.tsx';
import { Bars } from './Bars.tsx';
import { minutesText } from './figures.ts';
import { SeriesView, type SeriesViewProps } from './SeriesView.tsx';
import { useAnalytics, useAnalyticsQuery } from './useAnalytics.ts';

/** What visitors did with a configurator, in the last twelve months or on chosen days. */
export const AnalyticsScreen = () => {
  const query = useAnalyticsQuery();
  const id = useConfiguratorId();
  const { paths } = useTenant();
  return <AnalyticsBody query={query} shown={query.data} base={paths.analytics(id)} fileName={`analytics ${id}`} />;
};

/** The options that visitors chose most often. */
const OptionBars = ({ rows }: { rows: Analytics['product']['options'] }) => {
  if (rows.length === 0) return <EmptyState title={messages.noOptions} help={messages.noOptionsHelp} />;
  const file = rows.map(({ name, component, value }) => [component, name, String(value)]);
  return (
    <section aria-label={messages.options}>
      <Group gap={12} justify="space-between" mb={20}>
        <Text component="h2" size="lg" fw={600} lts="-0.012em">
          {messages.options}
        </Text>
        <Button onClick={() => saveCsv('options', [messages.optionsFile, ...file])}>{messages.download}</Button>
      </Group>
      <Bars
        label={messages.options}
        rows={rows.map(({ name, component, value }) => ({
          key: `${component}/${name}`,
          label: name,
          note: component,
          value,
        }))}
      />
    </section>
  );
};

interface SeriesTabProps extends Pick<SeriesViewProps, 'title' | 'unit' | 'format'> {
  seriesOf: (figures: AnalyticsBefore) => Series;
}

/** One series of the figures, by month or by date. */
const SeriesTab = ({ seriesOf, ...view }: SeriesTabProps) => {
  const { period, before, ...figures } = useAnalytics();
  const head = (period?.grain ?? 'month') === 'month' ? messages.month : messages.dates;
  return <SeriesView {...view} head={head} series={seriesOf(figures)} before={before && seriesOf(before)} />;
};

/** The charts of the Analytics tab, one export an address. */
export const OptionsTab = () => <OptionBars rows={useAnalytics().product.options} />;

export const LeadsTab = () => (
  <SeriesTab title={messages.leads} unit="leads" seriesOf={({ leads_generated }) => leads_generated} />
);

export const SessionsTab = () => (
  <SeriesTab title={messages.sessions} unit="sessions" seriesOf={({ session }) => session.chart} />
);

export const EngagementTab = () => (
  <SeriesTab
    title={messages.engagement}
    unit="minutes"
    seriesOf={({ session }) => session.average_session_time}
    format={minutesText}
  />
);

export const UsersTab = () => (
  <SeriesTab title={messages.uniqueUsers} unit="users" seriesOf={({ uniqueUser }) => uniqueUser} />
);
