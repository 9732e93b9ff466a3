import { analyticsLimits as limits } from '@vitrine/contract/analytics/limits';
import type { Analytics, AnalyticsBefore, Series } from '@vitrine/contract/analytics/schemas';
import { inLocale } from '@vitrine/contract/texts/in-locale';
import { averageMinutes, conversionRate } from '@vitrine/domain/analytics/measures';
import type { Figures, LeadFigures, PointFigures } from '@vitrine/store/analytics/figures';

const countryName = inLocale((locale) => new Intl.DisplayNames(locale, { type: 'region' }));

type OverTime = Pick<Figures, 'points' | 'leads'>;

const sumOf = <Row>(rows: readonly Row[], value: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + value(row), 0);

function seriesOf<Row extends { at: number }>(
  labels: readonly string[],
  rows: readonly Row[],
  value: (rows: Row[]) => number,
): Series {
  return labels.map((label, at) => ({ label, value: value(rows.filter((row) => row.at === at)) }));
}

const seconds = (rows: readonly PointFigures[]): number => sumOf(rows, ({ engagedSeconds }) => engagedSeconds);
const sessions = (rows: readonly PointFigures[]): number => sumOf(rows, (row) => row.sessions);
const visitors = (rows: readonly PointFigures[]): number => sumOf(rows, (row) => row.visitors);
const unique = (rows: readonly PointFigures[]): number => sumOf(rows, (row) => row.engagedVisitors);
const leadsIn = (rows: readonly LeadFigures[]): number => sumOf(rows, ({ leads }) => leads);

/** Series and tiles, by the names of their points. */
export const presentOverTime = (labels: readonly string[], { points, leads }: OverTime): AnalyticsBefore => ({
  session: {
    chart: seriesOf(labels, points, sessions),
    average_session_time: seriesOf(labels, points, (rows) => averageMinutes(seconds(rows), sessions(rows))),
  },
  uniqueUser: seriesOf(labels, points, visitors),
  leads_generated: seriesOf(labels, leads, leadsIn),
  totals: {
    leads: leadsIn(leads),
    unique_users: visitors(points),
    sessions: sessions(points),
    conversion_rate: conversionRate(leadsIn(leads), unique(points)),
    average_session_time: averageMinutes(seconds(points), sessions(points)),
  },
});

/** Adds up the same figures of several configurators or organisations. */
function added<Row, Line>(rows: readonly Row[], name: (row: Row) => string, line: (rows: Row[]) => Line): Line[] {
  const byName = new Map<string, Row[]>();
  for (const row of rows) byName.set(name(row), [...(byName.get(name(row)) ?? []), row]);
  return [...byName.values()].map(line);
}

const firstOf = <Row>(rows: readonly Row[], text: (row: Row) => string): string =>
  rows[0] === undefined ? '' : text(rows[0]);

/**
 * The figures of one organisation or configurator as series, tiles and lists; `before` are those of the previous
 * period.
 */
export function presentAnalytics(
  labels: readonly string[],
  { locations, options, ...overTime }: Figures,
  before: AnalyticsBefore | null,
): Analytics {
  const { session, uniqueUser, leads_generated, totals } = presentOverTime(labels, overTime);
  return {
    location: added(
      locations,
      ({ country }) => country,
      (rows) => {
        const country = firstOf(rows, (row) => row.country);
        return { country: countryName().of(country) ?? country, count: sumOf(rows, (row) => row.visitors) };
      },
    )
      .sort((one, other) => other.count - one.count || one.country.localeCompare(other.country))
      .slice(0, limits.locationsShown),
    product: {
      options: added(
        options,
        ({ component, name }) => `${component}\n${name}`,
        (rows) => ({
          name: firstOf(rows, (row) => row.name),
          component: firstOf(rows, (row) => row.component),
          value: sumOf(rows, ({ chosen }) => chosen),
        }),
      )
        .sort((one, other) => other.value - one.value || one.name.localeCompare(other.name))
        .slice(0, limits.optionsShown),
    },
    session: {
      chart: session.chart,
      unique: unique(overTime.points),
      average_session_time: session.average_session_time,
    },
    uniqueUser,
    leads_generated,
    totals,
    ...(before && { before }),
  };
}
