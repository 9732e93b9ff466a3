import type { Database } from '../database.ts';
import type { Scope } from '../scope.ts';
import { type EnquiryRecord, everyEnquiry } from './queries.ts';

export type EnquiryParent = { organisationId: number } | { resellerId: number };

const quarantined = (db: Database, scope: Scope, parent: EnquiryParent) => {
  const query = everyEnquiry(db, scope)
    .where('enquiries.quarantinedAt', 'is not', null)
    .orderBy('enquiries.createdAt', 'desc')
    .orderBy('enquiries.id', 'desc');
  return 'resellerId' in parent
    ? query.where('enquiries.resellerId', '=', parent.resellerId)
    : query.where('enquiries.organisationId', '=', parent.organisationId);
};

/** The quarantine of an organisation with its resellers, or of one reseller, newest first. */
export const listQuarantined = (
  db: Database,
  scope: Scope,
  parent: EnquiryParent,
  limit: number,
): Promise<EnquiryRecord[]> => quarantined(db, scope, parent).limit(limit).execute();

/** The ids that are in the quarantine; locked, so that two decisions at once count once. */
export const takeQuarantined = (
  db: Database,
  scope: Scope,
  parent: EnquiryParent,
  ids: readonly number[],
): Promise<EnquiryRecord[]> =>
  quarantined(db, scope, parent)
    .where('enquiries.id', 'in', [...ids])
    .forUpdate('enquiries')
    .execute();

/** Turns enquiries that the caller has found into ordinary ones. */
export const releaseEnquiries = (db: Database, ids: readonly number[]): Promise<unknown> =>
  db
    .updateTable('enquiries')
    .set({ quarantinedAt: null, quarantineReason: null })
    .where('id', 'in', [...ids])
    .execute();
