import { AppError } from '@vitrine/contract/errors';
import { ownerKey, type Subject, type UserErrorCode } from '@vitrine/domain/policies/users';
import type { Database } from '@vitrine/store/database';
import type { OrganisationRecord } from '@vitrine/store/organisations/queries';
import { findUserBySession } from '@vitrine/store/session/queries';
import { countOtherHolders, lockUsers } from '@vitrine/store/users/lock-users';
import type { UserRecord } from '@vitrine/store/users/queries';
import { holderOf } from '../../accounts/actor-of.ts';
import type { Caller } from '../../accounts/caller.ts';
import type { Services } from '../../services.ts';
import { tenantKind, tenantOf, userInScope } from './service.ts';

/** Caller and target as they are at the moment of the change. */
export interface LockedAccount {
  caller: Caller;
  user: UserRecord;
  tenant: OrganisationRecord | null;
}

/**
 * Changes an account with caller and target read again under locks: a caller who lost a right or the account since the
 * request began is rejected, and two callers who act on each other go one after the other.
 */
export const changeAccount = <T>(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  caller: Caller,
  id: number,
  change: (transaction: Database, current: LockedAccount) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (transaction) => {
    const { organisationId } = await userInScope(transaction, caller, id);
    await lockUsers(transaction, organisationId, [caller.user.id, id]);
    const session = await findUserBySession(transaction, caller.tokenHash, clock());
    if (!session) throw new AppError('session.required');
    const user = await userInScope(transaction, caller, id);
    const tenant = await tenantOf(transaction, user);
    return change(transaction, { caller: { ...caller, user: session.user }, user, tenant });
  });

export const accountOf = (user: Pick<UserRecord, 'id' | 'groupId' | 'permissions'>) => ({
  id: user.id,
  ...holderOf(user),
});

/** The target as the policy sees it. */
export async function subjectOf(transaction: Database, { user, tenant }: LockedAccount): Promise<Subject> {
  const kind = tenantKind(tenant);
  const key = ownerKey(kind);
  const others =
    tenant === null || key === null
      ? 0
      : await countOtherHolders(transaction, { tenantId: tenant.id, key, exceptId: user.id });
  return {
    ...accountOf(user),
    is_active: user.inviteStatus === null || user.inviteStatus === 'active',
    tenant: kind,
    other_owners: others,
  };
}

/** Throws the error that a policy returned. */
export function assertAllowed(error: UserErrorCode | null): void {
  if (error !== null) throw new AppError(error);
}
