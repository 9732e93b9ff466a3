import { ActionIcon, Badge, Box, Button, type ButtonProps, Group, Text, Tooltip } from '@mantine/core';
import { IconCheck, IconHourglass, IconPencil, IconShield, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { userMessages } from '@vitrine/contract/users/messages';
import type { User } from '@vitrine/contract/users/schemas';
import { mayInviteUsers, maySendResets } from '@vitrine/domain/policies/users';
import { useSession } from '../../session/session.ts';
import { OVER_SCREEN } from '../../ui/dialogs/modal-history.ts';
import classes from './UserCells.module.css';
import { fullName } from './useUsers.ts';

/** Opens Edit User over the list. */
export const EditLink = ({ user, address }: { user: User; address: string }) => {
  const label = `Edit ${fullName(user)}`;
  return (
    <Tooltip label={label}>
      <ActionIcon
        component={Link}
        to={address}
        search={{ user: user.id } as never}
        state={OVER_SCREEN}
        resetScroll={false}
        className={classes.edit ?? ''}
        aria-label={label}
      >
        <IconPencil size={16} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
    </Tooltip>
  );
};

const SHOWN = {
  active: { word: 'Active', icon: IconCheck },
  pending: { word: 'Pending', icon: IconHourglass },
  expired: { word: 'Expired', icon: IconX },
} as const;

/** Whether the invitation was accepted; no status counts as active. */
export const StatusBadge = ({ status }: { status: User['invite_status'] }) => {
  const kind = status ?? 'active';
  const { word, icon: Icon } = SHOWN[kind];
  return (
    <Badge variant={kind} leftSection={<Icon size={12} stroke={2} aria-hidden="true" />}>
      {word}
    </Badge>
  );
};

export interface UserActions {
  onReset: (user: User) => void;
  onResend: (user: User) => void;
}

interface UserActionProps extends UserActions {
  user: User;
  size?: Exclude<ButtonProps['size'], undefined>;
}

/** A reset for users who have accepted their invitation, another invitation for the others. */
export const UserAction = ({ user, size = 'xs', onReset, onResend }: UserActionProps) => {
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
        {invited ? 'Resend Invite' : 'Reset Password'}
      </Button>
    </Tooltip>
  );
};

/** Name and email address, with a shield for users with a second step. */
export const UserName = ({ user }: { user: User }) => (
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
