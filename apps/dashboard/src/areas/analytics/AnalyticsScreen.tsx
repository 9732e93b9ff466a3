import { Button, Group, Text } from '@mantine/core';
import { analyticsMessages as messages } from '@vitrine/contract/analytics/messages';
import type { Analytics } from '@vitrine/contract/analytics/schemas';
import { useConfiguratorId } from '../../tenant/useOpenedConfigurator.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { EmptyCase } from '../../ui/feedback/drawings.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { saveCsv } from '../../ui/tables/save-sheet.ts';
import { AnalyticsBody } from './AnalyticsBody.tsx';
import { Bars } from './Bars.tsx';
import { minutesText } from './figures.ts';
import { SeriesView } from './SeriesView.tsx';
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
  if (rows.length === 0)
    return <EmptyState drawing={<EmptyCase />} title={messages.noOptions} help={messages.noOptionsHelp} />;
  const file = rows.map(({ name, component, value }) => [component, name, String(value)]);
  return (
    <section aria-label={messages.options}>
      <Group gap={12} justify="space-between" mb={20}>
        <Text component="h2" size="lg" fw={600} lts="-0.012em">
          {messages.options}
        </Text>
        <Button onClick={() => saveCsv('options', [['Component', 'Option', 'Chosen'], ...file])}>Download CSV</Button>
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

/** Kind of the points of a series. */
const useHead = (): string => ((useAnalytics().period?.grain ?? 'month') === 'month' ? messages.month : messages.dates);

/** The charts of the Analytics tab, one export an address. */
export const OptionsTab = () => <OptionBars rows={useAnalytics().product.options} />;

export const LeadsTab = () => {
  const { leads_generated, before } = useAnalytics();
  const head = useHead();
  return (
    <SeriesView
      title={messages.leads}
      unit="leads"
      head={head}
      series={leads_generated}
      before={before?.leads_generated}
    />
  );
};

export const SessionsTab = () => {
  const { session, before } = useAnalytics();
  const head = useHead();
  return (
    <SeriesView
      title={messages.sessions}
      unit="sessions"
      head={head}
      series={session.chart}
      before={before?.session.chart}
    />
  );
};

export const EngagementTab = () => {
  const { session, before } = useAnalytics();
  const head = useHead();
  return (
    <SeriesView
      title={messages.engagement}
      unit="minutes"
      head={head}
      series={session.average_session_time}
      before={before?.session.average_session_time}
      format={minutesText}
    />
  );
};

export const UsersTab = () => {
  const { uniqueUser, before } = useAnalytics();
  const head = useHead();
  return (
    <SeriesView title={messages.uniqueUsers} unit="users" head={head} series={uniqueUser} before={before?.uniqueUser} />
  );
};
