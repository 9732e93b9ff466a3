import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { LIVE_CHANNEL } from './channel.ts';

/** Notifies every server process once the transaction is committed; a rollback sends nothing. Ids only. */
export const notify = async (db: Database, payload: object): Promise<void> => {
  await sql`select pg_notify(${LIVE_CHANNEL}, ${JSON.stringify(payload)})`.execute(db);
};
