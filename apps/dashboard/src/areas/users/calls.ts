import type { organisationRoutes } from '@vitrine/contract/organisations/routes';
import type { PermissionKey } from '@vitrine/contract/permissions';
import type { sessionRoutes } from '@vitrine/contract/session/routes';
import type { userRoutes } from '@vitrine/contract/users/routes';
import type { NewUser, UserChanges } from '@vitrine/contract/users/schemas';
import type { userSessionRoutes } from '@vitrine/contract/users/session-routes';
import { call } from '../../calls/call.ts';

/** The caller's own colleagues. */
export const listUsers = () => call<typeof userRoutes.listUsers>('GET', '/users', {});

/** The users of an organisation or reseller. */
export const listOrganisationUsers = (organisationId: number) =>
  call<typeof userRoutes.listOrganisationUsers>('GET', '/organisations/:organisationId/users', {
    params: { organisationId },
  });

/** Invites staff of the provider. */
export const inviteUser = (body: NewUser) => call<typeof userRoutes.inviteUser>('POST', '/users', { body });

export const inviteOrganisationUser = (organisationId: number, body: NewUser) =>
  call<typeof userRoutes.inviteOrganisationUser>('POST', '/organisations/:organisationId/users', {
    params: { organisationId },
    body,
  });

export const editUser = (userId: number, body: UserChanges) =>
  call<typeof userRoutes.editUser>('PATCH', '/users/:userId', { params: { userId }, body });

export const changePermissions = (userId: number, permissions: PermissionKey[]) =>
  call<typeof userRoutes.changePermissions>('PUT', '/users/:userId/permissions', {
    params: { userId },
    body: { permissions },
  });

export const deleteUser = (userId: number) =>
  call<typeof userRoutes.deleteUser>('DELETE', '/users/:userId', { params: { userId } });

export const clearSecondStep = (userId: number) =>
  call<typeof userRoutes.clearSecondStep>('DELETE', '/users/:userId/second-step', { params: { userId } });

export const listUserSessions = (userId: number) =>
  call<typeof userSessionRoutes.listUserSessions>('GET', '/users/:userId/sessions', { params: { userId } });

export const endUserSession = (userId: number, sessionId: number) =>
  call<typeof userSessionRoutes.endUserSession>('DELETE', '/users/:userId/sessions/:sessionId', {
    params: { userId, sessionId },
  });

export const endUserSessions = (userId: number) =>
  call<typeof userSessionRoutes.endUserSessions>('DELETE', '/users/:userId/sessions', { params: { userId } });

export const resendInvitation = (userId: number) =>
  call<typeof userRoutes.resendInvitation>('POST', '/users/:userId/invite/resend', { params: { userId } });

/** Emails a reset link to a user of this organisation or reseller. */
export const sendReset = (organisationId: number, email: string) =>
  call<typeof userRoutes.sendReset>('POST', '/organisations/:organisationId/users/password/reset', {
    params: { organisationId },
    body: { email },
  });

/** The same for staff, who belong to no organisation. */
export const requestRecovery = (email: string) =>
  call<typeof sessionRoutes.requestRecovery>('POST', '/password/recovery/email', { body: { email } });

export const changeSignInRules = (organisationId: number, required: boolean) =>
  call<typeof organisationRoutes.changeSignInRules>('PUT', '/organisations/:organisationId/sign-in-rules', {
    params: { organisationId },
    body: { two_step_required: required },
  });
