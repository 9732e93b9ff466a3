import type { PermissionKey } from '@vitrine/contract/permissions';

/** What counts of a user where it is asked who may manage whom. */
export interface Holder {
  is_admin: boolean;
  permissions: readonly PermissionKey[];
}

/**
 * Whether one user may change another's account: nobody manages somebody who may do more, else a change of address and
 * a reset would lend the other's powers. Administrators manage everybody.
 */
export const mayManage = (caller: Holder, target: Holder): boolean =>
  caller.is_admin || (!target.is_admin && target.permissions.every((key) => caller.permissions.includes(key)));

/** Whether the caller holds every key in which the two lists differ: nobody grants or takes what they do not have. */
export const mayChangePermissions = (
  caller: Holder,
  before: readonly PermissionKey[],
  after: readonly PermissionKey[],
): boolean => {
  const differing = [...before.filter((key) => !after.includes(key)), ...after.filter((key) => !before.includes(key))];
  return caller.is_admin || differing.every((key) => caller.permissions.includes(key));
};
