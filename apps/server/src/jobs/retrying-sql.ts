import type { Store } from '@vitrine/store/open';
import { isTransient } from '../transient-errors.ts';

type Answer = { rows: never[]; rowCount: number };
type RunSql = (text: string, values?: unknown[]) => Promise<Answer>;

const AGAIN_AFTER_MS = 1_000;

/**
 * The queue's connection to the database. The queue does not handle errors of its status updates (done, failed), so a
 * short outage of the database would end the process. Statements retry here until the database is back, or until
 * `stopRetrying`.
 */
export function retryingSql(store: Pick<Store, 'run'>, waitMs = AGAIN_AFTER_MS): { run: RunSql; stopRetrying(): void } {
  let over = false;
  const run: RunSql = async (text, values) => {
    for (;;) {
      try {
        return (await store.run(text, values ?? [])) as Answer;
      } catch (error) {
        if (!isTransient(error)) throw error;
        if (over) return { rows: [], rowCount: 0 };
        await new Promise((resolve) => setTimeout(resolve, waitMs));
      }
    }
  };
  return {
    run,
    stopRetrying: () => {
      over = true;
    },
  };
}
