import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../database.ts';
import type { SharedDesignsTable } from '../tables/designs.ts';

export type SharedDesignRecord = Selectable<SharedDesignsTable>;

/** Keeps a design under its code, or answers the code that the same content has already. */
export async function keepSharedDesign(db: Database, input: Insertable<SharedDesignsTable>): Promise<string> {
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

/** Whoever knows the code may see what it leads to: links are public. */
export const findSharedDesign = (db: Database, code: string): Promise<SharedDesignRecord | undefined> =>
  db.selectFrom('sharedDesigns').selectAll().where('code', '=', code).executeTakeFirst();
