import { useQuery } from '@tanstack/react-query';
import type { User } from '@vitrine/contract/users/schemas';
import { useMemo } from 'react';
import type { TenantKey } from '../../session/queries.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { listOrganisationUsers, listUsers } from './calls.ts';

/** Where the users on screen belong. The route decides: a tenant, a reseller's page, or the provider's staff. */
export interface UsersParent {
  /** Null for staff. */
  organisationId: number | null;
  /** Only on pages of a reseller. */
  resellerId: number | null;
  /** The caller's own colleagues, who are asked for without an id. */
  own: boolean;
  tenant: TenantKey;
  /** The address of the list under the modals. */
  accounts: string;
}

/** The id in addresses: the reseller's, otherwise the organisation's. */
export const parentIdOf = ({ resellerId, organisationId }: UsersParent): number | null => resellerId ?? organisationId;

export const usersKey = (parent: UsersParent) => [...parent.tenant, 'users', parentIdOf(parent)] as const;

/** The users of an organisation, a reseller or the provider. */
export const useUsers = (parent: UsersParent) => {
  const id = parentIdOf(parent);
  return useQuery({
    queryKey: usersKey(parent),
    queryFn: () => (parent.own || id === null ? listUsers() : listOrganisationUsers(id)),
  });
};

export const fullName = ({ first_name, last_name }: Pick<User, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`;

/** The users of the tenant on screen; on the admin host, where no organisation is open, the provider's staff. */
export const useTenantUsers = (): UsersParent => {
  const { parent, openedId, key, paths } = useTenant();
  const organisationId = parent?.id ?? null;
  const { accounts } = paths;
  return useMemo(
    () => ({ organisationId, resellerId: null, own: openedId === null, tenant: key, accounts }),
    [organisationId, openedId, key, accounts],
  );
};
