import type { QuoteEmailKind } from '@vitrine/contract/quotes/email-kinds';
import type { WebhookEvent } from '@vitrine/contract/webhooks/schemas';
import { enquiryRecipients } from '@vitrine/domain/notifications/enquiry-recipients';
import { configuratorOf } from '@vitrine/store/configurators/of-row';
import type { Database } from '@vitrine/store/database';
import { insertEmails } from '@vitrine/store/emails/queries';
import { organisationOf, resellerOf } from '@vitrine/store/organisations/of-row';
import type { QuoteRecord } from '@vitrine/store/quotes/queries';
import type { QuoteVersionRecord } from '@vitrine/store/quotes/versions';
import { findGrant } from '@vitrine/store/resellers/queries';
import { findUserById } from '@vitrine/store/session/queries';
import { insertDeliveries } from '@vitrine/store/webhooks/queries';
import type { Services } from '../../services.ts';
import { tenantOfQuote } from './in-scope.ts';

type Dependencies = Pick<Services, 'jobs' | 'clock'>;

/** Queues an email to the customer about a sent state, in the seller's name. Wake 'send-email' after the commit. */
export async function notifyCustomer(
  services: Dependencies,
  transaction: Database,
  { quote, version, kind }: { quote: QuoteRecord; version: SentVersion; kind: QuoteEmailKind },
): Promise<void> {
  const { name: senderName, contactEmail: replyTo } = await tenantOfQuote(transaction, quote);
  await queue(services, transaction, { quote, version, kind, recipients: [version.sentTo], senderName, replyTo });
}

type SentVersion = Pick<QuoteVersionRecord, 'id' | 'sentTo' | 'sentById'>;

/**
 * Queues an email to the seller: the user who sent the quote, otherwise the recipients of enquiries. Replies go to the
 * customer.
 */
export async function notifySeller(
  services: Dependencies,
  transaction: Database,
  { quote, version, kind }: { quote: QuoteRecord; version: SentVersion; kind: QuoteEmailKind },
): Promise<void> {
  const sender = version.sentById === null ? undefined : await findUserById(transaction, version.sentById);
  const isActive = sender?.inviteStatus === 'active' || sender?.inviteStatus === null;
  const recipients = sender && isActive ? [sender.email] : await recipientsOf(transaction, quote);
  await queue(services, transaction, {
    ...{ quote, version, kind, recipients },
    senderName: 'Vitrine',
    replyTo: version.sentTo,
  });
}

async function recipientsOf(db: Database, quote: QuoteRecord): Promise<readonly string[]> {
  const organisation = await organisationOf(db, quote);
  const reseller = await resellerOf(db, quote);
  const configurator = await configuratorOf(db, quote);
  const grant = reseller && configurator ? await findGrant(db, reseller.id, configurator.id) : undefined;
  return enquiryRecipients({
    copy: reseller && { own: grant?.contactEmail ?? null, main: reseller.contactEmail },
    configurator: configurator?.contactEmail ?? null,
    main: organisation?.contactEmail ?? null,
  });
}

interface QuoteEmails {
  quote: QuoteRecord;
  version: SentVersion;
  kind: QuoteEmailKind;
  recipients: readonly string[];
  senderName: string;
  replyTo: string | null;
}

async function queue(
  { jobs, clock }: Dependencies,
  transaction: Database,
  { quote, version, recipients, ...email }: QuoteEmails,
): Promise<void> {
  const about = { organisationId: quote.organisationId, enquiryId: null, quoteVersionId: version.id };
  const emails = recipients.map((recipient) => ({ ...about, ...email, recipient, createdAt: clock() }));
  const emailIds = await insertEmails(transaction, emails);
  if (emailIds.length > 0) await jobs.enqueue(transaction, 'send-email', { emailIds });
}

/** Queues a webhook about a quote for the organisation's systems. Wake 'deliver-webhooks' after the commit. */
export async function notifySystems(
  { jobs, clock }: Dependencies,
  transaction: Database,
  quote: QuoteRecord,
  event: Extract<WebhookEvent, `quote.${string}`>,
): Promise<void> {
  const delivery = { event, enquiryId: null, quoteId: quote.id, createdAt: clock() };
  if ((await insertDeliveries(transaction, quote.organisationId, delivery)) > 0)
    await jobs.enqueue(transaction, 'deliver-webhooks', {});
}

/** Wakes the jobs, after the commit of the caller that notified. */
export function wakeNotifications({ jobs }: Pick<Services, 'jobs'>): void {
  jobs.wake('send-email');
  jobs.wake('deliver-webhooks');
}
