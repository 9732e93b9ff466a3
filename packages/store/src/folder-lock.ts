import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Any number that no other lock of the product has. */
const FOLDER_LOCK = 7_304_112;

/** Until the transaction ends no other one chooses a folder or a subdomain: two created at once never get the same. */
export const lockFolders = (transaction: Database): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(${FOLDER_LOCK}::bigint)`.execute(transaction);
