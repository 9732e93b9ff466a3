import type { EmailsCustomisation } from '@vitrine/contract/customisation/schemas';
import { insertMail } from '@vitrine/store/mails/queries';
import type { Place } from '../../content/place.ts';
import type { Caller } from '../../plugins/session.ts';
import type { Services } from '../../services.ts';
import { sampleMails } from './sample-mails.ts';

/** Queues both sample mails to the caller's own address and no other. */
export async function sendTestMail(
  services: Services,
  { user }: Caller,
  place: Place,
  emails: EmailsCustomisation,
): Promise<string> {
  const { db, jobs, clock } = services;
  const samples = await sampleMails(services, place, emails);
  await db.transaction().execute(async (transaction) => {
    for (const { from, subject, html, text } of [samples.customer, samples.organisation]) {
      const { id } = await insertMail(transaction, {
        kind: 'customisation-test',
        organisationId: place.copy?.reseller.id ?? place.organisation.id,
        enquiryId: null,
        recipient: user.email,
        senderName: from,
        replyTo: null,
        words: { subject, html, body: text },
        createdAt: clock(),
      });
      await jobs.enqueue(transaction, 'send-mail', { mailId: id });
    }
  });
  jobs.wake('send-mail');
  return user.email;
}
