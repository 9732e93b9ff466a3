import { followUpMessages } from '@vitrine/contract/enquiries/follow-up-messages';
import type { EnquiryChanges } from '@vitrine/contract/enquiries/schemas';
import { AppError } from '@vitrine/contract/errors';
import { stageChanges } from '@vitrine/domain/enquiries/stage';
import { mayOwnEnquiry } from '@vitrine/domain/policies/enquiries';
import type { Database } from '@vitrine/store/database';
import { type EnquiryRecord, type EnquiryUpdate, updateEnquiry } from '@vitrine/store/enquiries/queries';
import type { Scope } from '@vitrine/store/scope';
import { findUser } from '@vitrine/store/users/queries';
import { queueStageWebhook } from '../../../enquiry-stages/queue-stage-webhook.ts';
import type { Services } from '../../../services.ts';
import { enquiryInScope, lockEnquiryInScope } from '../service.ts';

/** Marks, moves on or hands over an enquiry. Rejects an owner of another tenant. */
export async function changeEnquiry(
  services: Pick<Services, 'db' | 'jobs' | 'clock'>,
  scope: Scope,
  id: number,
  input: EnquiryChanges,
): Promise<EnquiryRecord> {
  const { db } = services;
  const { owner_id: ownerId, ...moved } = input;
  const changes = { ...stageChanges(moved), ...(ownerId === undefined ? {} : { ownerId }) };
  // Few tenants have webhooks, and one statement needs no transaction; a new owner is checked in one.
  const changed =
    typeof ownerId === 'number' ? undefined : await updateEnquiry(db, scope, { id, changes, unlessWebhooks: true });
  const before = changed ?? (await checkAndQueueWebhook(services, scope, { id, changes }));
  // The record has the owner's name beside the id.
  return ownerId === undefined ? { ...before, ...changes } : enquiryInScope(db, scope, id);
}

/** Changes an enquiry and queues the webhook about it in one transaction; returns the enquiry as it was. */
async function checkAndQueueWebhook(
  services: Pick<Services, 'db' | 'jobs' | 'clock'>,
  scope: Scope,
  { id, changes }: EnquiryUpdate,
): Promise<EnquiryRecord> {
  const { db, jobs } = services;
  const { enquiry, isQueued } = await db.transaction().execute(async (transaction) => {
    if (typeof changes.ownerId === 'number') await assertMayOwn(transaction, scope, id, changes.ownerId);
    const before = await updateEnquiry(transaction, scope, { id, changes });
    if (!before) throw new AppError('resource.missing');
    const isQueued = await queueStageWebhook(services, transaction, { before, now: { ...before, ...changes } });
    return { enquiry: before, isQueued };
  });
  if (isQueued) jobs.wake('deliver-webhooks');
  return enquiry;
}

/** Locks the enquiry first: somebody else may be handing it to another reseller. */
async function assertMayOwn(transaction: Database, scope: Scope, id: number, userId: number): Promise<void> {
  const enquiry = await lockEnquiryInScope(transaction, scope, id);
  if (userId === enquiry.ownerId) return;
  const user = await findUser(transaction, scope, userId);
  if (!user || !mayOwnEnquiry(user, enquiry))
    throw new AppError('request.invalid', { errors: { owner_id: [followUpMessages.ownerForeign] } });
}
