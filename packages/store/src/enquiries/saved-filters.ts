import type { Selectable } from 'kysely';
import type { Database } from '../database.ts';
import { lockAccount } from '../session/lock-account.ts';
import type { SavedFiltersTable } from '../tables/enquiries.ts';

export type SavedFilterRecord = Selectable<SavedFiltersTable>;

/** The user, and the tenant whose enquiries the filters are for. */
export interface FilterOwner {
  userId: number;
  organisationId: number;
}

/** A user's saved filters for a tenant, by name. */
export const listSavedFilters = (db: Database, { userId, organisationId }: FilterOwner): Promise<SavedFilterRecord[]> =>
  db
    .selectFrom('savedFilters')
    .selectAll()
    .where('userId', '=', userId)
    .where('organisationId', '=', organisationId)
    .orderBy('name')
    .execute();

/**
 * Saves a filter and replaces one of the same name. Undefined when the user has reached the limit. Locks the user's
 * row, so that additions at the same moment are counted one after another: call it in a transaction.
 */
export async function createSavedFilter(
  transaction: Database,
  input: FilterOwner & { name: string; filter: Record<string, string>; createdAt: Date },
  maximum: number,
): Promise<SavedFilterRecord | undefined> {
  await lockAccount(transaction, input.userId);
  const others = (await listSavedFilters(transaction, input)).filter(({ name }) => name !== input.name);
  if (others.length >= maximum) return undefined;
  const filter = JSON.stringify(input.filter);
  return transaction
    .insertInto('savedFilters')
    .values({ ...input, filter })
    .onConflict((conflict) => conflict.columns(['userId', 'organisationId', 'name']).doUpdateSet({ filter }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Returns whether there was one of that id. */
export const deleteSavedFilter = async (
  db: Database,
  { userId, organisationId }: FilterOwner,
  id: number,
): Promise<boolean> =>
  (await db
    .deleteFrom('savedFilters')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('organisationId', '=', organisationId)
    .returning('id')
    .executeTakeFirst()) !== undefined;
