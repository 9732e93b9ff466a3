import type { EnquiryEmail } from '@vitrine/contract/emails/schemas';
import { AppError } from '@vitrine/contract/errors';
import { deliveryError } from '@vitrine/domain/emails/delivery-error';
import { type EmailRecord, findEmailAbout, listEmailsAbout, queueEmailAgain } from '@vitrine/store/emails/queries';
import { type EnquiryRecord, findEnquiry } from '@vitrine/store/enquiries/queries';
import type { Caller } from '../../accounts/caller.ts';
import type { Services } from '../../services.ts';

type Receiver = Pick<EmailRecord | EnquiryRecord, 'resellerId'>;

/** An email to a reseller has the visitor's data, so it is only for the one that has the enquiry. */
const mayReceive = (email: Receiver, enquiry: Receiver): boolean =>
  email.resellerId === null || email.resellerId === enquiry.resellerId;

/** Replies of mail servers name their machines and addresses, so the API shows only their meaning. */
const presentEmail = (email: EmailRecord, enquiry: Receiver): EnquiryEmail => {
  const { id, kind, recipient, status, attempts, lastError, createdAt, sentAt } = email;
  return {
    ...{ id, kind, recipient, status },
    tries: attempts,
    error: lastError === null ? null : deliveryError(lastError),
    created_at: createdAt.toISOString(),
    sent_at: sentAt?.toISOString() ?? null,
    resendable: status !== 'queued' && mayReceive(email, enquiry),
  };
};

/** The emails about an enquiry in the caller's scope, oldest first. */
export async function emailsOf({ db }: Pick<Services, 'db'>, { scope }: Caller, id: number): Promise<EnquiryEmail[]> {
  const enquiry = await findEnquiry(db, scope, id);
  if (!enquiry) throw new AppError('resource.missing');
  return (await listEmailsAbout(db, scope, enquiry.id)).map((email) => presentEmail(email, enquiry));
}

/**
 * Queues a sent or failed email again; an email that waits for its next attempt stays as it is. One to a reseller that
 * no longer has the enquiry is not found, by the organisation either.
 */
export async function resendEmail(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  { scope }: Caller,
  input: { enquiryId: number; emailId: number },
): Promise<EnquiryEmail> {
  const enquiry = await findEnquiry(db, scope, input.enquiryId);
  const email = enquiry && (await findEmailAbout(db, scope, { ...input, enquiryId: enquiry.id }));
  if (!email || !mayReceive(email, enquiry)) throw new AppError('resource.missing');
  const queued = await db.transaction().execute(async (transaction) => {
    const again = await queueEmailAgain(transaction, email.id);
    if (again) await jobs.enqueue(transaction, 'send-email', { emailIds: [again.id] });
    return again;
  });
  if (!queued) throw new AppError('emails.waiting');
  jobs.wake('send-email');
  return presentEmail(queued, enquiry);
}
