import type { PermissionKey } from '@vitrine/contract/permissions';
import { userMessages as messages } from '@vitrine/contract/users/messages';
import type { NewUser, User } from '@vitrine/contract/users/schemas';
import { useChange } from '../../layout/useChange.ts';
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
  success: readonly [title: string, message: string];
  failed: string;
}

/** A change that refetches the list, without waiting for it. */
const useUserChange = <Input>(parent: UsersParent, send: (input: Input) => Promise<unknown>, texts: ChangeMessages) =>
  useChange(send, {
    ...texts,
    onSettled: (queryClient) => void queryClient.invalidateQueries({ queryKey: usersKey(parent) }),
  });

export const useInvite = (parent: UsersParent) => {
  const id = parentIdOf(parent);
  const send = (user: NewUser) => (id === null ? inviteUser(user) : inviteOrganisationUser(id, user));
  return useUserChange(parent, send, {
    success: [messages.invitedTitle, messages.invited],
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
  return useUserChange(parent, send, {
    success: [messages.editedTitle, messages.edited],
    failed: messages.notEditedTitle,
  });
};

export const useClearSecondStep = (parent: UsersParent) =>
  useUserChange(parent, ({ id }: User) => clearSecondStep(id), {
    success: [messages.clearedTitle, messages.cleared],
    failed: messages.notClearedTitle,
  });

export const useDelete = (parent: UsersParent) =>
  useUserChange(parent, ({ id }: User) => deleteUser(id), {
    success: [messages.deletedTitle, messages.deleted],
    failed: messages.notDeletedTitle,
  });

export const useResend = (parent: UsersParent) =>
  useUserChange(parent, ({ id }: User) => resendInvitation(id), {
    success: [messages.invitedTitle, messages.inviteResent],
    failed: messages.notInvitedTitle,
  });

export const useReset = (parent: UsersParent) => {
  const id = parentIdOf(parent);
  const send = ({ email }: User) => (id === null ? requestRecovery(email) : sendReset(id, email));
  return useUserChange(parent, send, {
    success: [messages.resetTitle, messages.resetSent],
    failed: messages.notResetTitle,
  });
};
