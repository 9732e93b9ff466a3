import type { Database } from '../database.ts';

/** Lets the changes of what guards one account come one after another, until the transaction ends. */
export const lockAccount = (transaction: Database, userId: number): Promise<unknown> =>
  transaction.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
