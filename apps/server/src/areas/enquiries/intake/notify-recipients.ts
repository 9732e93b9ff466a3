import type { Database } from '@vitrine/store/database';
import { insertEmails, type NewEmail } from '@vitrine/store/emails/queries';
import { insertDeliveries } from '@vitrine/store/webhooks/queries';
import type { JobName } from '../../../jobs/job-queue.ts';
import type { Services } from '../../../services.ts';
import type { EnquiryRecipients } from './enquiry-recipients.ts';

interface NewEnquiry {
  id: number;
  organisationId: number;
  email: string;
}

const sellersEmails = ({ email }: Pick<NewEnquiry, 'email'>, { recipients }: Pick<EnquiryRecipients, 'recipients'>) =>
  recipients.map((recipient) => ({
    kind: 'organisation-enquiry',
    recipient,
    senderName: 'Vitrine',
    replyTo: email,
  }));

async function queueEmails(
  { jobs, clock }: Pick<Services, 'jobs' | 'clock'>,
  transaction: Database,
  { id, organisationId }: NewEnquiry,
  emails: readonly Pick<NewEmail, 'kind' | 'recipient' | 'senderName' | 'replyTo'>[],
): Promise<void> {
  const about = { organisationId, enquiryId: id, createdAt: clock() };
  const emailIds = await insertEmails(
    transaction,
    emails.map((email) => ({ ...email, ...about })),
  );
  if (emailIds.length > 0) await jobs.enqueue(transaction, 'send-email', { emailIds });
}

/**
 * Notifies all recipients of an enquiry, in the transaction that saves it: emails to tenant and visitor, and webhooks.
 * Returns the jobs to wake after its commit.
 */
export async function notifyRecipients(
  services: Pick<Services, 'jobs' | 'clock'>,
  transaction: Database,
  enquiry: NewEnquiry,
  recipients: EnquiryRecipients,
): Promise<JobName[]> {
  const { jobs, clock } = services;
  const { name: senderName, replyTo } = recipients.seller;
  await queueEmails(services, transaction, enquiry, [
    ...sellersEmails(enquiry, recipients),
    { kind: 'customer-design', recipient: enquiry.email, senderName, replyTo },
  ]);
  const event = { event: 'enquiry.created', enquiryId: enquiry.id, createdAt: clock() } as const;
  if ((await insertDeliveries(transaction, enquiry.organisationId, event)) === 0) return ['send-email'];
  await jobs.enqueue(transaction, 'deliver-webhooks', {});
  return ['send-email', 'deliver-webhooks'];
}

/** Notifies a reseller of an enquiry that was handed to it; the visitor already has a copy. */
export const notifySeller = (
  services: Pick<Services, 'jobs' | 'clock'>,
  transaction: Database,
  enquiry: NewEnquiry,
  recipients: Pick<EnquiryRecipients, 'recipients'>,
): Promise<void> => queueEmails(services, transaction, enquiry, sellersEmails(enquiry, recipients));

/** Wakes the jobs, after the commit of the caller that notified. */
export function wakeNotifications({ jobs }: Pick<Services, 'jobs'>): void {
  jobs.wake('send-email');
  jobs.wake('deliver-webhooks');
}
