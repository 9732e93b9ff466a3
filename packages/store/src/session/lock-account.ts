import type { Database } from '../database.ts';
import type { UserRow } from './queries.ts';

/**
 * Serialises changes of what guards one account until the transaction ends. Returns the account as it is then;
 * undefined once it is deleted.
 */
export const lockAccount = (transaction: Database, userId: number): Promise<UserRow | undefined> =>
  transaction.selectFrom('users').selectAll().where('id', '=', userId).forNoKeyUpdate().executeTakeFirst();
