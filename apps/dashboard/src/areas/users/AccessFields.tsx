import { Box, Checkbox, SimpleGrid, Tooltip } from '@mantine/core';
import { GROUP, isAdministratorGroup, PERMISSION_KEYS, type PermissionKey } from '@vitrine/contract/permissions';
import { userMessages } from '@vitrine/contract/users/messages';
import type { User } from '@vitrine/contract/users/schemas';
import type { Holder } from '@vitrine/domain/policies/actor';
import { mayGrant } from '@vitrine/domain/policies/users';
import { useSession } from '../../session/session.ts';

/** One checkbox of Access, with the permission keys that it sets. */
export interface AccessRow {
  label: string;
  keys: readonly PermissionKey[];
}

const ofEverybody = (): readonly AccessRow[] => [
  { label: userMessages.manageUsers, keys: ['users.edit', 'users.invite', 'users.create'] },
  { label: userMessages.manageConfigurators, keys: ['configurators'] },
];

const byAdministrators = (): readonly AccessRow[] => [
  { label: userMessages.createConfigurators, keys: ['configurators.create'] },
  { label: userMessages.manageOrganisation, keys: ['organisations.admin'] },
];

/** The user as the permission rules expect it. */
export const holderOf = ({ group, permissions }: Pick<User, 'group' | 'permissions'>): Holder => ({
  is_admin: isAdministratorGroup(group.id),
  permissions,
});

/** The checkboxes for a user: none for staff, who have every permission; the first two for a reseller's users. */
export const accessRowsFor = (signedIn: Holder, { group }: Pick<User, 'group'>): readonly AccessRow[] => {
  if (isAdministratorGroup(group.id)) return [];
  const all = signedIn.is_admin && group.id === GROUP.organisationUser;
  return all ? [...ofEverybody(), ...byAdministrators()] : ofEverybody();
};

/** Users can only change permissions that they have. */
export const maySet = (signedIn: Holder, { keys }: AccessRow): boolean => mayGrant(signedIn, keys);

type AccessState = 'on' | 'off' | 'mixed';

export const stateOf = ({ keys }: AccessRow, permissions: readonly PermissionKey[]): AccessState => {
  const held = keys.filter((key) => permissions.includes(key)).length;
  if (held === 0) return 'off';
  return held === keys.length ? 'on' : 'mixed';
};

/** Sets or clears all keys of the row; others are unchanged. */
export const withRow = (row: AccessRow, permissions: readonly PermissionKey[], on: boolean): PermissionKey[] =>
  PERMISSION_KEYS.filter((key) => (row.keys.includes(key) ? on : permissions.includes(key)));

/** The permissions that were granted and removed. */
export type AccessEdits = Partial<Record<PermissionKey, boolean>>;

/** What leads from some permissions to others. */
export const accessEdits = (before: readonly PermissionKey[], after: readonly PermissionKey[]): AccessEdits =>
  Object.fromEntries(
    PERMISSION_KEYS.filter((key) => before.includes(key) !== after.includes(key)).map((key) => [
      key,
      after.includes(key),
    ]),
  );

/** Permissions after edits. */
export const withAccess = (permissions: readonly PermissionKey[], edits: AccessEdits): PermissionKey[] =>
  PERMISSION_KEYS.filter((key) => edits[key] ?? permissions.includes(key));

export const sameKeys = (one: readonly PermissionKey[], other: readonly PermissionKey[]): boolean =>
  PERMISSION_KEYS.every((key) => one.includes(key) === other.includes(key));

interface AccessFieldsProps {
  user: User;
  permissions: PermissionKey[];
  onChange: (permissions: PermissionKey[]) => void;
  /** Why the access cannot be changed; null if it can. */
  lockedBecause: string | null;
}

/** A user's permissions. Those that the signed-in user does not have are shown disabled. */
export const AccessFields = ({ user, permissions, onChange, lockedBecause }: AccessFieldsProps) => {
  const { user: signedIn } = useSession();
  const rows = accessRowsFor(signedIn, user);
  if (rows.length === 0) return null;
  const reason = (row: AccessRow): string | null =>
    lockedBecause ?? (maySet(signedIn, row) ? null : userMessages.accessNotHeld);
  return (
    <Box
      component="fieldset"
      mx={0}
      px={0}
      miw={0}
      mt={24}
      mb={0}
      pt={20}
      pb={0}
      style={{ border: 0, borderTop: '1px solid var(--vt-line)' }}
    >
      <Box component="legend" w="100%" mb={8} p={0} fz={13} fw={500} lh="20px" style={{ float: 'left' }}>
        {userMessages.access}
      </Box>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={16} verticalSpacing={{ base: 0, sm: 8 }} style={{ clear: 'both' }}>
        {rows.map((row) => {
          const state = stateOf(row, permissions);
          return (
            <Tooltip
              key={row.label}
              label={reason(row) ?? ''}
              disabled={reason(row) === null}
              multiline
              w={250}
              position="right"
            >
              <Box style={{ justifySelf: 'start' }}>
                <Checkbox
                  label={row.label}
                  name={row.label}
                  checked={state === 'on'}
                  indeterminate={state === 'mixed'}
                  aria-disabled={reason(row) !== null || undefined}
                  onChange={({ currentTarget: { checked: on } }) =>
                    reason(row) === null && onChange(withRow(row, permissions, on))
                  }
                />
              </Box>
            </Tooltip>
          );
        })}
      </SimpleGrid>
    </Box>
  );
};
