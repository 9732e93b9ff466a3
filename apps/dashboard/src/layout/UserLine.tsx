import { IconLogout } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { securityMessages } from '@vitrine/contract/session/messages';
import type { CurrentUser } from '@vitrine/contract/session/schemas';
import { useSignOut } from '../session/useSignOut.ts';
import { SECURITY } from '../tenant/paths.ts';
import { IconButton } from '../ui/IconButton.tsx';
import classes from './UserLine.module.css';

/** 'AB' for Ann Bell. */
export const initialsOf = ({ first_name, last_name }: Pick<CurrentUser, 'first_name' | 'last_name'>): string =>
  `${first_name.trim().charAt(0)}${last_name.trim().charAt(0)}`.toUpperCase();

const EXACT = { exact: true };

/** Initials and full name, which lead to sign-in and security, and the way out. */
export const UserLine = ({ user }: { user: CurrentUser }) => {
  const leaving = useSignOut();
  return (
    <div className={classes.line}>
      <Link to={SECURITY} className={classes.who} title={securityMessages.title} activeOptions={EXACT}>
        <span className={classes.initials} aria-hidden="true">
          {initialsOf(user)}
        </span>
        <span className={classes.name}>
          {user.first_name} {user.last_name}
        </span>
      </Link>
      <IconButton
        label="Log out"
        icon={<IconLogout size={18} stroke={1.6} />}
        aria-busy={leaving.isPending}
        onClick={() => !leaving.isPending && leaving.mutate()}
      />
    </div>
  );
};
