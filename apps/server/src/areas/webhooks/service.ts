import { randomBytes } from 'node:crypto';
import type { AuditPhraseKey } from '@vitrine/contract/audit/phrases';
import { AppError } from '@vitrine/contract/errors';
import { webhookLimits as limits } from '@vitrine/contract/webhooks/limits';
import { webhookMessages as messages } from '@vitrine/contract/webhooks/messages';
import type { Webhook, WebhookDelivery, WebhookWithSecret } from '@vitrine/contract/webhooks/schemas';
import type { Database } from '@vitrine/store/database';
import { findOrganisation, type OrganisationRecord } from '@vitrine/store/organisations/queries';
import {
  type DeliveryRecord,
  failWaitingDeliveries,
  findDelivery,
  findWebhook,
  insertDelivery,
  insertWebhook,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  updateDelivery,
  updateWebhook,
  type WebhookRecord,
} from '@vitrine/store/webhooks/queries';
import type { Caller } from '../../accounts/caller.ts';
import { recordAuditEvent } from '../../accounts/record-audit-event.ts';
import type { Services } from '../../services.ts';
import { SECRET_PREFIX } from './signature.ts';

const SECRET_BYTES = 32;

/** The organisation in the caller's scope; resellers are notified by email. */
async function organisationInScope(db: Database, caller: Caller, id: number): Promise<OrganisationRecord> {
  const found = await findOrganisation(db, caller.scope, id);
  if (!found || found.parentId !== null) throw new AppError('resource.missing');
  return found;
}

async function webhookInScope(db: Database, caller: Caller, input: WebhookParams): Promise<WebhookRecord> {
  const { id } = await organisationInScope(db, caller, input.organisationId);
  const found = await findWebhook(db, id, input.webhookId);
  if (!found) throw new AppError('resource.missing');
  return found;
}

interface WebhookParams {
  organisationId: number;
  webhookId: number;
}

const present = ({ id, address, enabled, createdAt, last }: WebhookRecord): Webhook => ({
  id,
  address,
  enabled,
  created_at: createdAt.toISOString(),
  last,
});

const presentDelivery = (delivery: DeliveryRecord): WebhookDelivery => ({
  id: delivery.id,
  event: delivery.event,
  enquiry_id: delivery.enquiryId,
  quote_id: delivery.quoteId,
  status: delivery.status,
  tries: delivery.tries,
  answer_status: delivery.answerStatus,
  error: delivery.error,
  created_at: delivery.createdAt.toISOString(),
  tried_at: delivery.triedAt?.toISOString() ?? null,
  next_try_at: delivery.status === 'waiting' ? (delivery.nextTryAt?.toISOString() ?? null) : null,
});

export async function webhooksOf({ db }: Services, caller: Caller, organisationId: number): Promise<Webhook[]> {
  const { id } = await organisationInScope(db, caller, organisationId);
  return (await listWebhooks(db, id)).map(present);
}

/** Outside the demo only https:// is accepted, because the payload is personal data. */
function assertAddress({ config }: Services, address: string | undefined): void {
  if (address === undefined || config.demo || address.startsWith('https:')) return;
  throw new AppError('request.invalid', { errors: { address: [messages.addressInvalid] } });
}

const newSecret = (): string => `${SECRET_PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;

/** Returns the secret, this once; it is stored sealed. Rejects more than the limit. */
export async function addWebhook(
  services: Services,
  caller: Caller,
  organisationId: number,
  address: string,
): Promise<WebhookWithSecret> {
  assertAddress(services, address);
  const { db, secrets, clock } = services;
  const secret = newSecret();
  return db.transaction().execute(async (transaction) => {
    const organisation = await organisationInScope(transaction, caller, organisationId);
    const input = { organisationId, address, secretSealed: secrets.seal(secret), createdAt: clock() };
    const added = await insertWebhook(transaction, input, limits.perOrganisation);
    if (!added) throw new AppError('webhooks.full');
    await recordChange(services, transaction, caller, organisation, 'webhook.added');
    return { ...present(await webhookInScope(transaction, caller, { organisationId, webhookId: added.id })), secret };
  });
}

/** What waits for a webhook that is disabled fails. */
export async function changeWebhook(
  services: Services,
  caller: Caller,
  params: WebhookParams,
  changes: { address?: string | undefined; enabled?: boolean | undefined },
): Promise<Webhook> {
  assertAddress(services, changes.address);
  return changed(services, caller, params, 'webhook.changed', async (transaction) => {
    const { address, enabled } = changes;
    if (address === undefined && enabled === undefined) return;
    await updateWebhook(transaction, params.webhookId, {
      ...(address === undefined ? {} : { address }),
      ...(enabled === undefined ? {} : { enabled }),
    });
    if (enabled === false) await failWaitingDeliveries(transaction, params.webhookId);
  });
}

export async function renewSecret(
  services: Services,
  caller: Caller,
  params: WebhookParams,
): Promise<WebhookWithSecret> {
  const secret = newSecret();
  const secretSealed = services.secrets.seal(secret);
  const webhook = await changed(services, caller, params, 'webhook.renewed', (transaction) =>
    updateWebhook(transaction, params.webhookId, { secretSealed }),
  );
  return { ...webhook, secret };
}

export const dropWebhook = (services: Services, caller: Caller, params: WebhookParams): Promise<unknown> =>
  services.db.transaction().execute(async (transaction) => {
    const organisation = await organisationInScope(transaction, caller, params.organisationId);
    await webhookInScope(transaction, caller, params);
    if (!(await removeWebhook(transaction, params.webhookId))) throw new AppError('resource.missing');
    await recordChange(services, transaction, caller, organisation, 'webhook.removed');
  });

type WebhookPhrase = Extract<AuditPhraseKey, `webhook.${string}`>;

/** Applies a change to a webhook in the caller's scope, writes it into the audit log and returns the webhook. */
const changed = (
  services: Services,
  caller: Caller,
  params: WebhookParams,
  phrase: WebhookPhrase,
  act: (transaction: Database) => Promise<unknown>,
): Promise<Webhook> =>
  services.db.transaction().execute(async (transaction) => {
    const organisation = await organisationInScope(transaction, caller, params.organisationId);
    await webhookInScope(transaction, caller, params);
    await act(transaction);
    await recordChange(services, transaction, caller, organisation, phrase);
    return present(await webhookInScope(transaction, caller, params));
  });

const recordChange = (
  services: Services,
  transaction: Database,
  caller: Caller,
  organisation: OrganisationRecord,
  phrase: WebhookPhrase,
) =>
  recordAuditEvent(services, transaction, caller, 'organisation.edited', {
    subject: organisation.name,
    detail: { phrase },
    within: organisation,
  });

export async function deliveriesOf(
  { db }: Services,
  caller: Caller,
  params: WebhookParams,
): Promise<WebhookDelivery[]> {
  const { id } = await webhookInScope(db, caller, params);
  return (await listDeliveries(db, id, limits.deliveriesShown)).map(presentDelivery);
}

/** Sends a sample enquiry, also to a disabled webhook, because the caller asked for it. */
export async function testWebhook(services: Services, caller: Caller, params: WebhookParams): Promise<WebhookDelivery> {
  const { db, clock } = services;
  const { id } = await webhookInScope(db, caller, params);
  return due(services, (transaction) =>
    insertDelivery(transaction, id, { event: 'test', enquiryId: null, createdAt: clock() }),
  );
}

/** Resets a delivery to its first attempt, whatever its state. To a disabled webhook it is sent once, without retries. */
export async function resendDelivery(
  services: Services,
  caller: Caller,
  { deliveryId, ...params }: WebhookParams & { deliveryId: number },
): Promise<WebhookDelivery> {
  const { db, clock } = services;
  const { id } = await webhookInScope(db, caller, params);
  if (!(await findDelivery(db, id, deliveryId))) throw new AppError('resource.missing');
  return due(services, (transaction) =>
    updateDelivery(transaction, deliveryId, {
      ...{ status: 'waiting', tries: 0, nextTryAt: clock() },
      ...{ answerStatus: null, error: null },
    }),
  );
}

async function due(
  { db, jobs }: Services,
  make: (transaction: Database) => Promise<DeliveryRecord | undefined>,
): Promise<WebhookDelivery> {
  const delivery = await db.transaction().execute(async (transaction) => {
    const made = await make(transaction);
    if (!made) throw new AppError('resource.missing');
    await jobs.enqueue(transaction, 'deliver-webhooks', {});
    return made;
  });
  jobs.wake('deliver-webhooks');
  return presentDelivery(delivery);
}
