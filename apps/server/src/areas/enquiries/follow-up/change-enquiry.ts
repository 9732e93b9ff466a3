import { followUpMessages } from '@vitrine/contract/enquiries/follow-up-messages';
import type { EnquiryChanges } from '@vitrine/contract/enquiries/schemas';
import { AppError } from '@vitrine/contract/errors';
import { stageChanges, stageOf } from '@vitrine/domain/enquiries/stage';
import { mayOwnEnquiry } from '@vitrine/domain/policies/enquiries';
import type { Database } from '@vitrine/store/database';
import { type EnquiryRecord, updateEnquiry } from '@vitrine/store/enquiries/queries';
import type { Scope } from '@vitrine/store/scope';
import { findUser } from '@vitrine/store/users/queries';
import { insertDeliveries } from '@vitrine/store/webhooks/queries';
import type { Services } from '../../../services.ts';
import { enquiryInScope } from '../service.ts';

/** Marks, moves on or hands over an enquiry. Rejects an owner of another tenant. */
export async function changeEnquiry(
  services: Pick<Services, 'db' | 'jobs' | 'clock'>,
  scope: Scope,
  id: number,
  input: EnquiryChanges,
): Promise<EnquiryRecord> {
  const { db, jobs } = services;
  const { enquiry: changed, isQueued } = await db.transaction().execute(async (transaction) => {
    const enquiry = await enquiryInScope(transaction, scope, id);
    const { owner_id: ownerId, ...moved } = input;
    if (ownerId !== undefined && ownerId !== null && ownerId !== enquiry.ownerId)
      await assertMayOwn(transaction, scope, enquiry, ownerId);
    const changes = { ...stageChanges(moved), ...(ownerId === undefined ? {} : { ownerId }) };
    const updated = await updateEnquiry(transaction, id, changes);
    if (!updated) throw new AppError('resource.missing');
    const { hasWebhooks, ...changed } = updated;
    const now = { ...enquiry, ...changed };
    const isQueued = hasWebhooks && (await queueStageWebhook(services, transaction, { before: enquiry, now }));
    // The record has the owner's name beside the id.
    return { enquiry: ownerId === undefined ? now : await enquiryInScope(transaction, scope, id), isQueued };
  });
  if (isQueued) jobs.wake('deliver-webhooks');
  return changed;
}

/**
 * Queues a webhook about the changed status for the organisation's systems, in the transaction of the change; false
 * where there is none to call.
 */
async function queueStageWebhook(
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

async function assertMayOwn(db: Database, scope: Scope, enquiry: EnquiryRecord, userId: number): Promise<void> {
  const user = await findUser(db, scope, userId);
  if (!user || !mayOwnEnquiry(user, enquiry))
    throw new AppError('request.invalid', { errors: { owner_id: [followUpMessages.ownerForeign] } });
}
