import { stageOf } from '@vitrine/domain/enquiries/stage';
import type { Database } from '@vitrine/store/database';
import type { EnquiryRecord } from '@vitrine/store/enquiries/queries';
import { insertDeliveries } from '@vitrine/store/webhooks/queries';
import type { Services } from '../services.ts';

/**
 * Queues a webhook about the changed status for the organisation's systems, in the transaction of the change; false
 * where there is none to call. Wake 'deliver-webhooks' after the commit.
 */
export async function queueStageWebhook(
  { jobs, clock }: Pick<Services, 'jobs' | 'clock'>,
  transaction: Database,
  { before, now }: { before: EnquiryRecord; now: EnquiryRecord },
): Promise<boolean> {
  const detail = { from: stageOf(before), to: stageOf(now) };
  if (detail.from === detail.to) return false;
  const event = { event: 'enquiry.stage_changed', enquiryId: now.id, detail, createdAt: clock() } as const;
  if (!(await insertDeliveries(transaction, now.organisationId, event))) return false;
  await jobs.enqueue(transaction, 'deliver-webhooks', {});
  return true;
}
