import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { QuoteVersionsTable } from '../tables/quotes.ts';

/** A state that was sent. The caller has found its quote, here and below. */
export interface QuoteVersionRecord extends Omit<Selectable<QuoteVersionsTable>, 'net' | 'total'> {
  net: number;
  total: number;
}

const COLUMNS = [
  ...(['id', 'quoteId', 'version', 'content', 'validUntil', 'seller', 'sentAt', 'sentBy', 'sentById'] as const),
  ...(['sentTo', 'salt', 'acceptedAt', 'acceptedName'] as const),
] satisfies (keyof QuoteVersionsTable)[];

const versions = (db: Database) =>
  db
    .selectFrom('quoteVersions')
    .select(COLUMNS)
    .select([sql<number>`net::float8`.as('net'), sql<number>`total::float8`.as('total')]);

/** Oldest first. */
export const listQuoteVersions = (db: Database, quoteId: number): Promise<QuoteVersionRecord[]> =>
  versions(db).where('quoteId', '=', quoteId).orderBy('version').execute();

export const findQuoteVersion = (
  db: Database,
  quoteId: number,
  version: number,
): Promise<QuoteVersionRecord | undefined> =>
  versions(db).where('quoteId', '=', quoteId).where('version', '=', version).executeTakeFirst();

/** It takes no scope, so only customers' links and jobs call it: both name the sent state itself. */
export const findQuoteVersionById = (db: Database, id: number): Promise<QuoteVersionRecord | undefined> =>
  versions(db).where('id', '=', id).executeTakeFirst();

export const insertQuoteVersion = (
  transaction: Database,
  row: Insertable<QuoteVersionsTable>,
): Promise<{ id: number }> =>
  transaction.insertInto('quoteVersions').values(row).returning('id').executeTakeFirstOrThrow();

/** The only change of a sent state. The database rejects any other, and a second one. */
export const acceptQuoteVersion = (
  transaction: Database,
  id: number,
  { name, at }: { name: string; at: Date },
): Promise<unknown> =>
  transaction.updateTable('quoteVersions').set({ acceptedAt: at, acceptedName: name }).where('id', '=', id).execute();
