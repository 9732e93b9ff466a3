import type { Selectable } from 'kysely';
import type { Database } from '../database.ts';
import { lockAccount } from '../session/lock-account.ts';
import type { SavedFiltersTable } from '../tables/enquiries.ts';

export type SavedFilterRecord = Selectable<SavedFiltersTable>;

/** Whose filters, and of which tenant's enquiries. */
export interface FilterOwner {
  userId: number;
  organisationId: number;
}

/** What a user has kept for a tenant, by name. */
export const listSavedFilters = (db: Database, { userId, organisationId }: FilterOwner): Promise<SavedFilterRecord[]> =>
  db
    .selectFrom('savedFilters')
    .selectAll()
    .where('userId', '=', userId)
    .where('organisationId', '=', organisationId)
    .orderBy('name')
    .execute();

/**
 * Keeps a filter; one of the same name is replaced. Undefined where the user has as many as anybody may have. The user's
 * row is locked, so that additions at the same moment are counted one after another: only inside a transaction.
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

/** Answers whether there was one of that id. */
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
