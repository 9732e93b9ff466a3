import { Button, type ButtonProps, Tooltip } from '@mantine/core';
import { userMessages } from '@vitrine/contract/users/messages';
import type { User } from '@vitrine/contract/users/schemas';
import { mayInviteUsers, maySendResets } from '@vitrine/domain/policies/users';
import { useSession } from '../../../session/session.ts';

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
