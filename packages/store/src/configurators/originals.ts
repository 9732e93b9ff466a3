import { type Selectable, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { OriginalImagesTable } from '../tables/configurators.ts';

/** Uploaded images as they were sent, of configurators that the caller has already found in its scope. */

export type OriginalImage = Pick<Selectable<OriginalImagesTable>, 'organisationId' | 'hash'>;

/** With its type. */
export type TypedOriginal = Pick<Selectable<OriginalImagesTable>, 'organisationId' | 'hash' | 'ending'>;

/** Call before its file is written: a file without a row is removed. */
export const storeOriginal = (
  db: Database,
  image: Omit<Selectable<OriginalImagesTable>, 'storedAt'>,
  now: Date,
): Promise<unknown> =>
  db
    .insertInto('originalImages')
    .values({ ...image, storedAt: now })
    .onConflict((conflict) => conflict.columns(['organisationId', 'hash']).doUpdateSet({ storedAt: now }))
    .execute();

/** Names the original of a prepared image. Another original of the same prepared image is as good as the first. */
export const nameOriginal = (
  db: Database,
  row: OriginalImage & { configuratorId: number; assetKey: string },
): Promise<unknown> =>
  db
    .insertInto('configuratorOriginals')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['configuratorId', 'assetKey']).doUpdateSet({
        organisationId: row.organisationId,
        hash: row.hash,
      }),
    )
    .execute();

/** The originals of a configurator's prepared images: asset key -> original. */
export async function originalsOf(db: Database, configuratorId: number): Promise<Map<string, TypedOriginal>> {
  const rows = await db
    .selectFrom('configuratorOriginals as used')
    .innerJoin('originalImages as image', (join) =>
      join.onRef('image.organisationId', '=', 'used.organisationId').onRef('image.hash', '=', 'used.hash'),
    )
    .select(['used.assetKey', 'image.organisationId', 'image.hash', 'image.ending'])
    .where('used.configuratorId', '=', configuratorId)
    .execute();
  return new Map(rows.map(({ assetKey, ...image }) => [assetKey, image]));
}

/** The ones of an organisation that have these hashes. They count as stored now, so that they stay for a day. */
export const renewOriginals = async (
  db: Database,
  { organisationId, hashes }: { organisationId: number; hashes: readonly string[] },
  now: Date,
): Promise<(TypedOriginal & { bytes: number })[]> =>
  hashes.length === 0
    ? []
    : db
        .updateTable('originalImages')
        .set({ storedAt: now })
        .where('organisationId', '=', organisationId)
        .where('hash', 'in', [...hashes])
        .returning(['organisationId', 'hash', 'ending', 'bytes'])
        .execute();

/** Originals stored before a moment that no configurator uses. */
export const listUnusedOriginals = (db: Database, before: Date): Promise<OriginalImage[]> =>
  db
    .selectFrom('originalImages')
    .select(['organisationId', 'hash'])
    .where('storedAt', '<', before)
    .where(isUnused)
    .execute();

/** Deletes the row if it is still unused, and locks it until the transaction ends; whether it did. */
export async function deleteUnusedOriginal(
  db: Database,
  { organisationId, hash }: OriginalImage,
  before: Date,
): Promise<boolean> {
  const deleted = await db
    .deleteFrom('originalImages')
    .where('organisationId', '=', organisationId)
    .where('hash', '=', hash)
    .where('storedAt', '<', before)
    .where(isUnused)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** All originals, of every organisation. */
export const listOriginals = (db: Database): Promise<OriginalImage[]> =>
  db.selectFrom('originalImages').select(['organisationId', 'hash']).execute();

/** Neither the original of a prepared image, nor of one that waits to be prepared. */
const isUnused = sql<boolean>`not exists (select from configurator_originals used
  where used.organisation_id = original_images.organisation_id and used.hash = original_images.hash)
  and not exists (select from intake_images image where image.status <> 'done'
  and image.staged = '.originals/' || original_images.organisation_id || '/' || original_images.hash)`;
