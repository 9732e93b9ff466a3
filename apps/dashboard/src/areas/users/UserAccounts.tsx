import { Group, Stack } from '@mantine/core';
import { userMessages } from '@vitrine/contract/users/messages';
import type { User } from '@vitrine/contract/users/schemas';
import { mayEditUsers } from '@vitrine/domain/policies/users';
import { useMemo } from 'react';
import { LoadingOverlay } from '../../layout/LoadingOverlay.tsx';
import { useSession } from '../../session/session.ts';
import { EmptyCase } from '../../ui/feedback/drawings.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { FailedList } from '../../ui/feedback/FailedList.tsx';
import { RowsSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { usePhone } from '../../ui/page/usePhone.ts';
import { DataTable, type Head } from '../../ui/tables/DataTable.tsx';
import { type Sorting, sorted, useSorting } from '../../ui/tables/useSorting.ts';
import classes from './UserAccounts.module.css';
import { EditLink, StatusBadge, UserAction, type UserActions, UserName } from './UserCells.tsx';
import { useResend, useReset } from './useUserChanges.ts';
import { type UsersParent, useUsers } from './useUsers.ts';

interface UserRowsProps extends UserActions {
  users: readonly User[];
  /** Where Edit User opens; null for those who may not. */
  editAddress: string | null;
}

const HEADS: readonly Head[] = [
  { key: 'first_name', label: 'Name', sortable: true },
  { key: 'status', label: 'Status', width: '18%' },
  { key: 'action', label: 'Action', width: '22%' },
  { key: 'edit', label: 'Edit', unseen: true, width: '44px' },
];

/** User Accounts on wide screens. */
const UserTable = ({ users, editAddress, sorting, ...actions }: UserRowsProps & { sorting: Sorting }) => (
  <DataTable label="User Accounts" heads={HEADS} sorting={sorting}>
    <tbody>
      {users.map((user) => (
        <tr key={user.id} className={`vt-row ${classes.row}`}>
          <td>
            <UserName user={user} />
          </td>
          <td>
            <StatusBadge status={user.invite_status} />
          </td>
          <td>
            <UserAction user={user} {...actions} />
          </td>
          <td className={classes.edit}>{editAddress !== null && <EditLink user={user} address={editAddress} />}</td>
        </tr>
      ))}
    </tbody>
  </DataTable>
);

/** User Accounts on phones: one card a user. */
const UserCards = ({ users, editAddress, ...actions }: UserRowsProps) => (
  <Stack component="ul" gap={12}>
    {users.map((user) => (
      <Stack key={user.id} component="li" gap={12} p={16} bd="1px solid var(--vt-line)" bdrs={8}>
        <Group justify="space-between" align="flex-start" wrap="nowrap" gap={12}>
          <UserName user={user} />
          {editAddress !== null && <EditLink user={user} address={editAddress} />}
        </Group>
        <Group justify="space-between" wrap="nowrap" gap={12}>
          <StatusBadge status={user.invite_status} />
          <UserAction user={user} size="sm" {...actions} />
        </Group>
      </Stack>
    ))}
  </Stack>
);

interface UserAccountsProps {
  parent: UsersParent;
  /** Where Edit User opens over this list. */
  editAddress: string;
}

const Rows = ({ users, parent, editAddress }: UserAccountsProps & { users: readonly User[] }) => {
  const { user: signedIn } = useSession();
  const phone = usePhone();
  const sorting = useSorting('first_name');
  const resetting = useReset(parent);
  const resending = useResend(parent);
  const inOrder = useMemo(() => sorted(users, (user) => user.first_name, sorting.direction), [users, sorting]);
  const props = {
    editAddress: mayEditUsers(signedIn) ? editAddress : null,
    onReset: (user: User) => resetting.mutate(user),
    onResend: (user: User) => resending.mutate(user),
  };
  return (
    <>
      {phone ? <UserCards users={users} {...props} /> : <UserTable users={inOrder} sorting={sorting} {...props} />}
      {(resetting.isPending || resending.isPending) && <LoadingOverlay message={userMessages.sending} everything />}
    </>
  );
};

/** The users of an organisation, a reseller or the provider, each with the actions on it. */
export const UserAccounts = ({ parent, editAddress }: UserAccountsProps) => {
  const { data, error, isPending, isFetching, refetch } = useUsers(parent);
  if (isPending) return <RowsSkeleton label={userMessages.fetching} image={false} />;
  if (!data) return <FailedList what="Users" error={error} onRetry={refetch} retrying={isFetching} />;
  if (data.length === 0)
    return <EmptyState drawing={<EmptyCase />} title={userMessages.empty} help={userMessages.emptyHelp} />;
  return <Rows users={data} parent={parent} editAddress={editAddress} />;
};
