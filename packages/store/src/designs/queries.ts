import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../database.ts';
import type { SharedDesignsTable } from '../tables/designs.ts';

export type SharedDesignRecord = Selectable<SharedDesignsTable>;

/** The code under which the content is stored; undefined when it is not. */
export const findCodeOfContent = async (db: Database, contentHash: string): Promise<string | undefined> =>
  (await db.selectFrom('sharedDesigns').select('code').where('contentHash', '=', contentHash).executeTakeFirst())?.code;

/** Stores a design under its code, or returns the code that the same content has already. */
export async function saveSharedDesign(db: Database, input: Insertable<SharedDesignsTable>): Promise<string> {
  await db
    .insertInto('sharedDesigns')
    .values(input)
    .onConflict((conflict) => conflict.column('contentHash').doNothing())
    .execute();
  const code = await findCodeOfContent(db, input.contentHash);
  if (code === undefined) throw new Error('A shared design was deleted while it was saved');
  return code;
}

/** Anyone who knows the code may see the design: links are public. */
export const findSharedDesign = (db: Database, code: string): Promise<SharedDesignRecord | undefined> =>
  db.selectFrom('sharedDesigns').selectAll().where('code', '=', code).executeTakeFirst();

/** The texts of the designs of a configurator that were shared last. */
export async function listSharedDesigns(db: Database, configuratorId: number, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('sharedDesigns')
    .select('design')
    .where('configuratorId', '=', configuratorId)
    .orderBy('createdAt', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ design }) => design);
}
