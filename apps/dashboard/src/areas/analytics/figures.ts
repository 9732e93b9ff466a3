import { analyticsMessages as messages } from '@vitrine/contract/analytics/messages';
import type { Analytics, ConfiguratorAnalytics, Series } from '@vitrine/contract/analytics/schemas';
import { inLocale } from '@vitrine/contract/texts/in-locale';
import type { Sheet } from '@vitrine/domain/sheets/sheet';
import { formatNumber } from '../../ui/counted.ts';

const percent = inLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);
const dayName = inLocale(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
);

export const minutesText = (value: number): string => messages.minutes(formatNumber(value));
export const percentText = (value: number): string => `${percent().format(value)}%`;

/** '5 Jun 2026' of '2026-06-05'. */
export const dayText = (day: string): string => dayName().format(new Date(`${day}T00:00:00Z`));

/** A day as the languages write it: '1 Jun', '1. Juni', '1/06', 'Jun 1'; or a month. */
const FIRST_DATE = /^\d+\.? \p{L}+|^\d+\/\d\d(?!\d)|^\p{L}+(?: \d\d?(?!\d))?/u;

/** The label at the axis: 'Jun' of 'Jun 2026', '1 Jun' of '1 Jun to 7 Jun 2026'. */
export const shortOf = (label: string): string => label.match(FIRST_DATE)?.[0] ?? label;

export interface Change {
  /** '+12%' */
  short: string;
  sentence: string;
}

/** The change of a figure against the previous period. */
export const changeOf = (now: number, before: number): Change => {
  if (now === before) return { short: '0%', sentence: messages.same };
  if (before === 0) return { short: '–', sentence: messages.fromNone };
  const change = Math.round(((now - before) / before) * 100);
  const size = formatNumber(Math.abs(change));
  return now > before
    ? { short: `+${size}%`, sentence: messages.more(size) }
    : { short: `−${size}%`, sentence: messages.less(size) };
};

/** A series with its head, as chart, table and file show it. */
export const seriesSheet = (head: string, title: string, series: Series, before: Series | undefined): Sheet => [
  [head, title, ...(before ? [messages.before, messages.beforeOf(title)] : [])],
  ...series.map(({ label, value }, at) => [
    label,
    value,
    ...(before ? [before[at]?.label ?? '', before[at]?.value ?? null] : []),
  ]),
];

const seriesOf = ({
  leads_generated,
  uniqueUser,
  session,
}: Pick<Analytics, 'leads_generated' | 'uniqueUser'> & {
  session: Pick<Analytics['session'], 'chart' | 'average_session_time'>;
}): [string, Series][] => [
  [messages.leads, leads_generated],
  [messages.uniqueUsers, uniqueUser],
  [messages.sessions, session.chart],
  [`${messages.engagement} (${messages.minutesUnit})`, session.average_session_time],
];

const totalsOf = (totals: Analytics['totals']): [string, number][] => [
  [messages.leads, totals.leads],
  [messages.uniqueUsers, totals.unique_users],
  [messages.sessions, totals.sessions],
  [`${messages.conversion} (%)`, totals.conversion_rate],
  [`${messages.engagement} (${messages.minutesUnit})`, totals.average_session_time],
];

/** All that is on screen as one sheet: tiles, series, countries and options. */
export const wholeSheet = (shown: ConfiguratorAnalytics): Sheet => {
  const { before } = shown;
  const totalsBefore = before && totalsOf(before.totals);
  const seriesBefore = before && seriesOf(before);
  return [
    [messages.fileFigure, messages.fileOf, messages.fileValue, messages.before],
    ...totalsOf(shown.totals).map(([name, value], at) => [
      name,
      messages.fileAll,
      value,
      totalsBefore?.[at]?.[1] ?? null,
    ]),
    ...seriesOf(shown).flatMap(([name, series], at) =>
      series.map(({ label, value }, point) => [name, label, value, seriesBefore?.[at]?.[1][point]?.value ?? null]),
    ),
    ...shown.location.map(({ country, count }) => [messages.locations, country, count, null]),
    ...shown.product.options.map(({ component, name, value }) => [
      messages.options,
      `${component}: ${name}`,
      value,
      null,
    ]),
  ];
};
