import type { Database } from '@vitrine/store/database';
import { vi } from 'vitest';

/** Lets the next transaction take effect, but its caller learns only that the connection broke. */
export function losesNextCommit(db: Database): void {
  const begin = db.transaction.bind(db);
  vi.spyOn(db, 'transaction').mockImplementationOnce(() => {
    const transaction = begin();
    const execute = transaction.execute.bind(transaction);
    transaction.execute = async (work) => {
      await execute(work);
      throw new Error('Connection terminated unexpectedly');
    };
    return transaction;
  });
}
