import { AppError } from '@vitrine/contract/errors';
import type { Database } from '@vitrine/store/database';
import type { OrganisationRecord } from '@vitrine/store/organisations/queries';
import { findGrant, findReseller, type GrantRecord } from '@vitrine/store/resellers/queries';
import type { Scope } from '@vitrine/store/scope';

export interface Copy {
  reseller: OrganisationRecord;
  grant: GrantRecord;
}

/** The reseller whose copy a call is about: the caller's own reseller, else the named one. */
export const ownCopyOr = (scope: Scope, named: number | undefined): number | undefined =>
  scope.kind === 'reseller' ? scope.resellerId : named;

/**
 * The reseller's copy that a call is about: a reseller's user has one and no other, others name one of their resellers.
 * Null when the call is about the configurator itself; rejects as missing what the caller may not see.
 */
export async function findCopy(
  db: Database,
  scope: Scope,
  configuratorId: number,
  named: number | undefined,
): Promise<Copy | null> {
  const resellerId = ownCopyOr(scope, named);
  if (resellerId === undefined) return null;
  const reseller = await findReseller(db, scope, resellerId);
  const grant = reseller && (await findGrant(db, reseller.id, configuratorId));
  if (!reseller || !grant) throw new AppError('resource.missing');
  return { reseller, grant };
}
