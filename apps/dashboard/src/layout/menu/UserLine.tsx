import { Group } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { routeTitles } from '@vitrine/contract/screens/titles';
import type { CurrentUser } from '@vitrine/contract/session/schemas';
import { useSignOut } from '../../session/useSignOut.ts';
import { SECURITY } from '../../tenant/paths.ts';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import classes from './UserLine.module.css';

/** 'AB' for Ann Bell. */
export const initialsOf = ({ first_name, last_name }: Pick<CurrentUser, 'first_name' | 'last_name'>): string =>
  `${first_name.trim().charAt(0)}${last_name.trim().charAt(0)}`.toUpperCase();

const EXACT = { exact: true };

/** Initials and full name, which link to Security, and Sign out. */
export const UserLine = ({ user }: { user: CurrentUser }) => {
  const leaving = useSignOut();
  return (
    <Group gap={10} wrap="nowrap" h={48} pr={4} pl={8}>
      <Link to={SECURITY} className={classes.who} title={routeTitles.security} activeOptions={EXACT}>
        <Group
          component="span"
          gap={0}
          justify="center"
          wrap="nowrap"
          display="inline-flex"
          w={28}
          h={28}
          flex="none"
          bdrs="50%"
          bg="var(--vt-ink)"
          c="var(--vt-surface)"
          fz={11}
          fw={600}
          lts={0}
          aria-hidden="true"
        >
          {initialsOf(user)}
        </Group>
        <span className={classes.name}>
          {user.first_name} {user.last_name}
        </span>
      </Link>
      <IconButton
        label={uiMessages.logOut}
        icon={<IconLogout size={18} stroke={1.6} />}
        aria-busy={leaving.isPending}
        onClick={() => !leaving.isPending && leaving.mutate()}
      />
    </Group>
  );
};
