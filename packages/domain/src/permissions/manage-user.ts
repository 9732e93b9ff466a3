import type { PermissionKey } from '@vitrine/contract/permissions';

/** The fields of a user that decide who can manage whom. */
export interface Holder {
  is_admin: boolean;
  permissions: readonly PermissionKey[];
}

/**
 * Whether one user can change another's account. Nobody manages a user with more permissions, because a change of
 * address and a reset would give access to that account. Administrators manage everybody.
 */
export const mayManage = (caller: Holder, target: Holder): boolean =>
  caller.is_admin || (!target.is_admin && target.permissions.every((key) => caller.permissions.includes(key)));

/**
 * Whether the caller holds every permission in which the two lists differ. Nobody grants or removes a permission that
 * they do not have.
 */
export const mayChangePermissions = (
  caller: Holder,
  before: readonly PermissionKey[],
  after: readonly PermissionKey[],
): boolean => {
  const differing = [...before.filter((key) => !after.includes(key)), ...after.filter((key) => !before.includes(key))];
  return caller.is_admin || differing.every((key) => caller.permissions.includes(key));
};
