import { Group, Stack } from '@mantine/core';
import { EditLink } from './EditLink.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { UserAction } from './UserAction.tsx';
import { UserName } from './UserName.tsx';
import type { UserRowsProps } from './UserTable.tsx';

/** User Accounts on phones: one card a user. */
export const UserCards = ({ users, editAddress, ...actions }: UserRowsProps) => (
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
