import { sql } from 'kysely';
import { type ParameterOf, prepared } from '../connection/prepared.ts';
import type { Database } from '../database.ts';

/** New windows start with every new visitor, so only some of them remove the ended ones: a few are always left. */
const FORGOTTEN_SHARE = 1 / 20;

interface Attempt {
  key: string;
  now: Date;
  windowEnds: Date;
}

const count = prepared((db, _shape: 'one', parameter: ParameterOf<Attempt>) => {
  const ofEndedWindow = sql<boolean>`attempts.window_ends <= ${parameter('now')}::timestamptz`;
  return db
    .insertInto('attempts')
    .values({ key: parameter('key'), count: 1, windowEnds: parameter('windowEnds') })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${ofEndedWindow} then 1 else attempts.count + 1 end`,
        windowEnds: sql<Date>`case when ${ofEndedWindow} then excluded.window_ends else attempts.window_ends end`,
      }),
    )
    .returning(['count', 'windowEnds']);
});

/** Counts one attempt; returns the count in the running window, which starts with the first. */
export async function countAttempt(db: Database, attempt: Attempt): Promise<{ count: number; windowEnds: Date }> {
  const { now, windowEnds } = attempt;
  const [counted = { count: 1, windowEnds }] = await count(db, 'one', attempt);
  if (counted.count === 1 && Math.random() < FORGOTTEN_SHARE) await forgetEndedWindows(db, now);
  return counted;
}

export interface SyncedCount {
  key: string;
  count: number;
  windowEnds: Date;
}

/** Adds the counts of one server, all keys in one statement; returns the totals of all servers. */
export async function syncCounters(db: Database, counted: readonly SyncedCount[], now: Date): Promise<SyncedCount[]> {
  const { rows } = await sql<SyncedCount>`
    insert into attempts (key, count, window_ends)
    select * from unnest(
      ${counted.map(({ key }) => key)}::text[],
      ${counted.map(({ count }) => count)}::integer[],
      ${counted.map(({ windowEnds }) => windowEnds.toISOString())}::timestamptz[]
    ) as counted (key, count, window_ends)
    -- In one order, so that two servers never wait for each other.
    order by key
    on conflict (key) do update set
      count = case when attempts.window_ends <= ${now}::timestamptz then excluded.count else attempts.count + excluded.count end,
      window_ends = case when attempts.window_ends <= ${now}::timestamptz then excluded.window_ends else attempts.window_ends end
    returning key, count, window_ends as "windowEnds"`.execute(db);
  await forgetEndedWindows(db, now);
  return rows;
}

/** Skips rows that another transaction counts or deletes at this moment. */
const forgetEndedWindows = (db: Database, now: Date): Promise<unknown> =>
  db
    .deleteFrom('attempts')
    .where('key', 'in', (ended) =>
      ended.selectFrom('attempts').select('key').where('windowEnds', '<=', now).forUpdate().skipLocked(),
    )
    .execute();

/** Undoes attempts that turned out to be valid. */
export const forgiveAttempts = (db: Database, keys: readonly string[]): Promise<unknown> =>
  db
    .updateTable('attempts')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', 'in', [...keys])
    .where('count', '>', 0)
    .execute();
