import { refuse } from '@vitrine/contract/errors';
import { PERMISSION_WORDS, type PermissionKey } from '@vitrine/contract/permissions';
import {
  refusalToChangePermissions,
  refusalToClearSecondStep,
  refusalToDelete,
  refusalToEdit,
} from '@vitrine/domain/policies/users';
import { isSameEmail } from '@vitrine/domain/users/normalise-email';
import type { Database } from '@vitrine/store/database';
import { removeSessionsOf } from '@vitrine/store/session/queries';
import { removeSecondSteps } from '@vitrine/store/session/second-steps';
import { removeUserTokens } from '@vitrine/store/session/user-tokens';
import { removeUser, type UserRecord, updateUser } from '@vitrine/store/users/queries';
import { refuseTaken } from '../../accounts/insert-invited.ts';
import { issueLink } from '../../accounts/issue-link.ts';
import { holderOf } from '../../accounts/present-user.ts';
import { record } from '../../accounts/record.ts';
import type { Caller } from '../../plugins/session.ts';
import type { Services } from '../../services.ts';
import { accountOf, assertAllowed, changeAccount, subjectOf } from './change-account.ts';
import { nameOf } from './invite-user.ts';
import { userInScope } from './service.ts';

export interface Changes {
  first_name?: string | undefined;
  last_name?: string | undefined;
  email?: string | undefined;
  reseller_id?: number | undefined;
}

/**
 * Changes name and address (platform.md §3, Edit user payload). Nobody edits a user who may do more (mayManage). A new
 * address voids a mailed reset; a pending user is invited again, at the new one.
 */
export async function editUser(services: Services, caller: Caller, id: number, given: Changes): Promise<UserRecord> {
  const { db, clock } = services;
  await changeAccount(services, caller, id, async (transaction, current) => {
    const { user } = current;
    if (given.reseller_id !== undefined && given.reseller_id !== user.organisationId) throw refuse('resource.missing');
    assertAllowed(refusalToEdit(accountOf(current.caller.user), accountOf(user)));
    const changes = realChanges(user, given);
    if (Object.keys(changes).length === 0) return;
    await updateUser(transaction, id, changes, clock()).catch((error: unknown) => refuseTaken(error));
    if (changes.email !== undefined) await moveLinks(services, transaction, user, changes.email);
    await record(services, transaction, caller, 'user.edited', {
      subject: nameOf(user),
      detail: describeChanges(user, changes),
      within: current.place,
    });
  });
  services.jobs.wake('send-mail');
  return userInScope(db, caller, id);
}

type RealChanges = Partial<Pick<UserRecord, 'firstName' | 'lastName' | 'email'>>;

function realChanges(user: UserRecord, given: Changes): RealChanges {
  const { first_name: firstName, last_name: lastName, email } = given;
  return {
    ...(firstName !== undefined && firstName !== user.firstName ? { firstName } : {}),
    ...(lastName !== undefined && lastName !== user.lastName ? { lastName } : {}),
    ...(email !== undefined && email !== user.email ? { email } : {}),
  };
}

const FIELD_WORDS: Record<keyof RealChanges, string> = {
  firstName: 'First name',
  lastName: 'Second name',
  email: 'Email address',
};

const describeChanges = (user: UserRecord, changes: RealChanges): string =>
  (Object.keys(changes) as (keyof RealChanges)[])
    .map((field) => `${FIELD_WORDS[field]}: ${changes[field]}, was ${user[field]}`)
    .join('; ');

const describeAccess = (added: readonly PermissionKey[], taken: readonly PermissionKey[]): string => {
  const words = (keys: readonly PermissionKey[]) => keys.map((key) => PERMISSION_WORDS[key]).join(', ');
  return [
    ...(added.length > 0 ? [`May now ${words(added)}`] : []),
    ...(taken.length > 0 ? [`May no longer ${words(taken)}`] : []),
  ].join('; ');
};

async function moveLinks(services: Services, transaction: Database, user: UserRecord, email: string): Promise<void> {
  if (isSameEmail(user.email, email)) return;
  await removeUserTokens(transaction, user.id, 'reset');
  if (user.inviteStatus === 'pending') await issueLink(services, transaction, 'invite', { ...user, email });
}

/** Sets what a user may do. Nobody changes their own keys, nor grants or takes what they do not hold; an owner stays. */
export async function changePermissions(
  services: Services,
  caller: Caller,
  id: number,
  permissions: PermissionKey[],
): Promise<UserRecord> {
  const { db, clock } = services;
  await changeAccount(services, caller, id, async (transaction, current) => {
    const subject = await subjectOf(transaction, current);
    assertAllowed(refusalToChangePermissions(accountOf(current.caller.user), subject, permissions));
    const before = holderOf(current.user).permissions;
    const added = permissions.filter((key) => !before.includes(key));
    const taken = before.filter((key) => !permissions.includes(key));
    if (added.length + taken.length === 0) return;
    await updateUser(transaction, id, { permissions: [...new Set(permissions)] }, clock());
    await record(services, transaction, caller, 'access.changed', {
      subject: nameOf(current.user),
      detail: describeAccess(added, taken),
      within: current.place,
    });
  });
  return userInScope(db, caller, id);
}

/** For somebody who lost phone and codes: app, codes and passkeys go, and all sessions end, so that a thief gains nothing. */
export async function clearSecondStep(services: Services, caller: Caller, id: number): Promise<UserRecord> {
  await changeAccount(services, caller, id, async (transaction, { caller: now, user, place }) => {
    assertAllowed(refusalToClearSecondStep(accountOf(now.user), accountOf(user)));
    await removeSecondSteps(transaction, id);
    await removeSessionsOf(transaction, id);
    const words = { subject: nameOf(user), detail: 'All of them', within: place };
    await record(services, transaction, caller, 'two_step.removed', words);
  });
  return userInScope(services.db, caller, id);
}

/** Deletes a user, whose sessions and links end with the row. What they did stays in the log. A tenant keeps an owner. */
export const deleteUser = (services: Services, caller: Caller, id: number): Promise<void> =>
  changeAccount(services, caller, id, async (transaction, current) => {
    const { user, place } = current;
    assertAllowed(refusalToDelete(accountOf(current.caller.user), await subjectOf(transaction, current)));
    const words = { subject: nameOf(user), detail: user.email, within: place };
    await record(services, transaction, caller, 'user.deleted', words);
    await removeUser(transaction, id);
  });
