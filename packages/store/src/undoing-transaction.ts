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
  return working.catch((error: unknown) => {
    if (isCommitting) throw error;
    return undoAndThrow(error, undo);
  });
}

/**
 * Undoes what an error interrupted, and throws that error even where the undo fails: only it says what a person may
 * correct. The error of the undo becomes its cause.
 */
export async function undoAndThrow(error: unknown, undo: () => Promise<unknown>): Promise<never> {
  await undo().catch((undoError: unknown) => {
    if (error instanceof Error) error.cause ??= undoError;
  });
  throw error;
}
