import { GROUP, type PermissionKey } from '@vitrine/contract/permissions';
import { type Holder, hasPermission } from './actor.ts';

const OF_EVERYBODY: readonly PermissionKey[] = ['users.edit', 'users.invite', 'users.create', 'configurators'];

/**
 * The permissions of a new user: manage users and configurators, and for the first user of an organisation also the
 * organisation itself, but never more than the inviter has. Staff need none: their group has all.
 */
export const newUserPermissions = (inviter: Holder, groupId: number, isFirst: boolean): PermissionKey[] => {
  if (groupId === GROUP.providerStaff || groupId === GROUP.administrator) return [];
  const first: readonly PermissionKey[] = isFirst && groupId === GROUP.organisationUser ? ['organisations.admin'] : [];
  return [...OF_EVERYBODY, ...first].filter((key) => hasPermission(inviter, key));
};
