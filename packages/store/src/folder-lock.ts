import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Any number that no other lock of ours has. */
const FOLDER_LOCK = 7_304_112;

/** Until the transaction ends nobody else chooses a folder or a subdomain: two made at once never get the same. */
export const lockFolders = (transaction: Database): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(${FOLDER_LOCK}::bigint)`.execute(transaction);
