import { userMessages } from '@vitrine/contract/users/messages';
import type { User } from '@vitrine/contract/users/schemas';
import { may } from '@vitrine/domain/permissions/may';
import { useSession } from '../../../session/session.ts';
import { Button, type ButtonProps } from '../../../ui/Button.tsx';
import { Tip } from '../../../ui/Tip.tsx';

export interface UserActions {
  onReset: (user: User) => void;
  onResend: (user: User) => void;
}

interface UserActionProps extends UserActions {
  user: User;
  size?: ButtonProps['size'];
}

/** A reset for users who have accepted their invitation, another invitation for the others. */
export const UserAction = ({ user, size = 'compact', onReset, onResend }: UserActionProps) => {
  const { user: signedIn } = useSession();
  const invited = user.invite_status === 'pending' || user.invite_status === 'expired';
  const allowed = invited
    ? may(signedIn, 'users.invite') || may(signedIn, 'users.create')
    : may(signedIn, 'users.edit');
  const send = invited ? onResend : onReset;
  return (
    <Tip label={invited ? userMessages.mayNotInvite : userMessages.mayNotReset} on={!allowed} wide>
      <Button size={size} aria-disabled={!allowed || undefined} onClick={allowed ? () => send(user) : undefined}>
        {invited ? 'Resend Invite' : 'Reset Password'}
      </Button>
    </Tip>
  );
};
