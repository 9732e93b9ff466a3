import type { Selectable } from 'kysely';
import type { Database } from '../database.ts';
import type { SavedFiltersTable } from '../tables/enquiries.ts';

export type SavedFilterRecord = Selectable<SavedFiltersTable>;

/** Whose filters, and of which house's enquiries. */
export interface FilterPlace {
  userId: number;
  organisationId: number;
}

/** What a user has kept for a house, by name. */
export const listSavedFilters = (db: Database, { userId, organisationId }: FilterPlace): Promise<SavedFilterRecord[]> =>
  db
    .selectFrom('savedFilters')
    .selectAll()
    .where('userId', '=', userId)
    .where('organisationId', '=', organisationId)
    .orderBy('name')
    .execute();

/** Keeps a filter; one of the same name is replaced. */
export const keepSavedFilter = (
  db: Database,
  given: FilterPlace & { name: string; filter: Record<string, string>; createdAt: Date },
): Promise<SavedFilterRecord> => {
  const filter = JSON.stringify(given.filter);
  return db
    .insertInto('savedFilters')
    .values({ ...given, filter })
    .onConflict((conflict) => conflict.columns(['userId', 'organisationId', 'name']).doUpdateSet({ filter }))
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** Answers whether there was one of that id. */
export const removeSavedFilter = async (
  db: Database,
  { userId, organisationId }: FilterPlace,
  id: number,
): Promise<boolean> =>
  (await db
    .deleteFrom('savedFilters')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('organisationId', '=', organisationId)
    .returning('id')
    .executeTakeFirst()) !== undefined;
