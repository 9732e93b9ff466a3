import { analyticsLimits as limits } from '@vitrine/contract/analytics/limits';
import type { Analytics, AnalyticsByOrganisation, Series } from '@vitrine/contract/analytics/schemas';
import { averageMinutes, conversionRate } from '@vitrine/domain/analytics/measures';
import type { Figures, LeadFigures, MonthFigures } from '@vitrine/store/analytics/figures';

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const countryName = new Intl.DisplayNames('en-GB', { type: 'region' });

type Part = Pick<Figures, 'months' | 'leads' | 'locations' | 'options'>;

const sumOf = <Row>(rows: readonly Row[], value: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + value(row), 0);

function seriesOf<Row extends { month: string }>(
  months: readonly string[],
  rows: readonly Row[],
  value: (rows: Row[]) => number,
): Series {
  return months.map((month) => ({
    label: monthName.format(new Date(`${month}-01T00:00:00Z`)),
    value: value(rows.filter((row) => row.month === month)),
  }));
}

const seconds = (rows: readonly MonthFigures[]): number => sumOf(rows, ({ engagedSeconds }) => engagedSeconds);
const sessions = (rows: readonly MonthFigures[]): number => sumOf(rows, (row) => row.sessions);
const visitors = (rows: readonly MonthFigures[]): number => sumOf(rows, (row) => row.visitors);
const leadsIn = (rows: readonly LeadFigures[]): number => sumOf(rows, ({ leads }) => leads);

/** The figures of one organisation or configurator as series and tiles. */
export function presentAnalytics(months: readonly string[], part: Part): Analytics {
  const unique = sumOf(part.months, ({ engagedVisitors }) => engagedVisitors);
  const leads = leadsIn(part.leads);
  return {
    location: part.locations
      .map(({ country, visitors: count }) => ({ country: countryName.of(country) ?? country, count }))
      .sort((one, other) => other.count - one.count || one.country.localeCompare(other.country))
      .slice(0, limits.locationsShown),
    product: {
      options: part.options
        .map(({ name, component, chosen }) => ({ name, component, value: chosen }))
        .sort((one, other) => other.value - one.value || one.name.localeCompare(other.name))
        .slice(0, limits.optionsShown),
    },
    session: {
      chart: seriesOf(months, part.months, sessions),
      unique,
      average_session_time: seriesOf(months, part.months, (rows) => averageMinutes(seconds(rows), sessions(rows))),
    },
    uniqueUser: seriesOf(months, part.months, visitors),
    leads_generated: seriesOf(months, part.leads, leadsIn),
    totals: {
      leads,
      unique_users: visitors(part.months),
      sessions: sessions(part.months),
      conversion_rate: conversionRate(leads, unique),
      average_session_time: averageMinutes(seconds(part.months), sessions(part.months)),
    },
  };
}

/** What figures say of one organisation as a whole: its enquiries of any source, the options of all its configurators. */
const wholeOf = (all: Figures, organisationId: number): Part => ({
  months: all.months.filter((row) => row.organisationId === organisationId && row.configuratorId === null),
  locations: all.locations.filter((row) => row.organisationId === organisationId && row.configuratorId === null),
  leads: all.leads.filter((row) => row.organisationId === organisationId),
  options: all.options.filter((row) => row.organisationId === organisationId),
});

const configuratorOf = (all: Figures, id: number): Part => ({
  months: all.months.filter(({ configuratorId }) => configuratorId === id),
  locations: all.locations.filter(({ configuratorId }) => configuratorId === id),
  leads: all.leads.filter(({ configuratorId }) => configuratorId === id),
  options: all.options.filter(({ configuratorId }) => configuratorId === id),
});

export interface Owned {
  /** As the answer names it: an organisation's own id, or a reseller's. */
  key: number;
  organisationId: number;
  configuratorIds: readonly number[];
}

export const presentByOrganisation = (
  now: Date,
  months: readonly string[],
  figures: Figures,
  owners: readonly Owned[],
): AnalyticsByOrganisation => ({
  timestamp: now.toISOString(),
  analytics: Object.fromEntries(
    owners.map(({ key, organisationId, configuratorIds }) => [
      String(key),
      {
        ...presentAnalytics(months, wholeOf(figures, organisationId)),
        configurators: Object.fromEntries(
          configuratorIds.map((id) => [String(id), presentAnalytics(months, configuratorOf(figures, id))]),
        ),
      },
    ]),
  ),
});
