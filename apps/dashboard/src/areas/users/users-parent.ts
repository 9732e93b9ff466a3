import type { TenantKey } from '../../shell/queries.ts';

/** Where the users on screen belong. The route says so: a tenant, a reseller's page, or the provider's staff (platform.md §2). */
export interface UsersParent {
  /** Null for staff. */
  organisationId: number | null;
  /** Only on pages of a reseller. */
  resellerId: number | null;
  /** The caller's own colleagues, who are asked for without an id. */
  own: boolean;
  tenant: TenantKey;
  /** The list that the modals lie over. */
  accounts: string;
}

/** Whose id stands in addresses: the reseller's, otherwise the organisation's (platform.md §3, Add user payload). */
export const parentIdOf = ({ resellerId, organisationId }: UsersParent): number | null => resellerId ?? organisationId;
