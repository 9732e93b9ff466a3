import { IconLogout } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { CurrentUser } from '@vitrine/contract/session/schemas';
import { failureText } from '../calls/failures.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { signOut } from './calls.ts';
import { useNotify } from './Notifications.tsx';
import { leaveSession } from './send-to-login.ts';
import classes from './UserLine.module.css';

/** 'AB' for Ann Bell. */
export const initialsOf = ({ first_name, last_name }: Pick<CurrentUser, 'first_name' | 'last_name'>): string =>
  `${first_name.trim().charAt(0)}${last_name.trim().charAt(0)}`.toUpperCase();

/** Initials, full name and the way out. */
export const UserLine = ({ user }: { user: CurrentUser }) => {
  const queryClient = useQueryClient();
  const router = useRouter();
  const notify = useNotify();
  const leaving = useMutation({
    mutationFn: signOut,
    onSuccess: () => leaveSession(router, queryClient),
    onError: (failure) => notify({ kind: 'failure', title: 'You are still signed in', message: failureText(failure) }),
  });
  return (
    <div className={classes.line}>
      <span className={classes.initials} aria-hidden="true">
        {initialsOf(user)}
      </span>
      <span className={classes.name}>
        {user.first_name} {user.last_name}
      </span>
      <IconButton
        label="Log out"
        icon={<IconLogout size={18} stroke={1.6} />}
        aria-busy={leaving.isPending}
        onClick={() => !leaving.isPending && leaving.mutate()}
      />
    </div>
  );
};
