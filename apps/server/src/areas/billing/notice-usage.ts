import { noticeLevels } from '@vitrine/domain/billing/notice-level';
import { claimUsageNotice, listUsage, type UsageOfMonth } from '@vitrine/store/billing/queries';
import { insertEmail } from '@vitrine/store/emails/queries';
import { organisationOf } from '@vitrine/store/organisations/of-row';
import type { Services } from '../../services.ts';

/**
 * Emails the main contact of every organisation that has used 90 or 100 per cent of its sessions this month, once per
 * level. An organisation that passes both at once gets one email, about the higher. Nothing is switched off.
 */
export async function noticeUsage(services: Services): Promise<void> {
  const month = services.clock().toISOString().slice(0, 7);
  for (const usage of await listUsage(services.db, month)) await noticeOne(services, usage, month);
  services.jobs.wake('send-email');
}

async function noticeOne({ db, jobs, clock }: Services, usage: UsageOfMonth, month: string): Promise<void> {
  const levels = noticeLevels(usage.used, usage.limit);
  const organisation = levels.length > 0 ? await organisationOf(db, usage) : undefined;
  const contactEmail = organisation?.contactEmail;
  if (!contactEmail) return;
  await db.transaction().execute(async (transaction) => {
    const claims = [];
    for (const level of levels) {
      const notice = { organisationId: usage.organisationId, month, level, createdAt: clock() };
      claims.push(await claimUsageNotice(transaction, notice));
    }
    if (claims.at(-1) !== true) return;
    const { id } = await insertEmail(transaction, {
      kind: 'limit-notice',
      organisationId: usage.organisationId,
      enquiryId: null,
      recipient: contactEmail,
      senderName: 'Vitrine',
      replyTo: null,
      createdAt: clock(),
    });
    await jobs.enqueue(transaction, 'send-email', { emailIds: [id] });
  });
}
