import type { Database } from '../database.ts';

/**
 * Serialises changes that depend on a tenant's other rows (who owns it, how many there are) until the transaction ends.
 * Taken before any lock of a user, so that two transactions never deadlock.
 */
export const lockTenant = (transaction: Database, tenantId: number): Promise<unknown> =>
  transaction.selectFrom('organisations').select('id').where('id', '=', tenantId).forNoKeyUpdate().execute();

/** The same before it is deleted: nothing that belongs to it, such as a reseller, is created meanwhile. */
export const lockTenantToRemove = (transaction: Database, tenantId: number): Promise<unknown> =>
  transaction.selectFrom('organisations').select('id').where('id', '=', tenantId).forUpdate().execute();

/** The same for a tenant and the resellers that an organisation has, in the order of their ids. */
export const lockTenantWithResellers = (transaction: Database, tenantId: number): Promise<unknown> =>
  transaction
    .selectFrom('organisations')
    .select('id')
    .where((eb) => eb.or([eb('id', '=', tenantId), eb('parentId', '=', tenantId)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
