import type { Database } from '../database.ts';

/**
 * Lets changes that depend on a tenant's other rows (who owns it, how many there are) come one after another, until the
 * transaction ends. Taken before any lock of a user, so that two never wait for each other.
 */
export const lockTenant = (transaction: Database, tenantId: number): Promise<unknown> =>
  transaction.selectFrom('organisations').select('id').where('id', '=', tenantId).forNoKeyUpdate().execute();
