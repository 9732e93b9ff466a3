import type { Database } from '@vitrine/store/database';
import { insertEmails } from '@vitrine/store/emails/queries';
import type { InsertedEnquiry, NewEnquiryEmail } from '@vitrine/store/enquiries/insert-enquiry';
import { insertDeliveries } from '@vitrine/store/webhooks/queries';
import type { JobName } from '../../../jobs/job-queue.ts';
import { publishLive } from '../../../live/publish.ts';
import type { Services } from '../../../services.ts';
import type { EnquiryRecipients } from './enquiry-recipients.ts';

interface NewEnquiry {
  id: number;
  organisationId: number;
  resellerId: number | null;
  email: string;
}

const sellersEmails = (
  { email }: Pick<NewEnquiry, 'email'>,
  { recipients }: Pick<EnquiryRecipients, 'recipients'>,
): NewEnquiryEmail[] =>
  recipients.map(({ address, resellerId }) => ({
    kind: 'organisation-enquiry',
    recipient: address,
    resellerId,
    senderName: 'Vitrine',
    replyTo: email,
  }));

/** The emails about a new enquiry: to the tenant's recipients, and the visitor's copy. */
export const emailsAbout = (enquiry: Pick<NewEnquiry, 'email'>, recipients: EnquiryRecipients): NewEnquiryEmail[] => {
  const { name: senderName, replyTo } = recipients.seller;
  return [
    ...sellersEmails(enquiry, recipients),
    { kind: 'customer-design', recipient: enquiry.email, senderName, replyTo },
  ];
};

const insertAbout = (
  { clock }: Pick<Services, 'clock'>,
  transaction: Database,
  { id, organisationId }: Pick<NewEnquiry, 'id' | 'organisationId'>,
  emails: readonly NewEnquiryEmail[],
): Promise<number[]> => {
  const about = { organisationId, enquiryId: id, createdAt: clock() };
  return insertEmails(
    transaction,
    emails.map((email) => ({ ...email, ...about })),
  );
};

/** Shows the enquiry on the open lists of its tenant. */
const publishEnquiry = (
  transaction: Database,
  { id, organisationId, resellerId }: Pick<NewEnquiry, 'id' | 'organisationId' | 'resellerId'>,
): Promise<void> =>
  publishLive(
    transaction,
    { event: 'enquiry created', data: { enquiry_id: id } },
    { organisationId, ...(resellerId !== null && { resellerId }) },
  );

/**
 * Enqueues the emails of an enquiry, which are in the database, and its webhooks; open lists show it. Returns the jobs to wake after the
 * commit.
 */
export async function enqueueNotifications(
  { jobs, clock }: Pick<Services, 'jobs' | 'clock'>,
  transaction: Database,
  enquiry: InsertedEnquiry & Pick<NewEnquiry, 'organisationId' | 'resellerId'>,
): Promise<JobName[]> {
  const { id, emailIds, hasWebhooks, organisationId } = enquiry;
  await publishEnquiry(transaction, enquiry);
  await jobs.enqueue(transaction, 'send-email', { emailIds });
  const event = { event: 'enquiry.created', enquiryId: id, createdAt: clock() } as const;
  if (!hasWebhooks || (await insertDeliveries(transaction, organisationId, event)) === 0) return ['send-email'];
  await jobs.enqueue(transaction, 'deliver-webhooks', {});
  return ['send-email', 'deliver-webhooks'];
}

/** Notifies all recipients of an enquiry that was in quarantine: emails to tenant and visitor, and webhooks. */
export async function notifyReleased(
  services: Pick<Services, 'jobs' | 'clock'>,
  transaction: Database,
  enquiry: NewEnquiry,
  recipients: EnquiryRecipients,
): Promise<void> {
  const emailIds = await insertAbout(services, transaction, enquiry, emailsAbout(enquiry, recipients));
  await enqueueNotifications(services, transaction, { ...enquiry, emailIds, hasWebhooks: true });
}

/** Notifies a reseller of an enquiry that was handed to it, which `enquiry` names; the visitor already has a copy. */
export async function notifySeller(
  services: Pick<Services, 'jobs' | 'clock'>,
  transaction: Database,
  enquiry: NewEnquiry,
  recipients: Pick<EnquiryRecipients, 'recipients'>,
): Promise<void> {
  const emailIds = await insertAbout(services, transaction, enquiry, sellersEmails(enquiry, recipients));
  await publishEnquiry(transaction, enquiry);
  if (emailIds.length > 0) await services.jobs.enqueue(transaction, 'send-email', { emailIds });
}

/** Wakes the jobs, after the commit of the caller that notified. */
export function wakeNotifications({ jobs }: Pick<Services, 'jobs'>): void {
  jobs.wake('send-email');
  jobs.wake('deliver-webhooks');
}
