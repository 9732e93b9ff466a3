import { sql } from 'kysely';
import type { Database } from '../database.ts';
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

const subjectKey = ({ organisationId, configuratorId, resellerId }: Subject): string =>
  `${organisationId}/${configuratorId ?? ''}/${resellerId ?? ''}`;

const inMonths = <Row extends { day: string }>(rows: readonly Row[]): (Omit<Row, 'day'> & { month: string })[] =>
  rows.map(({ day, ...row }) => ({ ...row, month: day.slice(0, 7) }));

/** Adds to the figures of days. */
export async function addDays(db: Database, rows: readonly DayCount[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('analyticsDays')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['organisationId', 'configuratorId', 'resellerId', 'day']).doUpdateSet({
        sessions: sql`analytics_days.sessions + excluded.sessions`,
        engagedSeconds: sql`analytics_days.engaged_seconds + excluded.engaged_seconds`,
        visitors: sql`analytics_days.visitors + excluded.visitors`,
        engagedVisitors: sql`analytics_days.engaged_visitors + excluded.engaged_visitors`,
      }),
    )
    .execute();
}

/** Adds to the visitors of countries, by month and by day. */
export async function addLocations(db: Database, rows: readonly LocationCount[]): Promise<void> {
  if (rows.length === 0) return;
  const sum = <Row extends Subject & { country: string; visitors: number }>(input: Row[], of: (row: Row) => string) =>
    summed(
      input,
      (row) => `${subjectKey(row)} ${of(row)} ${row.country}`,
      (all, row) => ({ ...all, visitors: all.visitors + row.visitors }),
    );
  await db
    .insertInto('analyticsLocations')
    .values(sum(inMonths(rows), ({ month }) => month))
    .onConflict((conflict) =>
      conflict
        .columns(['organisationId', 'configuratorId', 'resellerId', 'month', 'country'])
        .doUpdateSet({ visitors: sql`analytics_locations.visitors + excluded.visitors` }),
    )
    .execute();
  await db
    .insertInto('analyticsLocationDays')
    .values(sum([...rows], ({ day }) => day))
    .onConflict((conflict) =>
      conflict
        .columns(['organisationId', 'configuratorId', 'resellerId', 'day', 'country'])
        .doUpdateSet({ visitors: sql`analytics_location_days.visitors + excluded.visitors` }),
    )
    .execute();
}

/** Adds to the chosen options, by month and by day. */
export async function addOptions(db: Database, rows: readonly OptionCount[]): Promise<void> {
  if (rows.length === 0) return;
  type Named = Subject & { component: string; name: string; chosen: number };
  const sum = <Row extends Named>(input: Row[], of: (row: Row) => string) =>
    summed(
      input,
      (row) => [subjectKey(row), of(row), row.component, row.name].join('\n'),
      (all, row) => ({ ...all, chosen: all.chosen + row.chosen }),
    );
  await db
    .insertInto('analyticsOptions')
    .values(sum(inMonths(rows), ({ month }) => month))
    .onConflict((conflict) =>
      conflict
        .columns(['organisationId', 'configuratorId', 'resellerId', 'month', 'component', 'name'])
        .doUpdateSet({ chosen: sql`analytics_options.chosen + excluded.chosen` }),
    )
    .execute();
  await db
    .insertInto('analyticsOptionDays')
    .values(sum([...rows], ({ day }) => day))
    .onConflict((conflict) =>
      conflict
        .columns(['organisationId', 'configuratorId', 'resellerId', 'day', 'component', 'name'])
        .doUpdateSet({ chosen: sql`analytics_option_days.chosen + excluded.chosen` }),
    )
    .execute();
}

/** How many different options each of these configurators has counted in a month. */
export async function countOptions(
  db: Database,
  month: string,
  configuratorIds: readonly number[],
): Promise<Map<number, number>> {
  if (configuratorIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('analyticsOptions')
    .select(['configuratorId', (eb) => eb.fn.countAll<number | string>().as('count')])
    .where('month', '=', month)
    .where('configuratorId', 'in', [...configuratorIds])
    .groupBy('configuratorId')
    .execute();
  return new Map(rows.map(({ configuratorId, count }) => [configuratorId, Number(count)]));
}
