import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PermissionKey } from '@vitrine/contract/permissions';
import { userMessages as messages } from '@vitrine/contract/users/messages';
import type { NewUser, User } from '@vitrine/contract/users/schemas';
import { errorText } from '../../calls/api-error.ts';
import { useNotify } from '../../layout/Notifications.tsx';
import { useSession } from '../../session/session.ts';
import { useRenewSession } from '../../session/useRenewSession.ts';
import {
  changePermissions,
  clearSecondStep,
  deleteUser,
  editUser,
  inviteOrganisationUser,
  inviteUser,
  requestRecovery,
  resendInvitation,
  sendReset,
} from './calls.ts';
import type { UserValues } from './UserFields.tsx';
import { parentIdOf, type UsersParent, usersKey } from './useUsers.ts';

interface ChangeMessages {
  title: string;
  message: string;
  failed: string;
}

/** Sends a change, shows the result in the notification modal, and refetches the list. */
const useChange = <Input>(parent: UsersParent, send: (input: Input) => Promise<unknown>, texts: ChangeMessages) => {
  const queryClient = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: send,
    onSuccess: () => notify({ kind: 'success', title: texts.title, message: texts.message }),
    onError: (error) => notify({ kind: 'error', title: texts.failed, message: errorText(error) }),
    onSettled: () => {
      queryClient.invalidateQueries({ queryKey: usersKey(parent) });
    },
  });
};

export const useInvite = (parent: UsersParent) => {
  const id = parentIdOf(parent);
  const send = (user: NewUser) => (id === null ? inviteUser(user) : inviteOrganisationUser(id, user));
  return useChange(parent, send, {
    title: messages.invitedTitle,
    message: messages.invited,
    failed: messages.notInvitedTitle,
  });
};

export interface Edit {
  user: User;
  /** Only what differs. */
  changed: Partial<UserValues>;
  /** Null when unchanged. */
  permissions: PermissionKey[] | null;
  /** For a change of the user's own email address. */
  password?: string;
}

/** Saves an edited user: fields and access each only when they changed. The signed-in user's new name shows at once. */
export const useEdit = (parent: UsersParent) => {
  const session = useSession();
  const renewSession = useRenewSession();
  const send = async ({ user, changed, permissions, password }: Edit): Promise<void> => {
    const { id } = user;
    const reseller = parent.resellerId === null ? {} : { reseller_id: parent.resellerId };
    if (Object.keys(changed).length > 0)
      await editUser(id, {
        ...{ id, ...changed, ...reseller },
        ...(password !== undefined && { current_password: password }),
      });
    if (permissions !== null) await changePermissions(id, permissions);
    if (id === session.user.id) await renewSession();
  };
  return useChange(parent, send, {
    title: messages.editedTitle,
    message: messages.edited,
    failed: messages.notEditedTitle,
  });
};

export const useClearSecondStep = (parent: UsersParent) =>
  useChange(parent, ({ id }: User) => clearSecondStep(id), {
    title: messages.clearedTitle,
    message: messages.cleared,
    failed: messages.notClearedTitle,
  });

export const useDelete = (parent: UsersParent) =>
  useChange(parent, ({ id }: User) => deleteUser(id), {
    title: messages.deletedTitle,
    message: messages.deleted,
    failed: messages.notDeletedTitle,
  });

export const useResend = (parent: UsersParent) =>
  useChange(parent, ({ id }: User) => resendInvitation(id), {
    title: messages.invitedTitle,
    message: messages.inviteResent,
    failed: messages.notInvitedTitle,
  });

export const useReset = (parent: UsersParent) => {
  const id = parentIdOf(parent);
  const send = ({ email }: User) => (id === null ? requestRecovery(email) : sendReset(id, email));
  return useChange(parent, send, {
    title: messages.resetTitle,
    message: messages.resetSent,
    failed: messages.notResetTitle,
  });
};
