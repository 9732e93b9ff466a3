import type { PermissionKey } from '@vitrine/contract/permissions';

/** The part of a user that holds permissions. */
export interface Holder {
  is_admin: boolean;
  permissions: readonly PermissionKey[];
}

/** The acting user: permissions and tenant. Administrators have no tenant. */
export interface Actor extends Holder {
  organisation: { id: number } | null;
  reseller: { id: number } | null;
}

/** Whether a user holds a permission; administrators hold all. */
export const hasPermission = (user: Holder, key: PermissionKey): boolean =>
  user.is_admin || user.permissions.includes(key);
