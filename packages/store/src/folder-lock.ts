import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Any number that no other lock of the product has. */
const FOLDER_LOCK = 7_304_112;

/**
 * Blocks other transactions from choosing a folder or subdomain until this one ends, so that two never get the same.
 */
export const lockFolders = (transaction: Database): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(${FOLDER_LOCK}::bigint)`.execute(transaction);
