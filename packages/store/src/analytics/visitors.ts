import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { rowsAsJson } from '../rows-as-json.ts';
import type { Write } from '../run-together.ts';

/**
 * The owner of the figures: an organisation (no configurator) or one of its configurators, in all or for one reseller.
 */
export interface Subject {
  organisationId: number;
  configuratorId: number | null;
  resellerId: number | null;
}

export interface VisitorDayRow extends Subject {
  day: string;
  visitor: string;
  lastAt: Date;
  engaged: boolean;
  engagedSeconds: number;
  sessions: number;
}

/** The salt of a day: the first server that asks creates it, all others get the same. */
export async function saltOf(db: Database, day: string, fresh: string): Promise<string> {
  await db
    .insertInto('visitorSalts')
    .values({ day, salt: fresh })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db.selectFrom('visitorSalts').select('salt').where('day', '=', day).executeTakeFirstOrThrow();
  return row.salt;
}

/** Deletes salts and hashes of the days before; their figures stay. */
export async function forgetVisitors(db: Database, before: string): Promise<void> {
  await db.deleteFrom('visitorDays').where('day', '<', before).execute();
  await db.deleteFrom('visitorSalts').where('day', '<', before).execute();
}

/** Deletes countries and options of days before; those of months stay. */
export async function forgetDays(db: Database, before: string): Promise<void> {
  await db.deleteFrom('analyticsLocationDays').where('day', '<', before).execute();
  await db.deleteFrom('analyticsOptionDays').where('day', '<', before).execute();
}

const WRITERS_LOCK = 6_402_011;

/** Blocks other servers from writing visitors until the transaction ends: two would count the same one twice. */
export const lockVisitors = (transaction: Database): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(${WRITERS_LOCK}::bigint)`.execute(transaction);

/** The stored rows of these visitors; a visitor's hash is valid for one day. */
export const readVisitors = (db: Database, visitors: readonly string[]): Promise<VisitorDayRow[]> =>
  visitors.length === 0
    ? Promise.resolve([])
    : db.selectFrom('visitorDays').selectAll().where('visitor', '=', sql<string>`any(${visitors}::text[])`).execute();

const VISITOR_COLUMNS = [
  ...(['organisationId', 'configuratorId', 'resellerId', 'day', 'visitor'] as const),
  ...(['lastAt', 'engaged', 'engagedSeconds', 'sessions'] as const),
] as const;

/** Prepares what stores visitors' days, new ones and changed ones. */
export const prepareVisitors = (db: Database, rows: readonly VisitorDayRow[]): Write =>
  db
    .insertInto('visitorDays')
    .columns(VISITOR_COLUMNS)
    .expression(rowsAsJson('visitorDays', VISITOR_COLUMNS, rows))
    .onConflict((conflict) =>
      conflict.columns(['visitor', 'organisationId', 'configuratorId', 'resellerId']).doUpdateSet((eb) => ({
        lastAt: eb.ref('excluded.lastAt'),
        engaged: eb.ref('excluded.engaged'),
        engagedSeconds: eb.ref('excluded.engagedSeconds'),
        sessions: eb.ref('excluded.sessions'),
      })),
    );

/** Which of these still exist: they may have been deleted before they are counted. */
export async function findExisting(
  db: Database,
  ids: { configurators: readonly number[]; resellers: readonly number[] },
): Promise<{ configurators: Set<number>; resellers: Set<number> }> {
  const find = async (table: 'configurators' | 'organisations', ids: readonly number[]): Promise<Set<number>> => {
    if (ids.length === 0) return new Set();
    const rows = await db
      .selectFrom(table)
      .select('id')
      .where('id', 'in', [...ids])
      .execute();
    return new Set(rows.map(({ id }) => id));
  };
  return {
    configurators: await find('configurators', ids.configurators),
    resellers: await find('organisations', ids.resellers),
  };
}
