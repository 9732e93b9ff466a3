import { type Database, runOn } from '@vitrine/store/database';
import { expect, vi } from 'vitest';

/** Until so many statements of other connections to the same Postgres database wait for a lock. */
export const untilWaiting = (db: Database, count: number): Promise<void> =>
  vi.waitFor(
    async () => {
      const query = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      expect(await runOn(db, query, [])).toHaveLength(count);
    },
    { timeout: 20_000, interval: 50 },
  );
