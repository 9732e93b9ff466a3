import { useQuery } from '@tanstack/react-query';
import { listOrganisationUsers, listUsers } from './calls.ts';
import { parentIdOf, type UsersParent } from './users-parent.ts';

export const usersKey = (parent: UsersParent) => [...parent.tenant, 'users', parentIdOf(parent)] as const;

/** The users of an organisation, a reseller or the provider. */
export const useUsers = (parent: UsersParent) => {
  const id = parentIdOf(parent);
  return useQuery({
    queryKey: usersKey(parent),
    queryFn: () => (parent.own || id === null ? listUsers() : listOrganisationUsers(id)),
  });
};
