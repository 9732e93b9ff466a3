import type { PriceListChange } from '@vitrine/contract/prices/schemas';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../database.ts';
import { lockTenant } from '../organisations/lock-tenant.ts';
import type { PriceListChangesTable, PriceListsTable } from '../tables/prices.ts';

/** Lists of a tenant that the caller has found in its scope, here and below. */
export type PriceListRecord = Selectable<PriceListsTable> & { count: number };
export type PriceListChangeRecord = Selectable<PriceListChangesTable>;

/** Article -> minor units. */
export type Prices = Record<string, number>;

const withCount = (db: Database) =>
  db
    .selectFrom('priceLists')
    .selectAll('priceLists')
    .select(sql<number>`(select count(*)::int from prices where prices.list_id = price_lists.id)`.as('count'));

export const listPriceLists = (db: Database, organisationId: number): Promise<PriceListRecord[]> =>
  withCount(db).where('organisationId', '=', organisationId).orderBy('name').orderBy('id').execute();

export const findPriceList = (db: Database, organisationId: number, id: number): Promise<PriceListRecord | undefined> =>
  withCount(db).where('organisationId', '=', organisationId).where('id', '=', id).executeTakeFirst();

/** The live lists of some tenants that are valid on a day ('2026-11-25'), those that began last first. */
export const listValidPriceLists = (
  db: Database,
  organisationIds: readonly number[],
  day: string,
): Promise<PriceListRecord[]> =>
  withCount(db)
    .where('organisationId', 'in', [...organisationIds])
    .where('status', '=', 'live')
    .where((eb) => eb.or([eb('validFrom', 'is', null), eb('validFrom', '<=', day)]))
    .where((eb) => eb.or([eb('validUntil', 'is', null), eb('validUntil', '>=', day)]))
    .orderBy(sql`valid_from desc nulls last`)
    .orderBy('id')
    .execute();

/**
 * Whether some tenants have a live list, of whatever days: the live files say so, and are not written again when a list
 * begins, ends or gets other days. The viewer asks for the prices of today, and falls back to those of the data file.
 */
export const hasLivePriceList = async (db: Database, organisationIds: readonly number[]): Promise<boolean> =>
  (await db
    .selectFrom('priceLists')
    .select('id')
    .where('organisationId', 'in', [...organisationIds])
    .where('status', '=', 'live')
    .limit(1)
    .executeTakeFirst()) !== undefined;

export async function readPrices(db: Database, listId: number): Promise<Prices> {
  const row = await db
    .selectFrom('prices')
    .select(sql<Prices | null>`jsonb_object_agg(article, amount)`.as('prices'))
    .where('listId', '=', listId)
    .executeTakeFirst();
  return row?.prices ?? {};
}

/**
 * Undefined when the tenant has reached the limit. Locks its row, so that additions at the same moment are counted one
 * after another: call it in a transaction.
 */
export async function insertPriceList(
  transaction: Database,
  input: Insertable<PriceListsTable>,
  maximum: number,
): Promise<{ id: number } | undefined> {
  await lockTenant(transaction, input.organisationId);
  const { count } = await transaction
    .selectFrom('priceLists')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('organisationId', '=', input.organisationId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= maximum) return undefined;
  return transaction.insertInto('priceLists').values(input).returning('id').executeTakeFirstOrThrow();
}

/** Prices of a new list. */
export const copyPrices = (transaction: Database, fromId: number, toId: number): Promise<unknown> =>
  transaction
    .insertInto('prices')
    .columns(['listId', 'article', 'amount'])
    .expression((eb) =>
      eb
        .selectFrom('prices')
        .select([sql<number>`${toId}`.as('listId'), 'article', 'amount'])
        .where('listId', '=', fromId),
    )
    .execute();

/**
 * Changes a list and counts its revision up, if it still has this revision; false if somebody saved it meanwhile. Two
 * saves at the same moment wait for each other.
 */
export async function updatePriceList(
  transaction: Database,
  { id, revision }: { id: number; revision: number },
  changes: Updateable<PriceListsTable>,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('priceLists')
    .set({ ...changes, revision: revision + 1, updatedAt: now })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const removePriceList = (db: Database, id: number): Promise<unknown> =>
  db.deleteFrom('priceLists').where('id', '=', id).execute();

/** Rows of one statement: each has three parameters, and a statement has at most 65,535. */
const ROWS_AT_ONCE = 10_000;

/** Sets prices, and removes those that are null. */
export async function writePrices(
  transaction: Database,
  listId: number,
  changes: Readonly<Record<string, number | null>>,
): Promise<void> {
  const entries = Object.entries(changes);
  const removed = entries.flatMap(([article, amount]) => (amount === null ? [article] : []));
  const rows = entries.flatMap(([article, amount]) => (amount === null ? [] : [{ listId, article, amount }]));
  for (let at = 0; at < removed.length; at += ROWS_AT_ONCE)
    await transaction
      .deleteFrom('prices')
      .where('listId', '=', listId)
      .where('article', 'in', removed.slice(at, at + ROWS_AT_ONCE))
      .execute();
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await transaction
      .insertInto('prices')
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .onConflict((conflict) =>
        conflict.columns(['listId', 'article']).doUpdateSet((eb) => ({ amount: eb.ref('excluded.amount') })),
      )
      .execute();
}

interface NewChange {
  listId: number;
  userName: string;
  kind: PriceListChange['kind'];
  changes: PriceListChange['changes'];
  createdAt: Date;
}

/** Records a save with the first of its changes. */
export const insertPriceListChange = (
  transaction: Database,
  { changes, ...input }: NewChange,
  named: number,
): Promise<unknown> =>
  transaction
    .insertInto('priceListChanges')
    .values({ ...input, count: changes.length, changes: JSON.stringify(changes.slice(0, named)) })
    .execute();

/** Newest first. */
export const listPriceListChanges = (db: Database, listId: number, limit: number): Promise<PriceListChangeRecord[]> =>
  db
    .selectFrom('priceListChanges')
    .selectAll()
    .where('listId', '=', listId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
