import { sql } from 'kysely';
import { type ParameterOf, prepared } from '../connection/prepared.ts';
import type { Database } from '../database.ts';
import { LIVE_CHANNEL } from './channel.ts';

const send = prepared((db, _shape: 'one', parameter: ParameterOf<{ message: string }>) =>
  db.selectNoFrom(sql`pg_notify(${LIVE_CHANNEL}, ${parameter('message')})`.as('notified')),
);

/** Notifies every server process once the transaction is committed; a rollback sends nothing. Ids only. */
export const notify = async (db: Database, payload: object): Promise<void> => {
  await send(db, 'one', { message: JSON.stringify(payload) });
};
