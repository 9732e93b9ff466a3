import { leadMessages } from '@vitrine/contract/enquiries/lead-messages';
import type { EnquiryChanges } from '@vitrine/contract/enquiries/schemas';
import { refuse } from '@vitrine/contract/errors';
import { mayOwn } from '@vitrine/domain/enquiries/may-own';
import { stageChanges } from '@vitrine/domain/enquiries/stage';
import type { Database } from '@vitrine/store/database';
import { type EnquiryRecord, updateEnquiry } from '@vitrine/store/enquiries/queries';
import type { Scope } from '@vitrine/store/scope';
import { findUser } from '@vitrine/store/users/queries';
import type { Services } from '../../services.ts';
import { enquiryInScope } from './service.ts';

/** Marks, moves on or hands over an enquiry. Refuses an owner of another house. */
export async function changeEnquiry(
  { db }: Pick<Services, 'db'>,
  scope: Scope,
  id: number,
  given: EnquiryChanges,
): Promise<EnquiryRecord> {
  return db.transaction().execute(async (transaction) => {
    const enquiry = await enquiryInScope(transaction, scope, id);
    const { owner_id: ownerId, ...moved } = given;
    if (ownerId !== undefined && ownerId !== null && ownerId !== enquiry.ownerId)
      await assertMayOwn(transaction, scope, enquiry, ownerId);
    await updateEnquiry(transaction, id, {
      ...stageChanges(moved),
      ...(ownerId === undefined ? {} : { ownerId }),
    });
    return enquiryInScope(transaction, scope, id);
  });
}

async function assertMayOwn(db: Database, scope: Scope, enquiry: EnquiryRecord, userId: number): Promise<void> {
  const user = await findUser(db, scope, userId);
  if (!user || !mayOwn(user, enquiry))
    throw refuse('request.invalid', { errors: { owner_id: [leadMessages.ownerForeign] } });
}
