import type { PermissionKey } from '@vitrine/contract/permissions';

/** Whether a user holds a permission; administrators hold all. */
export const may = (user: { is_admin: boolean; permissions: readonly PermissionKey[] }, key: PermissionKey): boolean =>
  user.is_admin || user.permissions.includes(key);
