import { refuse } from '@vitrine/contract/errors';
import { PERMISSION_WORDS, type PermissionKey } from '@vitrine/contract/permissions';
import { mayChangePermissions, mayManage } from '@vitrine/domain/permissions/manage-user';
import { isSameEmail } from '@vitrine/domain/users/normalise-email';
import type { Database } from '@vitrine/store/database';
import { findOrganisation, type OrganisationRecord } from '@vitrine/store/organisations/queries';
import { SYSTEM } from '@vitrine/store/scope';
import { removeSessionsOf } from '@vitrine/store/session/queries';
import { removeSecondSteps } from '@vitrine/store/session/second-steps';
import { removeUserTokens } from '@vitrine/store/session/user-tokens';
import { findUser, findUserIn, listUsers, removeUser, type UserRecord, updateUser } from '@vitrine/store/users/queries';
import { refuseTaken } from '../../accounts/insert-invited.ts';
import { issueLink } from '../../accounts/issue-link.ts';
import { holderOf } from '../../accounts/present-user.ts';
import { record } from '../../accounts/record.ts';
import type { Caller } from '../../plugins/session.ts';
import type { Services } from '../../services.ts';
import { nameOf } from './invite-user.ts';

/** An organisation or reseller that the caller may see, else refused as missing. */
export async function placeInScope(db: Database, caller: Caller, id: number): Promise<OrganisationRecord> {
  const place = await findOrganisation(db, caller.scope, id);
  if (!place) throw refuse('resource.missing');
  return place;
}

/** Where the caller's own users are: the reseller, else the organisation; null for staff. */
export const ownPlace = ({ reseller, organisation }: Caller): OrganisationRecord | null => reseller ?? organisation;

/** The caller's own colleagues; for administrators the provider's staff. */
export const listColleagues = (db: Database, caller: Caller): Promise<UserRecord[]> =>
  listUsers(db, ownPlace(caller)?.id ?? null);

export const listUsersOf = async (db: Database, caller: Caller, placeId: number): Promise<UserRecord[]> =>
  listUsers(db, (await placeInScope(db, caller, placeId)).id);

/** By the address, in an organisation or reseller of the scope. */
export async function userByEmail(db: Database, caller: Caller, placeId: number, email: string): Promise<UserRecord> {
  const user = await findUserIn(db, (await placeInScope(db, caller, placeId)).id, email);
  if (!user) throw refuse('resource.missing');
  return user;
}

export async function userInScope(db: Database, caller: Caller, id: number): Promise<UserRecord> {
  const user = await findUser(db, caller.scope, id);
  if (!user) throw refuse('resource.missing');
  return user;
}

export const placeOf = async (db: Database, user: UserRecord): Promise<OrganisationRecord | null> =>
  user.organisationId === null ? null : ((await findOrganisation(db, SYSTEM, user.organisationId)) ?? null);

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
  await db.transaction().execute(async (transaction) => {
    const user = await userInScope(transaction, caller, id);
    if (given.reseller_id !== undefined && given.reseller_id !== user.organisationId) throw refuse('resource.missing');
    assertMayManage(caller, user);
    const changes = realChanges(user, given);
    if (Object.keys(changes).length === 0) return;
    await updateUser(transaction, id, changes, clock()).catch((error: unknown) => refuseTaken(error));
    if (changes.email !== undefined) await moveLinks(services, transaction, user, changes.email);
    await record(services, transaction, caller, 'user.edited', {
      subject: nameOf(user),
      detail: describeChanges(user, changes),
      within: await placeOf(transaction, user),
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

function assertMayManage(caller: Caller, user: UserRecord): void {
  if (caller.user.id === user.id) return;
  if (!mayManage(holderOf(caller.user), holderOf(user))) throw refuse('users.may_more');
}

/** Sets what a user may do. Nobody changes their own keys, nor grants or takes what they do not hold. */
export async function changePermissions(
  services: Services,
  caller: Caller,
  id: number,
  permissions: PermissionKey[],
): Promise<UserRecord> {
  const { db, clock } = services;
  await db.transaction().execute(async (transaction) => {
    const user = await userInScope(transaction, caller, id);
    if (user.id === caller.user.id) throw refuse('users.self');
    assertMayManage(caller, user);
    const before = holderOf(user).permissions;
    if (!mayChangePermissions(holderOf(caller.user), before, permissions)) throw refuse('users.may_more');
    const added = permissions.filter((key) => !before.includes(key));
    const taken = before.filter((key) => !permissions.includes(key));
    if (added.length + taken.length === 0) return;
    await updateUser(transaction, id, { permissions: [...new Set(permissions)] }, clock());
    await record(services, transaction, caller, 'access.changed', {
      subject: nameOf(user),
      detail: describeAccess(added, taken),
      within: await placeOf(transaction, user),
    });
  });
  return userInScope(db, caller, id);
}

/** For somebody who lost phone and codes: app, codes and passkeys go, and all sessions end, so that a thief gains nothing. */
export async function clearSecondStep(services: Services, caller: Caller, id: number): Promise<UserRecord> {
  const { db } = services;
  await db.transaction().execute(async (transaction) => {
    const user = await userInScope(transaction, caller, id);
    if (user.id === caller.user.id) throw refuse('users.self');
    assertMayManage(caller, user);
    await removeSecondSteps(transaction, id);
    await removeSessionsOf(transaction, id);
    const words = { subject: nameOf(user), detail: 'All of them', within: await placeOf(transaction, user) };
    await record(services, transaction, caller, 'two_step.removed', words);
  });
  return userInScope(db, caller, id);
}

/** Deletes a user, whose sessions and links end with the row. What they did stays in the log. */
export async function deleteUser(services: Services, caller: Caller, id: number): Promise<void> {
  await services.db.transaction().execute(async (transaction) => {
    const user = await userInScope(transaction, caller, id);
    if (user.id === caller.user.id) throw refuse('users.self');
    assertMayManage(caller, user);
    const words = { subject: nameOf(user), detail: user.email, within: await placeOf(transaction, user) };
    await record(services, transaction, caller, 'user.deleted', words);
    await removeUser(transaction, id);
  });
}
