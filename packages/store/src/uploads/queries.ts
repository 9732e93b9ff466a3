import { type Selectable, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { ImageUploadsTable } from '../tables/uploads.ts';

/** Uploads of single images, of organisations that the caller has already found in its scope. */

export type ImageUploadRecord = Selectable<ImageUploadsTable>;

/** Any number that no other lock of the product has. */
const STORAGE_LOCK = 730_411;

/** Blocks other transactions that would take space of the organisation until this one ends. */
export const lockStorage = (transaction: Database, organisationId: number): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(${STORAGE_LOCK}::integer, ${organisationId}::integer)`.execute(transaction);

/** What the images of an organisation take: originals, unfinished uploads, and files that wait to be prepared. */
export async function readStorage(
  db: Database,
  organisationId: number,
): Promise<{ bytes: number; unfinished: number }> {
  const { rows } = await sql<{ bytes: string | number; unfinished: string | number }>`
    select
      (select coalesce(sum(bytes::bigint), 0) from original_images where organisation_id = ${organisationId})
      + (select coalesce(sum(bytes::bigint), 0) from image_uploads
          where organisation_id = ${organisationId} and finished_at is null)
      + (select coalesce(sum(image.bytes::bigint), 0) from intake_images image
          join configurators c on c.id = image.configurator_id
          where c.organisation_id = ${organisationId} and image.status <> 'done') as bytes,
      (select count(*) from image_uploads
          where organisation_id = ${organisationId} and finished_at is null) as unfinished`.execute(db);
  return { bytes: Number(rows[0]?.bytes ?? 0), unfinished: Number(rows[0]?.unfinished ?? 0) };
}

export const insertUpload = (db: Database, row: Omit<ImageUploadRecord, 'finishedAt'>): Promise<unknown> =>
  db.insertInto('imageUploads').values(row).execute();

/** A user's own upload; undefined for one of another user. */
export const findUpload = (
  db: Database,
  { id, organisationId, userId }: Pick<ImageUploadRecord, 'id' | 'organisationId' | 'userId'>,
): Promise<ImageUploadRecord | undefined> =>
  db
    .selectFrom('imageUploads')
    .selectAll()
    .where('id', '=', id)
    .where('organisationId', '=', organisationId)
    .where('userId', '=', userId)
    .executeTakeFirst();

export const finishUpload = (db: Database, id: string, now: Date): Promise<unknown> =>
  db.updateTable('imageUploads').set({ finishedAt: now }).where('id', '=', id).execute();

export const deleteUpload = (db: Database, id: string): Promise<unknown> =>
  db.deleteFrom('imageUploads').where('id', '=', id).execute();

/** Ids of uploads that expired before a moment, of every organisation. */
export const listExpiredUploads = async (db: Database, before: Date): Promise<string[]> =>
  (await db.selectFrom('imageUploads').select('id').where('expiresAt', '<=', before).execute()).map(({ id }) => id);

/** Ids of all uploads, of every organisation. */
export const listUploadIds = async (db: Database): Promise<Set<string>> =>
  new Set((await db.selectFrom('imageUploads').select('id').execute()).map(({ id }) => id));
