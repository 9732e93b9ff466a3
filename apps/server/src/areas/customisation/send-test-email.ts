import type { EmailPreviewInput } from '@vitrine/contract/customisation/schemas';
import { insertEmail } from '@vitrine/store/emails/queries';
import type { Caller } from '../../accounts/caller.ts';
import type { CustomisationTarget } from '../../publish/customisation-target.ts';
import type { Services } from '../../services.ts';
import { sampleEmails } from './sample-emails.ts';

/** Queues both sample emails to the caller's own address only. */
export async function sendTestEmail(
  services: Services,
  { user }: Caller,
  target: CustomisationTarget,
  input: EmailPreviewInput,
): Promise<string> {
  const { db, jobs, clock } = services;
  const samples = await sampleEmails(services, target, input);
  await db.transaction().execute(async (transaction) => {
    for (const { from, subject, html, text } of [samples.customer, samples.organisation]) {
      const { id } = await insertEmail(transaction, {
        kind: 'customisation-test',
        organisationId: target.copy?.reseller.id ?? target.organisation.id,
        enquiryId: null,
        recipient: user.email,
        senderName: from,
        replyTo: null,
        content: { subject, html, body: text },
        createdAt: clock(),
      });
      await jobs.enqueue(transaction, 'send-email', { emailIds: [id] });
    }
  });
  jobs.wake('send-email');
  return user.email;
}
