import { GROUP, type PermissionKey } from '@vitrine/contract/permissions';
import type { Holder } from './manage-user.ts';

const OF_EVERYBODY: readonly PermissionKey[] = ['users.edit', 'users.invite', 'users.create', 'configurators'];

/**
 * What a new user may do: manage users and configurators, the first of an organisation also the organisation itself,
 * but nothing that the inviter may not do. Staff need no keys: their group holds all.
 */
export const newUserPermissions = (inviter: Holder, groupId: number, isFirst: boolean): PermissionKey[] => {
  if (groupId === GROUP.providerStaff || groupId === GROUP.administrator) return [];
  const first: readonly PermissionKey[] = isFirst && groupId === GROUP.organisationUser ? ['organisations.admin'] : [];
  return [...OF_EVERYBODY, ...first].filter((key) => inviter.is_admin || inviter.permissions.includes(key));
};
