import { refuse } from '@vitrine/contract/errors';
import type { EnquiryMail } from '@vitrine/contract/mails/schemas';
import { mailProblem } from '@vitrine/domain/mails/mail-problem';
import { findEnquiry } from '@vitrine/store/enquiries/queries';
import { findMailAbout, listMailsAbout, type MailRecord, queueMailAgain } from '@vitrine/store/mails/queries';
import type { Caller } from '../../plugins/session.ts';
import type { Services } from '../../services.ts';

/** The answers of mail servers name machines and addresses of theirs: what is shown is only what they mean. */
const presentMail = ({
  id,
  kind,
  recipient,
  status,
  attempts,
  lastError,
  createdAt,
  sentAt,
}: MailRecord): EnquiryMail => ({
  ...{ id, kind, recipient, status },
  tries: attempts,
  problem: lastError === null ? null : mailProblem(lastError),
  created_at: createdAt.toISOString(),
  sent_at: sentAt?.toISOString() ?? null,
});

/** The mails about an enquiry in the caller's scope, oldest first. */
export async function mailsOf({ db }: Pick<Services, 'db'>, { scope }: Caller, id: number): Promise<EnquiryMail[]> {
  const enquiry = await findEnquiry(db, scope, id);
  if (!enquiry) throw refuse('resource.missing');
  return (await listMailsAbout(db, enquiry.id)).map(presentMail);
}

/** Sends a mail once more that was sent or given up; one that waits for its next try is left alone. */
export async function resendMail(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  { scope }: Caller,
  given: { enquiryId: number; mailId: number },
): Promise<EnquiryMail> {
  const enquiry = await findEnquiry(db, scope, given.enquiryId);
  const mail = enquiry && (await findMailAbout(db, enquiry.id, given.mailId));
  if (!mail) throw refuse('resource.missing');
  const queued = await db.transaction().execute(async (transaction) => {
    const again = await queueMailAgain(transaction, mail.id);
    if (again) await jobs.enqueue(transaction, 'send-mail', { mailId: again.id });
    return again;
  });
  if (!queued) throw refuse('mails.waiting');
  jobs.wake('send-mail');
  return presentMail(queued);
}
