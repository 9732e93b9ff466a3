import type { Database } from '@vitrine/store/database';
import { insertEmail, type NewEmail } from '@vitrine/store/emails/queries';
import { insertDeliveries } from '@vitrine/store/webhooks/queries';
import type { Services } from '../../../services.ts';
import type { EnquiryRecipients } from './enquiry-recipients.ts';

interface Announced {
  id: number;
  organisationId: number;
  email: string;
}

const sellersEmails = ({ email }: Pick<Announced, 'email'>, { recipients }: Pick<EnquiryRecipients, 'recipients'>) =>
  recipients.map((recipient) => ({
    kind: 'organisation-enquiry',
    recipient,
    senderName: 'Vitrine',
    replyTo: email,
  }));

async function queueEmails(
  { jobs, clock }: Pick<Services, 'jobs' | 'clock'>,
  transaction: Database,
  { id, organisationId }: Announced,
  emails: readonly Pick<NewEmail, 'kind' | 'recipient' | 'senderName' | 'replyTo'>[],
): Promise<void> {
  for (const email of emails) {
    const queued = await insertEmail(transaction, { ...email, organisationId, enquiryId: id, createdAt: clock() });
    await jobs.enqueue(transaction, 'send-email', { emailId: queued.id });
  }
}

/** Tells everybody of an enquiry, in the transaction that makes it one: emails to tenant and visitor, and webhooks. */
export async function notifyRecipients(
  services: Pick<Services, 'jobs' | 'clock'>,
  transaction: Database,
  enquiry: Announced,
  told: EnquiryRecipients,
): Promise<void> {
  const { jobs, clock } = services;
  const { name: senderName, replyTo } = told.seller;
  await queueEmails(services, transaction, enquiry, [
    ...sellersEmails(enquiry, told),
    { kind: 'customer-design', recipient: enquiry.email, senderName, replyTo },
  ]);
  const event = { event: 'enquiry.created', enquiryId: enquiry.id, createdAt: clock() } as const;
  if (await insertDeliveries(transaction, enquiry.organisationId, event))
    await jobs.enqueue(transaction, 'deliver-webhooks', {});
}

/** Tells a reseller of an enquiry that was handed to it; the visitor has had a copy already. */
export const announceToSeller = (
  services: Pick<Services, 'jobs' | 'clock'>,
  transaction: Database,
  enquiry: Announced,
  told: Pick<EnquiryRecipients, 'recipients'>,
): Promise<void> => queueEmails(services, transaction, enquiry, sellersEmails(enquiry, told));

/** After the commit of whatever announced. */
export function wakeAnnouncing({ jobs }: Pick<Services, 'jobs'>): void {
  jobs.wake('send-email');
  jobs.wake('deliver-webhooks');
}
