import type { AccountEmailKind } from '@vitrine/emails/account-email';
import type { Database } from '@vitrine/store/database';
import { insertEmail } from '@vitrine/store/emails/queries';
import type { Services } from '../services.ts';

/**
 * Queues an email about an account, in the caller's transaction. `sealed` is the token of its link or the address that
 * it names; it stays sealed and is removed once the email is sent. Wake 'send-email' after the commit.
 */
export async function queueAccountEmail(
  { jobs, secrets }: Pick<Services, 'jobs' | 'secrets'>,
  transaction: Database,
  kind: AccountEmailKind,
  user: { id: number; email: string; organisationId: number | null },
  sealed: string,
): Promise<void> {
  const { id } = await insertEmail(transaction, {
    kind,
    organisationId: user.organisationId,
    enquiryId: null,
    userId: user.id,
    sealed: secrets.seal(sealed),
    recipient: user.email,
    senderName: 'Vitrine',
    replyTo: null,
  });
  await jobs.enqueue(transaction, 'send-email', { emailIds: [id] });
}
