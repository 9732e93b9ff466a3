import { analyticsMessages as messages } from '@vitrine/contract/analytics/messages';
import { minutesInWords } from './figures.ts';
import { OptionBars } from './parts/OptionBars.tsx';
import { SeriesView } from './parts/SeriesView.tsx';
import { useAnalytics } from './useAnalytics.ts';

/** What the points of a series are. */
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
      format={minutesInWords}
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
