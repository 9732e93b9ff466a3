import type { TenantKey } from '../../session/queries.ts';

/** Where the users on screen belong. The route decides: a tenant, a reseller's page, or the provider's staff. */
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

/** The id in addresses: the reseller's, otherwise the organisation's. */
export const parentIdOf = ({ resellerId, organisationId }: UsersParent): number | null => resellerId ?? organisationId;
