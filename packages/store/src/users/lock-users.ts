import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { lockTenant } from '../organisations/lock-tenant.ts';

/** Serialises changes of a tenant's users: locks its row first, then the users' by id. Null: staff. */
export async function lockUsers(
  transaction: Database,
  tenantId: number | null,
  userIds: readonly number[],
): Promise<void> {
  if (tenantId !== null) await lockTenant(transaction, tenantId);
  await transaction
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...userIds])
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** How many active users of a tenant hold a key, without this one. Exact while the tenant is locked. */
export async function countOtherHolders(
  transaction: Database,
  { tenantId, key, exceptId }: { tenantId: number; key: string; exceptId: number },
): Promise<number> {
  const { count } = await transaction
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('organisationId', '=', tenantId)
    .where('id', '<>', exceptId)
    .where((eb) => eb.or([eb('inviteStatus', 'is', null), eb('inviteStatus', '=', 'active')]))
    .where(sql<boolean>`${key} = any(permissions)`)
    .executeTakeFirstOrThrow();
  return Number(count);
}
