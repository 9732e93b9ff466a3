import { analyticsMessages as messages } from '@vitrine/contract/analytics/messages';
import { OptionBars } from './parts/OptionBars.tsx';
import { SeriesView } from './parts/SeriesView.tsx';
import { useAnalytics } from './useAnalytics.ts';

const figures = new Intl.NumberFormat('en-GB');
const minutes = (value: number): string => messages.minutes(figures.format(value));

/** The charts of the Analytics tab, one export an address. */
export const OptionsTab = () => <OptionBars rows={useAnalytics().product.options} />;

export const LeadsTab = () => (
  <SeriesView title={messages.leads} unit="leads" series={useAnalytics().leads_generated} />
);

export const SessionsTab = () => (
  <SeriesView title={messages.sessions} unit="sessions" series={useAnalytics().session.chart} />
);

export const EngagementTab = () => (
  <SeriesView
    title={messages.engagement}
    unit="minutes"
    series={useAnalytics().session.average_session_time}
    format={minutes}
  />
);

export const UsersTab = () => (
  <SeriesView title={messages.uniqueUsers} unit="users" series={useAnalytics().uniqueUser} />
);
