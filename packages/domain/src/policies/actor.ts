import type { PermissionKey } from '@vitrine/contract/permissions';

/** The part of a user that holds permissions. */
export interface Holder {
  is_admin: boolean;
  permissions: readonly PermissionKey[];
}

/**
 * The acting user: permissions and tenant. Administrators have no tenant. `builds_copies`: the reseller's users may change
 * layers and images of its copies.
 */
export interface Actor extends Holder {
  organisation: { id: number } | null;
  reseller: { id: number; builds_copies?: boolean | undefined } | null;
}

/** Whether a user holds a permission; administrators hold all. */
export const hasPermission = (user: Holder, key: PermissionKey): boolean =>
  user.is_admin || user.permissions.includes(key);
