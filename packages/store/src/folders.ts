import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Any number that no other lock of the product has. */
const FOLDER_LOCK = 7_304_112;

/**
 * Blocks other transactions from choosing a folder or subdomain until this one ends, so that two never get the same.
 */
export const lockFolders = (transaction: Database): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(${FOLDER_LOCK}::bigint)`.execute(transaction);

/**
 * Reserves folders of the content host until their files are removed, so that nothing new is written there. One that is
 * reserved already is so since the later time: what ends earlier does not release it.
 */
export const reserveFolders = (transaction: Database, folders: readonly string[], since: Date): Promise<unknown> =>
  sql`insert into folders_to_remove as reserved (folder, since)
    select distinct folder, ${since}::timestamptz from unnest(${folders}::text[]) as folder order by folder
    on conflict (folder) do update set since = greatest(reserved.since, excluded.since)`.execute(transaction);

export const isReserved = async (db: Database, folder: string): Promise<boolean> =>
  (await db.selectFrom('foldersToRemove').select('folder').where('folder', '=', folder).executeTakeFirst()) !==
  undefined;

/**
 * Their files are gone: a new tenant or configurator may have them. Those that something else has reserved after that
 * time stay reserved.
 */
export const releaseFolders = (db: Database, folders: readonly string[], until: Date): Promise<unknown> =>
  sql`delete from folders_to_remove where folder = any(${folders}::text[]) and since <= ${until}::timestamptz`.execute(
    db,
  );

/** Folders that are reserved since before then. */
export const listReserved = async (db: Database, before: Date): Promise<string[]> =>
  (await db.selectFrom('foldersToRemove').select('folder').where('since', '<', before).execute()).map(
    ({ folder }) => folder,
  );
