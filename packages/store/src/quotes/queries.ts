import type { QuoteState } from '@vitrine/contract/quotes/schemas';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../database.ts';
import type { Scope } from '../scope.ts';
import type { QuotesTable } from '../tables/quotes.ts';

type Amounts = 'net' | 'total';

/** A quote with the names that it is shown with, and what was sent last. */
export interface QuoteRecord extends Omit<Selectable<QuotesTable>, 'content' | Amounts> {
  net: number;
  total: number;
  configuratorName: string | null;
  resellerName: string | null;
  /** The image of its enquiry's design, and the page that it was saved on. */
  enquiryImage: string | null;
  enquiryUrl: string | null;
  /** Null before it was sent. */
  sentAt: Date | null;
  sentValidUntil: string | null;
  sentNet: number | null;
  sentTotal: number | null;
  /** Whether the newest message is the customer's. */
  hasQuestion: boolean;
}

export type QuoteWithContent = QuoteRecord & Pick<Selectable<QuotesTable>, 'content'>;

const COLUMNS = [
  ...(['id', 'organisationId', 'resellerId', 'enquiryId', 'configuratorId', 'number', 'revision', 'status'] as const),
  ...(['lostReason', 'currency', 'title', 'customerName', 'customerEmail', 'customerEmailKey', 'validUntil'] as const),
  ...(['design', 'versions', 'hasChanges', 'createdAt', 'updatedAt'] as const),
] satisfies (keyof QuotesTable)[];

/** Quotes of the scope, with their names and what was sent last. */
export const quotesInScope = (db: Database, scope: Scope) => {
  const query = db
    .selectFrom('quotes')
    .leftJoin('configurators', 'configurators.id', 'quotes.configuratorId')
    .leftJoin('organisations as reseller', 'reseller.id', 'quotes.resellerId')
    .leftJoin('enquiries', 'enquiries.id', 'quotes.enquiryId')
    .leftJoin('quoteVersions as last', (join) =>
      join.onRef('last.quoteId', '=', 'quotes.id').onRef('last.version', '=', 'quotes.versions'),
    )
    .select(COLUMNS.map((column) => `quotes.${column}` as const))
    .select([
      'configurators.name as configuratorName',
      'reseller.name as resellerName',
      'enquiries.image as enquiryImage',
      'enquiries.url as enquiryUrl',
      'last.sentAt as sentAt',
      'last.validUntil as sentValidUntil',
      sql<number>`quotes.net::float8`.as('net'),
      sql<number>`quotes.total::float8`.as('total'),
      sql<number | null>`last.net::float8`.as('sentNet'),
      sql<number | null>`last.total::float8`.as('sentTotal'),
      sql<boolean>`coalesce((select m.sender = 'customer' from quote_messages m
        where m.quote_id = quotes.id order by m.id desc limit 1), false)`.as('hasQuestion'),
    ]);
  if (scope.kind === 'administrator') return query;
  if (scope.kind === 'organisation') return query.where('quotes.organisationId', '=', scope.organisationId);
  return query.where('quotes.resellerId', '=', scope.resellerId);
};

/** A quote that the scope may see: an organisation's with its resellers', or a reseller's. */
export const findQuote = (db: Database, scope: Scope, id: number): Promise<QuoteWithContent | undefined> =>
  quotesInScope(db, scope).select('quotes.content').where('quotes.id', '=', id).executeTakeFirst();

/** Likewise, and locks it until the transaction ends: what is decided about a quote is decided once. */
export async function lockQuote(
  transaction: Database,
  scope: Scope,
  id: number,
): Promise<QuoteWithContent | undefined> {
  await transaction.selectFrom('quotes').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return findQuote(transaction, scope, id);
}

/** An organisation with its resellers, or one reseller. */
export type QuoteOwner = { organisationId: number } | { resellerId: number };

export interface QuoteFilter {
  state?: QuoteState | undefined;
  /** In numbers, titles, names and addresses of customers. */
  search?: string | undefined;
  enquiryId?: number | undefined;
  /** Only those older than this one. */
  before?: number | undefined;
  limit: number;
  /** What was valid until before this day has expired: '2026-11-25'. */
  today: string;
}

const escaped = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Newest first. */
export function listQuotes(db: Database, scope: Scope, owner: QuoteOwner, filter: QuoteFilter): Promise<QuoteRecord[]> {
  const { state, search, enquiryId, before, limit, today } = filter;
  let query = quotesInScope(db, scope).orderBy('quotes.id', 'desc').limit(limit);
  query =
    'resellerId' in owner
      ? query.where('quotes.resellerId', '=', owner.resellerId)
      : query.where('quotes.organisationId', '=', owner.organisationId);
  if (before !== undefined) query = query.where('quotes.id', '<', before);
  if (enquiryId !== undefined) query = query.where('quotes.enquiryId', '=', enquiryId);
  if (state === 'sent') query = query.where('quotes.status', '=', 'sent').where('last.validUntil', '>=', today);
  else if (state === 'expired') query = query.where('quotes.status', '=', 'sent').where('last.validUntil', '<', today);
  else if (state !== undefined) query = query.where('quotes.status', '=', state);
  if (search)
    query = query.where((eb) =>
      eb.or(
        (['number', 'title', 'customerName', 'customerEmail'] as const).map((column) =>
          eb(`quotes.${column}`, 'ilike', escaped(search)),
        ),
      ),
    );
  return query.execute();
}

/** The seller's newest quote, for what the next one begins with. */
export const findNewestQuote = (db: Database, sellerId: number): Promise<QuoteWithContent | undefined> =>
  quotesInScope(db, { kind: 'administrator' })
    .select('quotes.content')
    .where(sellerOf, '=', sellerId)
    .orderBy('quotes.id', 'desc')
    .limit(1)
    .executeTakeFirst();

const sellerOf = sql<number>`coalesce(quotes.reseller_id, quotes.organisation_id)`;

/** Whether a seller has a quote of this number. */
export const isNumberUsed = async (db: Database, sellerId: number, number: string): Promise<boolean> =>
  (await db
    .selectFrom('quotes')
    .select('id')
    .where(sellerOf, '=', sellerId)
    .where('number', '=', number)
    .executeTakeFirst()) !== undefined;

/** The highest number of a seller's series; 0 without any. */
export async function highestNumber(db: Database, sellerId: number, prefix: string): Promise<number> {
  const rest = sql<string>`substr(number, char_length(${prefix}::text) + 1)`;
  const row = await db
    .selectFrom('quotes')
    .select(sql<number | null>`max(${rest}::float8)`.as('highest'))
    .where(sellerOf, '=', sellerId)
    .where(sql<boolean>`starts_with(number, ${prefix}::text)`)
    .where(sql<boolean>`${rest} ~ '^[0-9]{1,9}$'`)
    .executeTakeFirst();
  return row?.highest ?? 0;
}

/**
 * Locks the enquiry and the configurator of a new quote, so that neither is deleted until the transaction ends; null for
 * what is gone, as a later deletion leaves it.
 */
export async function lockSources(
  transaction: Database,
  { enquiryId, configuratorId }: Pick<QuoteRecord, 'enquiryId' | 'configuratorId'>,
): Promise<Pick<QuoteRecord, 'enquiryId' | 'configuratorId'>> {
  const lock = async (table: 'enquiries' | 'configurators', id: number | null): Promise<number | null> =>
    id === null
      ? null
      : ((await transaction.selectFrom(table).select('id').where('id', '=', id).forKeyShare().executeTakeFirst())?.id ??
        null);
  return { enquiryId: await lock('enquiries', enquiryId), configuratorId: await lock('configurators', configuratorId) };
}

/** Rejects a number that the seller has used, by a unique index. */
export const insertQuote = (db: Database, row: Insertable<QuotesTable>): Promise<{ id: number }> =>
  db.insertInto('quotes').values(row).returning('id').executeTakeFirstOrThrow();

/** Changes a quote that the caller has locked, and counts its revision up. */
export const updateQuote = (
  transaction: Database,
  id: number,
  changes: Updateable<QuotesTable>,
  now: Date,
): Promise<unknown> =>
  transaction
    .updateTable('quotes')
    .set((eb) => ({ ...changes, revision: eb('revision', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .execute();

/** With its messages. The caller has found that it was never sent. */
export const removeQuote = (db: Database, id: number): Promise<unknown> =>
  db.deleteFrom('quotes').where('id', '=', id).execute();

/** Whether an enquiry has another quote that is with its customer, or accepted. */
export const hasOtherQuote = async (db: Database, enquiryId: number, id: number): Promise<boolean> =>
  (await db
    .selectFrom('quotes')
    .select('id')
    .where('enquiryId', '=', enquiryId)
    .where('id', '<>', id)
    .where('status', 'in', ['sent', 'accepted'])
    .limit(1)
    .executeTakeFirst()) !== undefined;
