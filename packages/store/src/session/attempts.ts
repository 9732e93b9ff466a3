import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** Counts one try; answers how many there were in the running window, which starts with the first. */
export async function countAttempt(
  db: Database,
  given: { key: string; now: Date; windowEnds: Date },
): Promise<{ count: number; windowEnds: Date }> {
  const { key, now, windowEnds } = given;
  const { rows } = await sql<{ count: number; windowEnds: Date }>`
    insert into attempts (key, count, window_ends) values (${key}, 1, ${windowEnds}::timestamptz)
    on conflict (key) do update set
      count = case when attempts.window_ends <= ${now}::timestamptz then 1 else attempts.count + 1 end,
      window_ends = case when attempts.window_ends <= ${now}::timestamptz then excluded.window_ends else attempts.window_ends end
    returning count, window_ends as "windowEnds"`.execute(db);
  const counted = rows[0] ?? { count: 1, windowEnds };
  if (counted.count === 1) await db.deleteFrom('attempts').where('windowEnds', '<=', now).execute();
  return counted;
}

/** Takes tries back that turned out to be good. */
export const forgiveAttempts = (db: Database, keys: readonly string[]): Promise<unknown> =>
  db
    .updateTable('attempts')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', 'in', [...keys])
    .where('count', '>', 0)
    .execute();
