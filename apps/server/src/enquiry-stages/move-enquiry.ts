import type { EnquiryStage } from '@vitrine/contract/enquiries/stages';
import { stageChanges, stageOf } from '@vitrine/domain/enquiries/stage';
import type { Database } from '@vitrine/store/database';
import { lockEnquiry, updateEnquiry } from '@vitrine/store/enquiries/queries';
import type { Scope } from '@vitrine/store/scope';
import type { Services } from '../services.ts';
import { queueStageWebhook } from './queue-stage-webhook.ts';

/**
 * Moves an enquiry of the scope to a stage, in the caller's transaction, unless it is in one of `unless`. An enquiry
 * that is gone or that another tenant has by now stays as it is. Wake 'deliver-webhooks' after the commit.
 */
export async function moveEnquiry(
  services: Pick<Services, 'jobs' | 'clock'>,
  transaction: Database,
  scope: Scope,
  { id, stage, unless }: { id: number; stage: EnquiryStage; unless: readonly EnquiryStage[] },
): Promise<void> {
  // Somebody else may be moving it at this moment.
  const enquiry = await lockEnquiry(transaction, scope, id);
  if (!enquiry || [stage, ...unless].includes(stageOf(enquiry))) return;
  const changes = stageChanges({ stage });
  const before = await updateEnquiry(transaction, scope, { id, changes });
  if (before) await queueStageWebhook(services, transaction, { before, now: { ...before, ...changes } });
}
