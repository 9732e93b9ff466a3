import type { TenantKey } from '../session/queries.ts';
import { useSession } from '../session/session.ts';
import type { Paths } from './paths.ts';
import { useTenant } from './useTenant.ts';

/** Whose prices and quotes are on screen. */
export interface SellingTenant {
  id: number;
  key: TenantKey;
  paths: Paths;
  /** Resellers can base price lists on their manufacturer's. */
  isReseller: boolean;
}

/** The tenant on screen, on a reseller's pages that reseller; null while it loads, and for staff of the provider. */
export const useSellingTenant = (): SellingTenant | null => {
  const { user } = useSession();
  const { key, paths, parent, resellerId, orgName } = useTenant();
  const id = resellerId ?? parent?.id;
  if (id === undefined) return null;
  return { id, key, paths, isReseller: resellerId !== null || (orgName === null && user.reseller !== null) };
};
