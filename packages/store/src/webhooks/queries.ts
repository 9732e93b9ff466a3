import { type Selectable, sql } from 'kysely';
import type { Database } from '../database.ts';
import { lockTenant } from '../organisations/lock-tenant.ts';
import type { WebhookDeliveriesTable, WebhooksTable } from '../tables/webhooks.ts';

export type WebhookRecord = Selectable<WebhooksTable> & { last: DeliveryRecord['status'] | null };
export type DeliveryRecord = Selectable<WebhookDeliveriesTable>;

/** Of an organisation that the caller has found in its scope, here and below. */
const webhooksOf = (db: Database, organisationId: number) =>
  db
    .selectFrom('webhooks')
    .selectAll('webhooks')
    .select(({ selectFrom }) =>
      selectFrom('webhookDeliveries')
        .select('status')
        .whereRef('webhookId', '=', 'webhooks.id')
        .orderBy('webhookDeliveries.id', 'desc')
        .limit(1)
        .as('last'),
    )
    .where('webhooks.organisationId', '=', organisationId);

export const listWebhooks = (db: Database, organisationId: number): Promise<WebhookRecord[]> =>
  webhooksOf(db, organisationId).orderBy('webhooks.id').execute();

export const findWebhook = (db: Database, organisationId: number, id: number): Promise<WebhookRecord | undefined> =>
  webhooksOf(db, organisationId).where('webhooks.id', '=', id).executeTakeFirst();

/**
 * Undefined when the organisation has reached the limit. Locks its row, so that additions at the same moment are
 * counted one after another: call it in a transaction.
 */
export async function insertWebhook(
  transaction: Database,
  input: { organisationId: number; address: string; secretSealed: string; createdAt: Date },
  maximum: number,
): Promise<{ id: number } | undefined> {
  await lockTenant(transaction, input.organisationId);
  const { count } = await transaction
    .selectFrom('webhooks')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('organisationId', '=', input.organisationId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= maximum) return undefined;
  return transaction.insertInto('webhooks').values(input).returning('id').executeTakeFirstOrThrow();
}

export const updateWebhook = (
  db: Database,
  id: number,
  changes: Partial<{ address: string; enabled: boolean; secretSealed: string }>,
): Promise<unknown> => db.updateTable('webhooks').set(changes).where('id', '=', id).execute();

/** With its deliveries. */
/** False for one that somebody else has just removed. */
export const removeWebhook = async (db: Database, id: number): Promise<boolean> =>
  (await db.deleteFrom('webhooks').where('id', '=', id).executeTakeFirst()).numDeletedRows > 0n;

/** Newest first. */
export const listDeliveries = (db: Database, webhookId: number, limit: number): Promise<DeliveryRecord[]> =>
  db
    .selectFrom('webhookDeliveries')
    .selectAll()
    .where('webhookId', '=', webhookId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export const findDelivery = (db: Database, webhookId: number, id: number): Promise<DeliveryRecord | undefined> =>
  db
    .selectFrom('webhookDeliveries')
    .selectAll()
    .where('webhookId', '=', webhookId)
    .where('id', '=', id)
    .executeTakeFirst();

interface NewDelivery {
  event: DeliveryRecord['event'];
  enquiryId: number | null;
  quoteId?: number;
  detail?: Record<string, string>;
  createdAt: Date;
}

/** A delivery to one address, due immediately. */
export const insertDelivery = (db: Database, webhookId: number, input: NewDelivery): Promise<DeliveryRecord> =>
  db
    .insertInto('webhookDeliveries')
    .values({ ...input, detail: JSON.stringify(input.detail ?? {}), webhookId, nextTryAt: input.createdAt })
    .returningAll()
    .executeTakeFirstOrThrow();

/**
 * Inserts a delivery to each enabled address of an organisation; returns how many there are. They stay enabled until
 * the transaction ends, so that disabling one finds what waits for it.
 */
export async function insertDeliveries(
  transaction: Database,
  organisationId: number,
  input: NewDelivery,
): Promise<number> {
  const addresses = await transaction
    .selectFrom('webhooks')
    .select('id')
    .where('organisationId', '=', organisationId)
    .where('enabled', '=', true)
    .forShare()
    .execute();
  for (const { id } of addresses) await insertDelivery(transaction, id, input);
  return addresses.length;
}

/** Fails what waits for a webhook, but tests. Call it in the transaction that disables the webhook, after that. */
export const failWaitingDeliveries = (transaction: Database, webhookId: number): Promise<unknown> =>
  transaction
    .updateTable('webhookDeliveries')
    .set({ status: 'failed', nextTryAt: null, error: 'disabled' })
    .where('webhookId', '=', webhookId)
    .where('status', '=', 'waiting')
    .where('event', '<>', 'test')
    .execute();

export type DueDelivery = DeliveryRecord & { organisationId: number };

interface DueDeliveriesParams {
  now: Date;
  leaseUntil: Date;
  limit: number;
  perWebhook: number;
  /** What is being sent. */
  running: Iterable<Pick<DueDelivery, 'webhookId' | 'organisationId'>>;
}

/**
 * Takes up to `limit` due deliveries, so many of each webhook that no more than `perWebhook` of it are sent at the same
 * time. Organisations take turns: first comes the one of which the fewest are sent. Until `leaseUntil` no other server
 * takes them; after it another one does, because the first has died.
 */
export async function takeDueDeliveries(
  db: Database,
  { now, leaseUntil, limit, perWebhook, running }: DueDeliveriesParams,
): Promise<DueDelivery[]> {
  const [webhooks, organisations] = [[], []] as [number[], number[]];
  for (const { webhookId, organisationId } of running) {
    webhooks.push(webhookId);
    organisations.push(organisationId);
  }
  const ofWebhook = sql`
    select waiting.id, organisation_id, next_try_at,
      row_number() over (partition by webhook_id order by next_try_at, waiting.id)
        + (select count(*) from unnest(${webhooks}::integer[]) as sent where sent = webhook_id) as turn
    from webhook_deliveries waiting join webhooks on webhooks.id = webhook_id
    where status = 'waiting' and next_try_at <= ${now}`;
  const ofOrganisation = sql`
    select id,
      row_number() over (partition by organisation_id order by turn, next_try_at, id)
        + (select count(*) from unnest(${organisations}::integer[]) as sent where sent = organisation_id) as turn
    from (${ofWebhook}) as of_webhook where turn <= ${perWebhook}`;
  const due = sql<number>`
    select delivery.id from webhook_deliveries delivery
    join (${ofOrganisation}) as of_organisation on of_organisation.id = delivery.id
    where status = 'waiting' and next_try_at <= ${now}
    order by turn, next_try_at
    limit ${limit}
    for update of delivery skip locked`;
  return db
    .updateTable('webhookDeliveries')
    .from('webhooks')
    .set({ nextTryAt: leaseUntil })
    .whereRef('webhooks.id', '=', 'webhookId')
    .where('webhookDeliveries.id', 'in', sql<number>`(${due})`)
    .returningAll('webhookDeliveries')
    .returning('webhooks.organisationId')
    .execute();
}

/** The address of a delivery and its signing secret; undefined when its webhook is gone. */
export const findTarget = (
  db: Database,
  webhookId: number,
): Promise<{ address: string; secretSealed: string; enabled: boolean } | undefined> =>
  db
    .selectFrom('webhooks')
    .select(['address', 'secretSealed', 'enabled'])
    .where('id', '=', webhookId)
    .executeTakeFirst();

/** Whether a webhook is enabled, and stays so until the transaction ends. */
export async function lockEnabled(transaction: Database, webhookId: number): Promise<boolean> {
  const found = await transaction
    .selectFrom('webhooks')
    .select('enabled')
    .where('id', '=', webhookId)
    .forShare()
    .executeTakeFirst();
  return found?.enabled ?? false;
}

/** Undefined when it is gone, with its webhook, enquiry or quote. */
export const updateDelivery = (
  db: Database,
  id: number,
  changes: Partial<Pick<DeliveryRecord, 'status' | 'tries' | 'nextTryAt' | 'answerStatus' | 'error' | 'triedAt'>>,
): Promise<DeliveryRecord | undefined> =>
  db.updateTable('webhookDeliveries').set(changes).where('id', '=', id).returningAll().executeTakeFirst();

/** Deletes deliveries that arrived or failed before then. */
export const removeDeliveriesBefore = (db: Database, then: Date): Promise<unknown> =>
  db
    .deleteFrom('webhookDeliveries')
    .where('status', '!=', 'waiting')
    .where(sql<Date>`coalesce(tried_at, created_at)`, '<', then)
    .execute();
