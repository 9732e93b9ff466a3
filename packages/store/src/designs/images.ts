import { type Selectable, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { DesignImagesTable } from '../tables/configurators.ts';

/** Stored images of designs, of configurators that the caller has already found. */

export type DesignImageRecord = Selectable<DesignImagesTable>;

/**
 * Says that images are stored and when they were asked for: what a row says may be removed, so call it once the files
 * are written. Leaves out those of configurators that are gone. No image may be named twice.
 */
export const storeDesignImages = (db: Database, rows: readonly DesignImageRecord[]): Promise<unknown> =>
  sql`
    insert into design_images (configurator_id, name, bytes, used_at)
    select image.* from unnest(
      ${rows.map(({ configuratorId }) => configuratorId)}::integer[],
      ${rows.map(({ name }) => name)}::text[],
      ${rows.map(({ bytes }) => bytes)}::integer[],
      ${rows.map(({ usedAt }) => usedAt.toISOString())}::timestamptz[]
    ) as image (configurator_id, name, bytes, used_at)
    join configurators on configurators.id = image.configurator_id
    -- In one order, so that two servers never wait for each other.
    order by image.configurator_id, image.name
    on conflict (configurator_id, name) do update set bytes = excluded.bytes, used_at = excluded.used_at`.execute(db);

/**
 * Deletes the rows of a configurator's images beyond a number and a sum of bytes, those unused for longest, and returns
 * them. The last one stays whatever its size.
 */
export async function deleteExcessDesignImages(
  db: Database,
  configuratorId: number,
  most: { images: number; bytes: number },
): Promise<DesignImageRecord[]> {
  const { rows } = await sql<DesignImageRecord>`
    delete from design_images using (
      select name,
        row_number() over latest as place,
        sum(bytes::bigint) over latest as total
      from design_images where configurator_id = ${configuratorId}
      window latest as (order by used_at desc, name rows unbounded preceding)
    ) as ranked
    where design_images.configurator_id = ${configuratorId} and design_images.name = ranked.name
      and ranked.place > 1 and (ranked.place > ${most.images} or ranked.total > ${most.bytes})
    returning design_images.*`.execute(db);
  return rows;
}

/** Deletes the rows of images that nobody asked for since then. */
export const deleteUnusedDesignImages = (db: Database, before: Date): Promise<DesignImageRecord[]> =>
  db.deleteFrom('designImages').where('usedAt', '<', before).returningAll().execute();
