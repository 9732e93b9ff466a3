import type { PermissionKey } from '@vitrine/contract/permissions';
import { type Holder, mayChangePermissions, mayManage } from '../permissions/manage-user.ts';
import { may } from '../permissions/may.ts';

/** Why an action on an account is refused: a code of contract/errors.ts. */
export type UserErrorCode = 'access.denied' | 'users.self' | 'users.may_more' | 'users.last_owner';

interface Account extends Holder {
  id: number;
}

/** The account that is acted on, with what its tenant would be without it. */
export interface Subject extends Account {
  /** Whether it has accepted its invitation. */
  is_active: boolean;
  tenant: 'organisation' | 'reseller' | 'staff';
  /** Other active accounts of the tenant that hold the owner's key. */
  other_owners: number;
}

/**
 * The key that makes an owner. Nobody at a reseller holds organisations.admin: there it is whoever manages the users,
 * since without one nobody could be let in any more.
 */
export const ownerKey = (tenant: Subject['tenant']): PermissionKey | null =>
  tenant === 'staff' ? null : tenant === 'organisation' ? 'organisations.admin' : 'users.edit';

/** Whether the subject is the one owner that its tenant has. */
export function isLastOwner({ is_active, tenant, permissions, other_owners }: Subject): boolean {
  const key = ownerKey(tenant);
  return key !== null && is_active && permissions.includes(key) && other_owners === 0;
}

/** Name and address: one's own, or of somebody who may not do more. Null when allowed. */
export function checkEdit(actor: Account, subject: Account): UserErrorCode | null {
  if (!may(actor, 'users.edit')) return 'access.denied';
  return actor.id === subject.id || mayManage(actor, subject) ? null : 'users.may_more';
}

/** An address that waits for its confirmation: whoever it is for may always send it again or give it up. */
export const checkHandleEmailChange = (actor: Account, subject: Account): UserErrorCode | null =>
  actor.id === subject.id ? null : checkEdit(actor, subject);

/** What is done to others only: taking a lost second step off, ending sessions, and the two actions below. */
export function checkSecureAccount(actor: Account, subject: Account): UserErrorCode | null {
  if (!may(actor, 'users.edit')) return 'access.denied';
  return actor.id === subject.id ? 'users.self' : checkEdit(actor, subject);
}

/** Keys: nobody grants or takes what they do not hold, and a tenant keeps an owner. */
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
