import { useMemo } from 'react';
import { useHouse } from '../../shell/useHouse.ts';
import type { UsersParent } from './users-parent.ts';

/** The users of the house on screen; on the admin host, where no organisation is open, the provider's staff. */
export const useHouseUsers = (): UsersParent => {
  const { parent, openedId, key, places } = useHouse();
  const organisationId = parent?.id ?? null;
  const { accounts } = places;
  return useMemo(
    () => ({ organisationId, resellerId: null, own: openedId === null, house: key, accounts }),
    [organisationId, openedId, key, accounts],
  );
};
