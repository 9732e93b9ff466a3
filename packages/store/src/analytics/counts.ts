import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { rowsAsJson } from '../rows-as-json.ts';
import type { Write } from '../run-together.ts';
import type { Subject } from './visitors.ts';

export interface DayCount extends Subject {
  day: string;
  sessions: number;
  engagedSeconds: number;
  visitors: number;
  engagedVisitors: number;
}

export interface LocationCount extends Subject {
  day: string;
  /** 'GB' */
  country: string;
  visitors: number;
}

export interface OptionCount extends Subject {
  configuratorId: number;
  day: string;
  component: string;
  name: string;
  chosen: number;
}

/** One row per key, its figures added up: one statement must not touch a row twice. */
export function summed<Row>(rows: readonly Row[], key: (row: Row) => string, add: (sum: Row, row: Row) => Row): Row[] {
  const sums = new Map<string, Row>();
  for (const row of rows) {
    const sum = sums.get(key(row));
    sums.set(key(row), sum ? add(sum, row) : row);
  }
  return [...sums.values()];
}

const SUBJECT = ['organisationId', 'configuratorId', 'resellerId'] as const;
const DAY_COLUMNS = [...SUBJECT, 'day', 'sessions', 'engagedSeconds', 'visitors', 'engagedVisitors'] as const;
const LOCATION_COLUMNS = [...SUBJECT, 'month', 'country', 'visitors'] as const;
const LOCATION_DAY_COLUMNS = [...SUBJECT, 'day', 'country', 'visitors'] as const;
const OPTION_COLUMNS = [...SUBJECT, 'month', 'component', 'name', 'chosen'] as const;
const OPTION_DAY_COLUMNS = [...SUBJECT, 'day', 'component', 'name', 'chosen'] as const;

const subjectKey = ({ organisationId, configuratorId, resellerId }: Subject): string =>
  `${organisationId}/${configuratorId ?? ''}/${resellerId ?? ''}`;

const inMonths = <Row extends { day: string }>(rows: readonly Row[]): (Omit<Row, 'day'> & { month: string })[] =>
  rows.map(({ day, ...row }) => ({ ...row, month: day.slice(0, 7) }));

/** Prepares what adds to the figures of days. */
export const prepareDays = (db: Database, rows: readonly DayCount[]): Write =>
  db
    .insertInto('analyticsDays')
    .columns(DAY_COLUMNS)
    .expression(rowsAsJson('analyticsDays', DAY_COLUMNS, rows))
    .onConflict((conflict) =>
      conflict.columns(['organisationId', 'configuratorId', 'resellerId', 'day']).doUpdateSet({
        sessions: sql`analytics_days.sessions + excluded.sessions`,
        engagedSeconds: sql`analytics_days.engaged_seconds + excluded.engaged_seconds`,
        visitors: sql`analytics_days.visitors + excluded.visitors`,
        engagedVisitors: sql`analytics_days.engaged_visitors + excluded.engaged_visitors`,
      }),
    );

/** Prepares what adds to the visitors of countries, by month and by day. */
export function prepareLocations(db: Database, rows: readonly LocationCount[]): Write[] {
  const sum = <Row extends Subject & { country: string; visitors: number }>(input: Row[], of: (row: Row) => string) =>
    summed(
      input,
      (row) => `${subjectKey(row)} ${of(row)} ${row.country}`,
      (all, row) => ({ ...all, visitors: all.visitors + row.visitors }),
    );
  const months = sum(inMonths(rows), ({ month }) => month);
  const days = sum([...rows], ({ day }) => day);
  return [
    db
      .insertInto('analyticsLocations')
      .columns(LOCATION_COLUMNS)
      .expression(rowsAsJson('analyticsLocations', LOCATION_COLUMNS, months))
      .onConflict((conflict) =>
        conflict
          .columns(['organisationId', 'configuratorId', 'resellerId', 'month', 'country'])
          .doUpdateSet({ visitors: sql`analytics_locations.visitors + excluded.visitors` }),
      ),
    db
      .insertInto('analyticsLocationDays')
      .columns(LOCATION_DAY_COLUMNS)
      .expression(rowsAsJson('analyticsLocationDays', LOCATION_DAY_COLUMNS, days))
      .onConflict((conflict) =>
        conflict
          .columns(['organisationId', 'configuratorId', 'resellerId', 'day', 'country'])
          .doUpdateSet({ visitors: sql`analytics_location_days.visitors + excluded.visitors` }),
      ),
  ];
}

/** Prepares what adds to the chosen options, by month and by day. */
export function prepareOptions(db: Database, rows: readonly OptionCount[]): Write[] {
  type OptionRow = Subject & { component: string; name: string; chosen: number };
  const sum = <Row extends OptionRow>(input: Row[], of: (row: Row) => string) =>
    summed(
      input,
      (row) => [subjectKey(row), of(row), row.component, row.name].join('\n'),
      (all, row) => ({ ...all, chosen: all.chosen + row.chosen }),
    );
  const months = sum(inMonths(rows), ({ month }) => month);
  const days = sum([...rows], ({ day }) => day);
  return [
    db
      .insertInto('analyticsOptions')
      .columns(OPTION_COLUMNS)
      .expression(rowsAsJson('analyticsOptions', OPTION_COLUMNS, months))
      .onConflict((conflict) =>
        conflict
          .columns(['organisationId', 'configuratorId', 'resellerId', 'month', 'component', 'name'])
          .doUpdateSet({ chosen: sql`analytics_options.chosen + excluded.chosen` }),
      ),
    db
      .insertInto('analyticsOptionDays')
      .columns(OPTION_DAY_COLUMNS)
      .expression(rowsAsJson('analyticsOptionDays', OPTION_DAY_COLUMNS, days))
      .onConflict((conflict) =>
        conflict
          .columns(['organisationId', 'configuratorId', 'resellerId', 'day', 'component', 'name'])
          .doUpdateSet({ chosen: sql`analytics_option_days.chosen + excluded.chosen` }),
      ),
  ];
}

/** How many different options each of these configurators has counted in a month, for whichever reseller. */
export async function countOptions(
  db: Database,
  month: string,
  configuratorIds: readonly number[],
): Promise<Map<number, number>> {
  if (configuratorIds.length === 0) return new Map();
  const rows = await optionsOf(db, month, configuratorIds)
    .select(['configuratorId', (eb) => eb.fn.countAll<number | string>().as('count')])
    .groupBy('configuratorId')
    .execute();
  return new Map(rows.map(({ configuratorId, count }) => [configuratorId, Number(count)]));
}

/** The different options that these configurators have counted in a month. */
export const listOptions = (
  db: Database,
  month: string,
  configuratorIds: readonly number[],
): Promise<Pick<OptionCount, 'configuratorId' | 'component' | 'name'>[]> =>
  configuratorIds.length === 0
    ? Promise.resolve([])
    : optionsOf(db, month, configuratorIds).select(['configuratorId', 'component', 'name']).execute();

/** Those of all visitors: each option of a reseller's part is among them. */
const optionsOf = (db: Database, month: string, configuratorIds: readonly number[]) =>
  db
    .selectFrom('analyticsOptions')
    .where('month', '=', month)
    .where('configuratorId', 'in', [...configuratorIds])
    .where('resellerId', 'is', null);
