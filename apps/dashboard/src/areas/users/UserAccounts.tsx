import { ActionIcon, Badge, Box, Button, type ButtonProps, Group, Stack, Text, Tooltip } from '@mantine/core';
import { IconCheck, IconHourglass, IconPencil, IconShield, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { userMessages } from '@vitrine/contract/users/messages';
import type { User } from '@vitrine/contract/users/schemas';
import { userStatusMessages } from '@vitrine/contract/users/status-messages';
import { mayEditUsers, mayInviteUsers, maySendResets } from '@vitrine/domain/policies/users';
import { useMemo } from 'react';
import { LoadingOverlay } from '../../layout/LoadingOverlay.tsx';
import { useSession } from '../../session/session.ts';
import { OVER_SCREEN } from '../../ui/dialogs/modal-history.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NotLoaded } from '../../ui/feedback/FailedList.tsx';
import { RowsSkeleton } from '../../ui/feedback/Skeletons.tsx';
import { useListSearch } from '../../ui/forms/useListSearch.tsx';
import { usePhone } from '../../ui/page/usePhone.ts';
import { DataTable, type Head } from '../../ui/tables/DataTable.tsx';
import { type Sorting, sorted, useSorting } from '../../ui/tables/useSorting.ts';
import classes from './UserAccounts.module.css';
import { fullName, type UsersParent, useResend, useReset, useUsers } from './useUsers.ts';

/** Opens Edit User over the list. */
const EditLink = ({ user, address }: { user: User; address: string }) => {
  const phone = usePhone();
  const label = userMessages.editOf(fullName(user));
  return (
    <Tooltip label={label}>
      <ActionIcon
        component={Link}
        to={address}
        search={{ user: user.id } as never}
        state={OVER_SCREEN}
        resetScroll={false}
        {...(phone && { w: 44, h: 44, m: '-8px -10px -8px 0' })}
        aria-label={label}
      >
        <IconPencil size={16} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
    </Tooltip>
  );
};

const STATUS_ICON = {
  active: IconCheck,
  pending: IconHourglass,
  expired: IconX,
} as const;

/** Whether the invitation was accepted; no status counts as active. */
const StatusBadge = ({ status }: { status: User['invite_status'] }) => {
  const kind = status ?? 'active';
  const Icon = STATUS_ICON[kind];
  return (
    <Badge variant={kind} leftSection={<Icon size={12} stroke={2} aria-hidden="true" />}>
      {userStatusMessages[kind]}
    </Badge>
  );
};

interface UserActions {
  onReset: (user: User) => void;
  onResend: (user: User) => void;
}

interface UserActionProps extends UserActions {
  user: User;
  size?: Exclude<ButtonProps['size'], undefined>;
}

/** A reset for users who have accepted their invitation, another invitation for the others. */
const UserAction = ({ user, size = 'xs', onReset, onResend }: UserActionProps) => {
  const { user: signedIn } = useSession();
  const invited = user.invite_status === 'pending' || user.invite_status === 'expired';
  const allowed = invited ? mayInviteUsers(signedIn) : maySendResets(signedIn);
  const send = invited ? onResend : onReset;
  return (
    <Tooltip
      label={invited ? userMessages.mayNotInvite : userMessages.mayNotReset}
      disabled={allowed}
      multiline
      w={250}
    >
      <Button size={size} aria-disabled={!allowed || undefined} onClick={allowed ? () => send(user) : undefined}>
        {invited ? userMessages.resendInvite : userMessages.resetPassword}
      </Button>
    </Tooltip>
  );
};

/** Name and email address, with a shield for users with a second step. */
const UserName = ({ user }: { user: User }) => (
  <Box flex={1} miw={0}>
    <Group component="p" gap={6} wrap="nowrap">
      <Text span inherit truncate miw={0} fw={500}>
        {fullName(user)}
      </Text>
      {user.two_step && (
        <Tooltip label={userMessages.hasTwoStep}>
          <IconShield
            size={15}
            stroke={1.6}
            color="var(--vt-accent)"
            style={{ flex: 'none' }}
            role="img"
            aria-label={userMessages.hasTwoStep}
          />
        </Tooltip>
      )}
    </Group>
    <Text size="sm" truncate miw={0} c="dimmed">
      {user.email}
    </Text>
  </Box>
);

interface UserRowsProps extends UserActions {
  users: readonly User[];
  /** Where Edit User opens; null for those who may not. */
  editAddress: string | null;
}

const heads = (): readonly Head[] => [
  { key: 'first_name', label: uiMessages.name, sortable: true },
  { key: 'status', label: userMessages.status, width: 'clamp(116px, 14vw, 200px)' },
  { key: 'action', label: userMessages.action, width: 'clamp(200px, 18vw, 260px)' },
  { key: 'edit', label: uiMessages.edit, unseen: true, width: '44px' },
];

/** User Accounts on wide screens. */
const UserTable = ({ users, editAddress, sorting, ...actions }: UserRowsProps & { sorting: Sorting }) => (
  <DataTable label={uiMessages.userAccounts} heads={heads()} sorting={sorting}>
    <tbody>
      {users.map((user) => (
        <tr key={user.id} className={`vt-row ${classes.row}`}>
          <td dir="auto">
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

const searchedTextsOf = (user: User): string[] => [fullName(user), user.email];

const Rows = ({ users, parent, editAddress }: UserAccountsProps & { users: readonly User[] }) => {
  const { user: signedIn } = useSession();
  const phone = usePhone();
  const sorting = useSorting('first_name');
  const resetting = useReset(parent);
  const resending = useResend(parent);
  const { found, field, nothing } = useListSearch(userMessages.users, users, searchedTextsOf);
  const inOrder = useMemo(() => sorted(found, (user) => user.first_name, sorting.direction), [found, sorting]);
  const props = {
    editAddress: mayEditUsers(signedIn) ? editAddress : null,
    onReset: (user: User) => resetting.mutate(user),
    onResend: (user: User) => resending.mutate(user),
  };
  return (
    <>
      {field}
      {nothing ||
        (phone ? <UserCards users={found} {...props} /> : <UserTable users={inOrder} sorting={sorting} {...props} />)}
      {(resetting.isPending || resending.isPending) && <LoadingOverlay message={userMessages.sending} everything />}
    </>
  );
};

/** The users of an organisation, a reseller or the provider, each with the actions on it. */
export const UserAccounts = ({ parent, editAddress }: UserAccountsProps) => {
  const query = useUsers(parent);
  const { data } = query;
  const skeleton = <RowsSkeleton label={userMessages.fetching} image={false} />;
  if (!data) return <NotLoaded what={userMessages.users} query={query} skeleton={skeleton} />;
  if (data.length === 0) return <EmptyState title={userMessages.empty} help={userMessages.emptyHelp} />;
  return <Rows users={data} parent={parent} editAddress={editAddress} />;
};
