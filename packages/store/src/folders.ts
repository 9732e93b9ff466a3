import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Any number that no other lock of the product has. */
const FOLDER_LOCK = 7_304_112;

/**
 * Blocks other transactions from choosing a folder or subdomain until this one ends, so that two never get the same.
 */
export const lockFolders = (transaction: Database): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(${FOLDER_LOCK}::bigint)`.execute(transaction);

/** Reserves folders of the content host until their files are removed, so that nothing new is written there. */
export const reserveFolders = (transaction: Database, folders: readonly string[], since: Date): Promise<unknown> =>
  sql`insert into folders_to_remove (folder, since)
    select distinct folder, ${since}::timestamptz from unnest(${folders}::text[]) as folder
    on conflict do nothing`.execute(transaction);

export const isReserved = async (db: Database, folder: string): Promise<boolean> =>
  (await db.selectFrom('foldersToRemove').select('folder').where('folder', '=', folder).executeTakeFirst()) !==
  undefined;

/** Their files are gone: a new tenant or configurator may have them. */
export const releaseFolders = (db: Database, folders: readonly string[]): Promise<unknown> =>
  sql`delete from folders_to_remove where folder = any(${folders}::text[])`.execute(db);

/** Folders that are reserved since before then. */
export const listReserved = async (db: Database, before: Date): Promise<string[]> =>
  (await db.selectFrom('foldersToRemove').select('folder').where('since', '<', before).execute()).map(
    ({ folder }) => folder,
  );
