import { type Selectable, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { DesignImagesTable } from '../tables/configurators.ts';

/** Stored images of designs, of configurators that the caller has already found. */

export type DesignImageRecord = Selectable<DesignImagesTable>;
type Named = Pick<DesignImageRecord, 'configuratorId' | 'name'>;

/** Call once its file is written: a row says what may be removed. */
export const storeDesignImage = (db: Database, row: DesignImageRecord): Promise<unknown> =>
  db
    .insertInto('designImages')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['configuratorId', 'name']).doUpdateSet({ bytes: row.bytes, usedAt: row.usedAt }),
    )
    .execute();

/** Notes that an image was asked for. */
export const touchDesignImage = (db: Database, { configuratorId, name }: Named, now: Date): Promise<unknown> =>
  db
    .updateTable('designImages')
    .set({ usedAt: now })
    .where('configuratorId', '=', configuratorId)
    .where('name', '=', name)
    .execute();

/**
 * Deletes the rows of a configurator's images beyond a number and a sum of bytes, those unused for longest, and returns
 * their names. The last one stays whatever its size.
 */
export async function deleteExcessDesignImages(
  db: Database,
  configuratorId: number,
  most: { images: number; bytes: number },
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    delete from design_images using (
      select name,
        row_number() over latest as place,
        sum(bytes::bigint) over latest as total
      from design_images where configurator_id = ${configuratorId}
      window latest as (order by used_at desc, name rows unbounded preceding)
    ) as ranked
    where design_images.configurator_id = ${configuratorId} and design_images.name = ranked.name
      and ranked.place > 1 and (ranked.place > ${most.images} or ranked.total > ${most.bytes})
    returning design_images.name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Deletes the rows of images that nobody asked for since then. */
export const deleteUnusedDesignImages = (db: Database, before: Date): Promise<Named[]> =>
  db.deleteFrom('designImages').where('usedAt', '<', before).returning(['configuratorId', 'name']).execute();
