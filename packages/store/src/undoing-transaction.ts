import type { Database } from './database.ts';

/**
 * Runs `work` in a transaction, and `undo` after its rollback when the work fails: it removes the files that the work
 * wrote. A commit that fails undoes nothing, because one whose connection broke may have taken effect. Sweeps remove
 * what no row names.
 */
export async function undoingTransaction<T>(
  db: Database,
  work: (transaction: Database) => Promise<T>,
  undo: () => Promise<unknown>,
): Promise<T> {
  let isCommitting = false;
  const working = db.transaction().execute(async (transaction) => {
    const result = await work(transaction);
    isCommitting = true;
    return result;
  });
  return working.catch(async (error: unknown) => {
    if (!isCommitting) await undo();
    throw error;
  });
}
