import { setTimeout } from 'node:timers/promises';
import { webhookLimits as limits } from '@vitrine/contract/webhooks/limits';
import { DAY_MS, HOUR_MS } from '@vitrine/domain/dates/durations';
import { nextTry } from '@vitrine/domain/webhooks/next-try';
import type { Database } from '@vitrine/store/database';
import { findEnquiry } from '@vitrine/store/enquiries/queries';
import { findQuote } from '@vitrine/store/quotes/queries';
import { SYSTEM } from '@vitrine/store/scope';
import {
  type DeliveryRecord,
  type DueDelivery,
  findTarget,
  lockEnabled,
  removeDeliveriesBefore,
  takeDueDeliveries,
  updateDelivery,
} from '@vitrine/store/webhooks/queries';
import type { PostResult } from '../../ports/webhook-client.ts';
import type { Services } from '../../services.ts';
import { enquiryBody, quoteBody, sampleBody } from './body.ts';
import { signedHeaders } from './signature.ts';

const AT_ONCE = 20;
/** Each attempt at a silent address lasts long: those at one address leave room for all others. */
const AT_ONCE_OF_ONE = 2;
/** Longer than one attempt may take. */
const LEASE_MS = 4 * limits.answerSeconds * 1000;
/** Less than a job may last; the next job, within a minute, goes on. */
const RUN_MS = HOUR_MS / 6;
/** How often a job looks for what has become due while it sends: an attempt at a silent address holds up no other. */
const LOOK_MS = 500;

/**
 * Sends all due deliveries; organisations take turns. At least once each: receivers drop a known id. Rejects once all
 * others are sent when one could not be written.
 */
export async function deliverWebhooks(services: Services): Promise<void> {
  const { db, clock } = services;
  const errors: unknown[] = [];
  const running = new Map<Promise<void>, DueDelivery>();
  const begin = (delivery: DueDelivery): void => {
    const sending = deliver(services, delivery)
      .catch((error) => void errors.push(error))
      .finally(() => running.delete(sending));
    running.set(sending, delivery);
  };
  const until = clock().getTime() + RUN_MS;
  for (;;) {
    const now = clock();
    const before = [...running.values()];
    const room = { limit: AT_ONCE - before.length, perWebhook: AT_ONCE_OF_ONE, running: before };
    const leaseUntil = new Date(now.getTime() + LEASE_MS);
    const due = now.getTime() < until ? await takeDueDeliveries(db, { now, leaseUntil, ...room }) : [];
    for (const delivery of due) begin(delivery);
    // What was running may have ended meanwhile: it leaves room for more.
    if (due.length === 0 && before.length === 0) break;
    if (running.size > 0) await endOfOne(running.keys());
  }
  await removeDeliveriesBefore(db, new Date(clock().getTime() - limits.keepDays * DAY_MS));
  if (errors.length > 0) throw errors[0];
}

/** Resolves when one has ended, or when it is time to look again. */
async function endOfOne(running: Iterable<Promise<void>>): Promise<void> {
  const look = new AbortController();
  const later = setTimeout(LOOK_MS, undefined, { signal: look.signal }).catch(() => undefined);
  await Promise.race([...running, later]);
  look.abort();
}

async function deliver(services: Services, delivery: DeliveryRecord): Promise<void> {
  const { db, clock } = services;
  const posted = await post(services, delivery);
  if (!posted) return;
  const tries = delivery.tries + 1;
  const answered = 'status' in posted ? posted.status : null;
  const arrived = answered !== null && answered >= 200 && answered < 300;
  await db.transaction().execute(async (transaction) => {
    const next = !arrived && (await mayRetry(transaction, delivery)) ? nextTry(tries, clock()) : null;
    await updateDelivery(transaction, delivery.id, {
      status: arrived ? 'delivered' : next ? 'waiting' : 'failed',
      tries,
      nextTryAt: next,
      answerStatus: answered,
      error: 'error' in posted ? posted.error : null,
      triedAt: clock(),
    });
  });
}

/** A webhook that is disabled, perhaps since this was sent, gets nothing by itself. */
const mayRetry = async (transaction: Database, { event, webhookId }: DeliveryRecord): Promise<boolean> =>
  event === 'test' || (await lockEnabled(transaction, webhookId));

/**
 * Undefined when the webhook, the enquiry or the quote, and the delivery with it, was removed meanwhile: nothing is
 * posted, and no row is left to update.
 */
async function post(services: Services, delivery: DeliveryRecord): Promise<PostResult | undefined> {
  const { db, clock, secrets, webhookClient } = services;
  const target = await findTarget(db, delivery.webhookId);
  if (!target) return undefined;
  const body = await bodyOf(services, delivery);
  if (body === undefined) return undefined;
  const id = `msg_${delivery.id}`;
  // A new secret is readable again.
  const secret = secrets.openOrNull(target.secretSealed);
  if (secret === null) return { error: 'secret' };
  return webhookClient.send(target.address, signedHeaders({ id, at: clock(), body, secret }), body);
}

/**
 * A job has no caller; the delivery's row names the enquiry or the quote. Undefined when what it names is gone: only a
 * test, which names neither, sends the sample.
 */
async function bodyOf({ db, clock, addresses }: Services, delivery: DeliveryRecord): Promise<string | undefined> {
  const { quoteId, enquiryId } = delivery;
  if (quoteId !== null) {
    const quote = await findQuote(db, SYSTEM, quoteId);
    return quote && quoteBody(delivery, quote, clock());
  }
  if (enquiryId === null) return delivery.event === 'test' ? sampleBody(delivery) : undefined;
  const enquiry = await findEnquiry(db, SYSTEM, enquiryId);
  return enquiry && enquiryBody(delivery, enquiry, addresses.content);
}
