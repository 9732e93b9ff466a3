import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PermissionKey } from '@vitrine/contract/permissions';
import type { sessionRoutes } from '@vitrine/contract/session/routes';
import { userMessages as messages } from '@vitrine/contract/users/messages';
import type { userRoutes } from '@vitrine/contract/users/routes';
import type { NewUser, User, UserChanges } from '@vitrine/contract/users/schemas';
import { useMemo } from 'react';
import { call } from '../../calls/call.ts';
import { useChange } from '../../layout/useChange.ts';
import type { TenantKey } from '../../session/queries.ts';
import { useSession } from '../../session/session.ts';
import { useRenewSession } from '../../session/useRenewSession.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { type AccessEdits, withAccess } from './AccessFields.tsx';

/** Where the users on screen belong. The route decides: a tenant, a reseller's page, or the provider's staff. */
export interface UsersParent {
  /** Null for staff. */
  organisationId: number | null;
  /** Only on pages of a reseller. */
  resellerId: number | null;
  /** The caller's own colleagues, who are asked for without an id. */
  own: boolean;
  tenant: TenantKey;
  /** The address of the list under the modals. */
  accounts: string;
}

/** The id in addresses: the reseller's, otherwise the organisation's. */
export const parentIdOf = ({ resellerId, organisationId }: UsersParent): number | null => resellerId ?? organisationId;

export const usersKey = (parent: UsersParent) => [...parent.tenant, 'users', parentIdOf(parent)] as const;

export const fullName = ({ first_name, last_name }: Pick<User, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`;

/** The users of the tenant on screen; on the admin host, where no organisation is open, the provider's staff. */
export const useTenantUsers = (): UsersParent => {
  const { parent, openedId, key, paths } = useTenant();
  const organisationId = parent?.id ?? null;
  const { accounts } = paths;
  return useMemo(
    () => ({ organisationId, resellerId: null, own: openedId === null, tenant: key, accounts }),
    [organisationId, openedId, key, accounts],
  );
};

const listOwn = () => call<typeof userRoutes.listUsers>('GET', '/users', {});

const listOf = (organisationId: number) =>
  call<typeof userRoutes.listOrganisationUsers>('GET', '/organisations/:organisationId/users', {
    params: { organisationId },
  });

const usersQuery = (parent: UsersParent) => {
  const id = parentIdOf(parent);
  return queryOptions({
    queryKey: usersKey(parent),
    queryFn: () => (parent.own || id === null ? listOwn() : listOf(id)),
  });
};

/** The users of an organisation, a reseller or the provider. */
export const useUsers = (parent: UsersParent) => useQuery(usersQuery(parent));

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

const inviteStaff = (body: NewUser) => call<typeof userRoutes.inviteUser>('POST', '/users', { body });

const inviteTo = (organisationId: number, body: NewUser) =>
  call<typeof userRoutes.inviteOrganisationUser>('POST', '/organisations/:organisationId/users', {
    params: { organisationId },
    body,
  });

export const useInvite = (parent: UsersParent) => {
  const id = parentIdOf(parent);
  return useUserChange(parent, (user: NewUser) => (id === null ? inviteStaff(user) : inviteTo(id, user)), {
    success: [messages.invitedTitle, messages.invited],
    failed: messages.notInvitedTitle,
  });
};

const editUser = (userId: number, body: UserChanges) =>
  call<typeof userRoutes.editUser>('PATCH', '/users/:userId', { params: { userId }, body });

const changePermissions = (userId: number, permissions: PermissionKey[]) =>
  call<typeof userRoutes.changePermissions>('PUT', '/users/:userId/permissions', {
    params: { userId },
    body: { permissions },
  });

interface Edit {
  user: User;
  /** Only what differs. */
  changed: Partial<Record<'first_name' | 'last_name' | 'email', string>>;
  /** Null when unchanged. */
  access: AccessEdits | null;
  /** For a change of the user's own email address. */
  password?: string;
  /** Called once the fields are stored: a second try, after the access was not, must not send them again. */
  onFieldsStored: () => void;
}

/** Saves an edited user: fields and access each only when they changed. The signed-in user's new name shows at once. */
export const useEdit = (parent: UsersParent) => {
  const session = useSession();
  const renewSession = useRenewSession();
  const queryClient = useQueryClient();
  /** Permissions are replaced as a whole: what a colleague granted or removed since the form opened stays. */
  const saveAccess = async (user: User, access: AccessEdits): Promise<void> => {
    const users = await queryClient.fetchQuery({ ...usersQuery(parent), staleTime: 0 });
    const { permissions } = users.find(({ id }) => id === user.id) ?? user;
    await changePermissions(user.id, withAccess(permissions, access));
  };
  const send = async ({ user, changed, access, password, onFieldsStored }: Edit): Promise<void> => {
    const { id } = user;
    const reseller = parent.resellerId === null ? {} : { reseller_id: parent.resellerId };
    if (Object.keys(changed).length > 0) {
      await editUser(id, {
        ...{ id, ...changed, ...reseller },
        ...(password !== undefined && { current_password: password }),
      });
      onFieldsStored();
    }
    if (access !== null) await saveAccess(user, access);
    if (id === session.user.id) await renewSession();
  };
  return useUserChange(parent, send, {
    success: [messages.editedTitle, messages.edited],
    failed: messages.notEditedTitle,
  });
};

const clearSecondStep = ({ id: userId }: User) =>
  call<typeof userRoutes.clearSecondStep>('DELETE', '/users/:userId/second-step', { params: { userId } });

export const useClearSecondStep = (parent: UsersParent) =>
  useUserChange(parent, clearSecondStep, {
    success: [messages.clearedTitle, messages.cleared],
    failed: messages.notClearedTitle,
  });

const deleteUser = ({ id: userId }: User) =>
  call<typeof userRoutes.deleteUser>('DELETE', '/users/:userId', { params: { userId } });

export const useDelete = (parent: UsersParent) =>
  useUserChange(parent, deleteUser, {
    success: [messages.deletedTitle, messages.deleted],
    failed: messages.notDeletedTitle,
  });

const resendInvitation = ({ id: userId }: User) =>
  call<typeof userRoutes.resendInvitation>('POST', '/users/:userId/invite/resend', { params: { userId } });

export const useResend = (parent: UsersParent) =>
  useUserChange(parent, resendInvitation, {
    success: [messages.invitedTitle, messages.inviteResent],
    failed: messages.notInvitedTitle,
  });

const sendReset = (organisationId: number, email: string) =>
  call<typeof userRoutes.sendReset>('POST', '/organisations/:organisationId/users/password/reset', {
    params: { organisationId },
    body: { email },
  });

/** Staff belong to no organisation. */
const requestRecovery = (email: string) =>
  call<typeof sessionRoutes.requestRecovery>('POST', '/password/recovery/email', { body: { email } });

/** Emails a reset link. */
export const useReset = (parent: UsersParent) => {
  const id = parentIdOf(parent);
  return useUserChange(parent, ({ email }: User) => (id === null ? requestRecovery(email) : sendReset(id, email)), {
    success: [messages.resetTitle, messages.resetSent],
    failed: messages.notResetTitle,
  });
};
