import { type Database, runOn } from '@vitrine/store/database';
import { expect } from 'vitest';

const WAITING = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/** Until so many statements of other connections to the same Postgres database wait for a lock. */
export async function untilWaiting(db: Database, count: number): Promise<void> {
  await expect.poll(() => runOn(db, WAITING, [])).toHaveLength(count);
}
