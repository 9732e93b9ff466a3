import { GROUP, isAdministratorGroup, PERMISSION_KEYS, type PermissionKey } from '@vitrine/contract/permissions';
import { userMessages } from '@vitrine/contract/users/messages';
import type { User } from '@vitrine/contract/users/schemas';
import type { Holder } from '@vitrine/domain/policies/actor';
import { mayGrant } from '@vitrine/domain/policies/users';

/** One checkbox of Access: what it says and which keys it stands for. */
export interface AccessRow {
  label: string;
  keys: readonly PermissionKey[];
}

const OF_EVERYBODY: readonly AccessRow[] = [
  { label: userMessages.manageUsers, keys: ['users.edit', 'users.invite', 'users.create'] },
  { label: userMessages.manageConfigurators, keys: ['configurators'] },
];

const BY_ADMINISTRATORS: readonly AccessRow[] = [
  { label: userMessages.createConfigurators, keys: ['configurators.create'] },
  { label: userMessages.manageOrganisation, keys: ['organisations.admin'] },
];

/** The target as the rules of permission see it. */
export const holderOf = ({ group, permissions }: Pick<User, 'group' | 'permissions'>): Holder => ({
  is_admin: isAdministratorGroup(group.id),
  permissions,
});

/** What can be said of a user's access: nothing of staff, who hold all by their group; of a reseller's users the first two. */
export const accessRowsFor = (signedIn: Holder, { group }: Pick<User, 'group'>): readonly AccessRow[] => {
  if (isAdministratorGroup(group.id)) return [];
  const all = signedIn.is_admin && group.id === GROUP.organisationUser;
  return all ? [...OF_EVERYBODY, ...BY_ADMINISTRATORS] : OF_EVERYBODY;
};

/** Whether the signed-in user can turn the row on or off. */
export const maySet = (signedIn: Holder, { keys }: AccessRow): boolean => mayGrant(signedIn, keys);

export type AccessState = 'on' | 'off' | 'mixed';

export const stateOf = ({ keys }: AccessRow, permissions: readonly PermissionKey[]): AccessState => {
  const held = keys.filter((key) => permissions.includes(key)).length;
  if (held === 0) return 'off';
  return held === keys.length ? 'on' : 'mixed';
};

/** All keys of the row or none; what other rows stand for stays. */
export const withRow = (row: AccessRow, permissions: readonly PermissionKey[], on: boolean): PermissionKey[] =>
  PERMISSION_KEYS.filter((key) => (row.keys.includes(key) ? on : permissions.includes(key)));

export const sameKeys = (one: readonly PermissionKey[], other: readonly PermissionKey[]): boolean =>
  PERMISSION_KEYS.every((key) => one.includes(key) === other.includes(key));
