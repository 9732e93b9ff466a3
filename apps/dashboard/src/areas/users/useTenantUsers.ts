import { useMemo } from 'react';
import { useTenant } from '../../tenant/useTenant.ts';
import type { UsersParent } from './users-parent.ts';

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
