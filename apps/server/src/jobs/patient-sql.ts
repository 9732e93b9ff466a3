import type { Store } from '@vitrine/store/open';
import { isTransient } from '../transient-errors.ts';

type Answer = { rows: never[]; rowCount: number };
type RunSql = (text: string, values?: unknown[]) => Promise<Answer>;

const AGAIN_AFTER_MS = 1_000;

/**
 * The queue's way to the database. The queue does not listen to what becomes of its own notes (done, failed), so that a
 * database that is away for a moment would end the process: here they wait until it is back. `giveUp` ends the waiting.
 */
export function patientSql(store: Pick<Store, 'run'>, waitMs = AGAIN_AFTER_MS): { run: RunSql; giveUp(): void } {
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
    giveUp: () => {
      over = true;
    },
  };
}
