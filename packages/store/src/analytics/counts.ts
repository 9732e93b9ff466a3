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
  month: string;
  country: string;
  visitors: number;
}

export interface OptionCount extends Subject {
  configuratorId: number;
  month: string;
  component: string;
  name: string;
  chosen: number;
}

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

export async function addLocations(db: Database, rows: readonly LocationCount[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('analyticsLocations')
    .values([...rows])
    .onConflict((conflict) =>
      conflict
        .columns(['organisationId', 'configuratorId', 'resellerId', 'month', 'country'])
        .doUpdateSet({ visitors: sql`analytics_locations.visitors + excluded.visitors` }),
    )
    .execute();
}

export async function addOptions(db: Database, rows: readonly OptionCount[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('analyticsOptions')
    .values([...rows])
    .onConflict((conflict) =>
      conflict
        .columns(['organisationId', 'configuratorId', 'resellerId', 'month', 'component', 'name'])
        .doUpdateSet({ chosen: sql`analytics_options.chosen + excluded.chosen` }),
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
