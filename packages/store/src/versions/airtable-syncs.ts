import { sql } from 'kysely';
import type { Database } from '../database.ts';

const GIVES_WAY_AFTER_MS = 10 * 60_000;

/** Marks a sync as running; false while another one is. An interrupted one expires after ten minutes. */
export async function beginSync(db: Database, configuratorId: number, now: Date): Promise<boolean> {
  const begun = await db
    .insertInto('airtableSyncs')
    .values({ configuratorId, startedAt: now })
    .onConflict((conflict) =>
      conflict
        .column('configuratorId')
        .doUpdateSet({ startedAt: now })
        .where('airtableSyncs.startedAt', '<', new Date(now.getTime() - GIVES_WAY_AFTER_MS)),
    )
    .returning(sql`1`.as('begun'))
    .executeTakeFirst();
  return begun !== undefined;
}

/** Ends the sync that began then; one that has taken its place meanwhile goes on. */
export const endSync = (db: Database, configuratorId: number, startedAt: Date): Promise<unknown> =>
  db
    .deleteFrom('airtableSyncs')
    .where('configuratorId', '=', configuratorId)
    .where('startedAt', '=', startedAt)
    .execute();
