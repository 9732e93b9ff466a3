import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../database.ts';
import type { SharedDesignsTable } from '../tables/designs.ts';

export type SharedDesignRecord = Selectable<SharedDesignsTable>;

/** Stores a design under its code, or returns the code that the same content has already. */
export async function saveSharedDesign(db: Database, input: Insertable<SharedDesignsTable>): Promise<string> {
  await db
    .insertInto('sharedDesigns')
    .values(input)
    .onConflict((conflict) => conflict.column('contentHash').doNothing())
    .execute();
  const { code } = await db
    .selectFrom('sharedDesigns')
    .select('code')
    .where('contentHash', '=', input.contentHash)
    .executeTakeFirstOrThrow();
  return code;
}

/** Anyone who knows the code may see the design: links are public. */
export const findSharedDesign = (db: Database, code: string): Promise<SharedDesignRecord | undefined> =>
  db.selectFrom('sharedDesigns').selectAll().where('code', '=', code).executeTakeFirst();
