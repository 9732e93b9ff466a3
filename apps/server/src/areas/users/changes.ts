import type { AuditPhrase, AuditText } from '@vitrine/contract/audit/texts';
import { isSameMailbox } from '@vitrine/contract/email-address';
import { AppError } from '@vitrine/contract/errors';
import type { PermissionKey } from '@vitrine/contract/permissions';
import { checkChangePermissions, checkDelete, checkEdit, checkSecureAccount } from '@vitrine/domain/policies/users';
import type { Database } from '@vitrine/store/database';
import { removeSessionsOf } from '@vitrine/store/session/queries';
import { removeSecondSteps } from '@vitrine/store/session/second-steps';
import { removeUser, type UserRecord, updateUser } from '@vitrine/store/users/queries';
import { holderOf } from '../../accounts/actor-of.ts';
import type { Caller } from '../../accounts/caller.ts';
import { assertCurrentPassword } from '../../accounts/current-password.ts';
import { shownEmail } from '../../accounts/present-user.ts';
import { recordAuditEvent } from '../../accounts/record-audit-event.ts';
import type { Services } from '../../services.ts';
import { accountOf, assertAllowed, changeAccount, type LockedAccount, subjectOf } from './change-account.ts';
import { countEmailChange, requestEmail, retryWhenTaken } from './email-change.ts';
import { nameOf, userInScope } from './service.ts';

export interface Changes {
  first_name?: string | undefined;
  last_name?: string | undefined;
  email?: string | undefined;
  reseller_id?: number | undefined;
  current_password?: string | undefined;
}

/**
 * Changes name and address. No user edits one with more permissions. A new address waits until it is confirmed; users
 * who change their own address enter the password first, before anything is looked up.
 */
export async function editUser(services: Services, caller: Caller, id: number, input: Changes): Promise<UserRecord> {
  const { db } = services;
  await assertMayMoveTo(services, caller, id, input);
  await retryWhenTaken(() =>
    changeAccount(services, caller, id, async (transaction, current) => {
      const { user, tenant } = current;
      if (input.reseller_id !== undefined && input.reseller_id !== user.organisationId)
        throw new AppError('resource.missing');
      assertAllowed(checkEdit(accountOf(current.caller.user), accountOf(user)));
      const changes = realChanges(user, input);
      if (Object.keys(changes).length === 0) return;
      await applyChanges(services, transaction, current, changes);
      const detail = describeChanges(user, changes);
      await recordAuditEvent(services, transaction, caller, 'user.edited', {
        subject: nameOf(user),
        detail,
        within: tenant,
      });
    }),
  );
  services.jobs.wake('send-email');
  return userInScope(db, caller, id);
}

/** Checks the caller's password when it is their own address, and limits the number of emails. */
async function assertMayMoveTo(services: Services, caller: Caller, id: number, input: Changes): Promise<void> {
  const { email, current_password: password } = input;
  if (email === undefined) return;
  const target = await userInScope(services.db, caller, id);
  if (isSameMailbox(shownEmail(target), email)) return;
  if (id === caller.user.id) await assertCurrentPassword(services, caller, password ?? '');
  await countEmailChange(services, caller, id, email);
}

async function applyChanges(
  services: Services,
  transaction: Database,
  current: LockedAccount,
  { email, ...changes }: RealChanges,
): Promise<void> {
  const { user } = current;
  // The same mailbox in another spelling needs no proof.
  const rewritten = email !== undefined && isSameMailbox(user.email, email) ? { email } : {};
  await updateUser(transaction, user.id, { ...changes, ...rewritten }, services.clock());
  if (email !== undefined && !isSameMailbox(shownEmail(user), email))
    await requestEmail(services, transaction, current, email);
}

type RealChanges = Partial<Pick<UserRecord, 'firstName' | 'lastName' | 'email'>>;

function realChanges(user: UserRecord, input: Changes): RealChanges {
  const { first_name: firstName, last_name: lastName, email } = input;
  return {
    ...(firstName !== undefined && firstName !== user.firstName ? { firstName } : {}),
    ...(lastName !== undefined && lastName !== user.lastName ? { lastName } : {}),
    ...(email !== undefined && email !== shownEmail(user) ? { email } : {}),
  };
}

const FIELD_PHRASES = { firstName: 'user.first_name', lastName: 'user.last_name', email: 'user.email' } as const;

const describeChanges = (user: UserRecord, changes: RealChanges): AuditText => {
  const before = { ...user, email: shownEmail(user) };
  return {
    clauses: (Object.entries(changes) as [keyof RealChanges, string][]).map(([field, after]) => ({
      phrase: FIELD_PHRASES[field],
      values: { after, before: before[field] },
    })),
  };
};

const describeAccess = (added: readonly PermissionKey[], removed: readonly PermissionKey[]): AuditText => {
  const permissionsOf = (keys: readonly PermissionKey[]) =>
    keys.map((key): AuditPhrase => ({ phrase: `permission.${key}` }));
  return {
    clauses: [
      ...(added.length > 0 ? [{ phrase: 'access.added', values: { permissions: permissionsOf(added) } } as const] : []),
      ...(removed.length > 0
        ? [{ phrase: 'access.removed', values: { permissions: permissionsOf(removed) } } as const]
        : []),
    ],
  };
};

/**
 * Sets a user's permissions. Users cannot change their own keys, or grant or revoke keys that they do not hold; a
 * tenant keeps an owner.
 */
export async function changePermissions(
  services: Services,
  caller: Caller,
  id: number,
  permissions: PermissionKey[],
): Promise<UserRecord> {
  const { db, clock } = services;
  await changeAccount(services, caller, id, async (transaction, current) => {
    const subject = await subjectOf(transaction, current);
    assertAllowed(checkChangePermissions(accountOf(current.caller.user), subject, permissions));
    const before = holderOf(current.user).permissions;
    const added = permissions.filter((key) => !before.includes(key));
    const taken = before.filter((key) => !permissions.includes(key));
    if (added.length + taken.length === 0) return;
    await updateUser(transaction, id, { permissions: [...new Set(permissions)] }, clock());
    await recordAuditEvent(services, transaction, caller, 'access.changed', {
      subject: nameOf(current.user),
      detail: describeAccess(added, taken),
      within: current.tenant,
    });
  });
  return userInScope(db, caller, id);
}

/**
 * For users who lost phone and codes: removes app, codes and passkeys, and ends all sessions, so that a thief gains
 * nothing.
 */
export async function clearSecondStep(services: Services, caller: Caller, id: number): Promise<UserRecord> {
  await changeAccount(services, caller, id, async (transaction, { caller: now, user, tenant }) => {
    assertAllowed(checkSecureAccount(accountOf(now.user), accountOf(user)));
    await removeSecondSteps(transaction, id);
    await removeSessionsOf(transaction, id);
    await recordAuditEvent(services, transaction, caller, 'two_step.removed', {
      subject: nameOf(user),
      detail: { phrase: 'second_step.all' },
      within: tenant,
    });
  });
  return userInScope(services.db, caller, id);
}

/** Deletes a user, whose sessions and links end with the row. Their audit events stay. A tenant keeps an owner. */
export const deleteUser = (services: Services, caller: Caller, id: number): Promise<void> =>
  changeAccount(services, caller, id, async (transaction, current) => {
    const { user, tenant } = current;
    assertAllowed(checkDelete(accountOf(current.caller.user), await subjectOf(transaction, current)));
    const details = { subject: nameOf(user), detail: user.email, within: tenant };
    await recordAuditEvent(services, transaction, caller, 'user.deleted', details);
    await removeUser(transaction, id);
  });
