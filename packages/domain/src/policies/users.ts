import type { PermissionKey } from '@vitrine/contract/permissions';
import { type Holder, hasPermission } from './actor.ts';

/** Why an action on an account is rejected: a code of contract/errors.ts. */
export type UserErrorCode = 'access.denied' | 'users.self' | 'users.may_more' | 'users.last_owner';

interface Account extends Holder {
  id: number;
}

/** The target account, and its tenant without it. */
export interface Subject extends Account {
  /** Whether it has accepted its invitation. */
  is_active: boolean;
  tenant: 'organisation' | 'reseller' | 'staff';
  /** Other active owners of the tenant. */
  other_owners: number;
}

/**
 * Whether one user can change another's account. No user manages one with more permissions, because a change of
 * address and a reset would give access to that account. Administrators manage every user.
 */
export const mayManage = (actor: Holder, target: Holder): boolean =>
  actor.is_admin || (!target.is_admin && target.permissions.every((key) => hasPermission(actor, key)));

/** Whether the actor can grant or remove all of these permissions, which requires to hold them. */
export const mayGrant = (actor: Holder, keys: readonly PermissionKey[]): boolean =>
  keys.every((key) => hasPermission(actor, key));

/** Whether the actor can turn one list of permissions into another. */
export const mayChangePermissions = (
  actor: Holder,
  before: readonly PermissionKey[],
  after: readonly PermissionKey[],
): boolean =>
  mayGrant(actor, [...before.filter((key) => !after.includes(key)), ...after.filter((key) => !before.includes(key))]);

/** Whether the actor can invite users, and send an invitation again. */
export const mayInviteUsers = (actor: Holder): boolean =>
  hasPermission(actor, 'users.invite') || hasPermission(actor, 'users.create');

/** Whether the actor can invite users into a tenant; only administrators invite the provider's staff. */
export const mayInviteInto = (actor: Holder, tenant: Subject['tenant']): boolean =>
  mayInviteUsers(actor) && (tenant !== 'staff' || actor.is_admin);

/** Whether the actor can edit accounts at all. The functions below decide about one account. */
export const mayEditUsers = (actor: Holder): boolean => hasPermission(actor, 'users.edit');

/** Whether the actor can email users a link to reset their password. */
export const maySendResets = (actor: Holder): boolean => mayEditUsers(actor);

/**
 * The permission that makes an owner. No user of a reseller holds organisations.admin, so the owner is a user who
 * manages its users: without one, no user could be invited any more.
 */
export const ownerKey = (tenant: Subject['tenant']): PermissionKey | null =>
  tenant === 'staff' ? null : tenant === 'organisation' ? 'organisations.admin' : 'users.edit';

/** Whether the subject is the only owner of its tenant. */
export function isLastOwner({ is_active, tenant, permissions, other_owners }: Subject): boolean {
  const key = ownerKey(tenant);
  return key !== null && is_active && permissions.includes(key) && other_owners === 0;
}

/** Name and address: one's own, or those of a user with no more permissions. Null when allowed. */
export function checkEdit(actor: Account, subject: Account): UserErrorCode | null {
  if (!mayEditUsers(actor)) return 'access.denied';
  return actor.id === subject.id || mayManage(actor, subject) ? null : 'users.may_more';
}

/** An address that waits for its confirmation. Its user can always send the confirmation again or cancel the change. */
export const checkHandleEmailChange = (actor: Account, subject: Account): UserErrorCode | null =>
  actor.id === subject.id ? null : checkEdit(actor, subject);

/** Actions on other users only: removing a lost second step, ending sessions, and the two actions below. */
export function checkSecureAccount(actor: Account, subject: Account): UserErrorCode | null {
  if (!mayEditUsers(actor)) return 'access.denied';
  return actor.id === subject.id ? 'users.self' : checkEdit(actor, subject);
}

/** Permissions: users grant and remove only those that they hold, and a tenant keeps an owner. */
export function checkChangePermissions(
  actor: Account,
  subject: Subject,
  permissions: readonly PermissionKey[],
): UserErrorCode | null {
  const error = checkSecureAccount(actor, subject);
  if (error !== null) return error;
  if (!mayChangePermissions(actor, subject.permissions, permissions)) return 'users.may_more';
  return isLastOwner(subject) && !isLastOwner({ ...subject, permissions }) ? 'users.last_owner' : null;
}

/** A tenant keeps an owner. */
export const checkDelete = (actor: Account, subject: Subject): UserErrorCode | null =>
  checkSecureAccount(actor, subject) ?? (isLastOwner(subject) ? 'users.last_owner' : null);
