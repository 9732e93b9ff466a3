import type { AccountMailKind } from '@vitrine/emails/account-mail';
import type { Database } from '@vitrine/store/database';
import { insertMail } from '@vitrine/store/mails/queries';
import type { Services } from '../services.ts';

/**
 * Queues an email about an account, in the caller's transaction. `sealed` is the token of its link or the address that it
 * names; it is kept sealed until the email has left. Wake 'send-mail' after the commit.
 */
export async function queueAccountEmail(
  { jobs, secrets }: Pick<Services, 'jobs' | 'secrets'>,
  transaction: Database,
  kind: AccountMailKind,
  user: { id: number; email: string; organisationId: number | null },
  sealed: string,
): Promise<void> {
  const { id } = await insertMail(transaction, {
    kind,
    organisationId: user.organisationId,
    enquiryId: null,
    userId: user.id,
    sealed: secrets.seal(sealed),
    recipient: user.email,
    senderName: 'Vitrine',
    replyTo: null,
  });
  await jobs.enqueue(transaction, 'send-mail', { mailId: id });
}
