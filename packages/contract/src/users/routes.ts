import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { emailField } from '../email-field.ts';
import { userMessages } from './messages.ts';
import { emailConfirmation, newUser, permissionList, user, userChanges } from './schemas.ts';

const organisationParams = z.object({ organisationId: z.coerce.number().int() });
const userParams = z.object({ userId: z.coerce.number().int() });
const success = z.object({ success: z.literal(true) });

/** Resellers are organisations here: the reseller's id gives its users. */
export const userRoutes = {
  listUsers: defineRoute({
    method: 'GET',
    path: '/users',
    access: 'signed-in',
    summary: "The users of the caller's own organisation or reseller; for administrators the provider's staff",
    answer: z.array(user),
  }),
  listOrganisationUsers: defineRoute({
    method: 'GET',
    path: '/organisations/:organisationId/users',
    access: 'signed-in',
    summary: 'The users of an organisation or reseller',
    params: organisationParams,
    answer: z.array(user),
  }),
  inviteUser: defineRoute({
    method: 'POST',
    path: '/users',
    access: 'permission:users.invite|users.create',
    summary: "Invite a user into the caller's own organisation or reseller; administrators invite staff",
    body: newUser,
    answer: user,
  }),
  inviteOrganisationUser: defineRoute({
    method: 'POST',
    path: '/organisations/:organisationId/users',
    access: 'permission:users.invite|users.create',
    summary: 'Invite a user into an organisation or reseller',
    params: organisationParams,
    body: newUser,
    answer: user,
  }),
  editUser: defineRoute({
    method: 'PATCH',
    path: '/users/:userId',
    access: 'permission:users.edit',
    summary:
      'Change the name or email address of a user; a new address is active once its owner has confirmed it, and one’s own needs `current_password`',
    params: userParams,
    body: userChanges,
    answer: user,
    errors: ['users.may_more', 'session.wrong_password'],
  }),
  resendEmailChange: defineRoute({
    method: 'POST',
    path: '/users/:userId/email-change/resend',
    access: 'signed-in',
    summary: 'Resend the confirmation of a new address, one’s own or that of a user one may edit',
    params: userParams,
    answer: user,
    errors: ['users.may_more'],
  }),
  cancelEmailChange: defineRoute({
    method: 'DELETE',
    path: '/users/:userId/email-change',
    access: 'signed-in',
    summary: 'Cancel the change of the address; the link to the new one stops working',
    params: userParams,
    answer: user,
    errors: ['users.may_more'],
  }),
  confirmEmailChange: defineRoute({
    method: 'POST',
    path: '/email-change/confirm',
    access: 'public',
    summary: 'Confirm a new address with the token of its link',
    body: emailConfirmation,
    answer: z.object({ email: z.string() }),
    errors: ['users.link_expired', 'users.email_taken'],
  }),
  changePermissions: defineRoute({
    method: 'PUT',
    path: '/users/:userId/permissions',
    access: 'permission:users.edit',
    summary: 'Set a user’s permissions; nobody grants or removes one that they do not hold',
    params: userParams,
    body: permissionList,
    answer: user,
    errors: ['users.self', 'users.may_more', 'users.last_owner'],
  }),
  clearSecondStep: defineRoute({
    method: 'DELETE',
    path: '/users/:userId/second-step',
    access: 'permission:users.edit',
    summary: 'Remove the second step of an account whose owner has lost it; the account is signed out everywhere',
    params: userParams,
    answer: user,
    errors: ['users.self', 'users.may_more'],
  }),
  deleteUser: defineRoute({
    method: 'DELETE',
    path: '/users/:userId',
    access: 'permission:users.edit',
    summary: 'Delete a user; the account is signed out immediately',
    params: userParams,
    answer: success,
    errors: ['users.self', 'users.may_more', 'users.last_owner'],
  }),
  resendInvitation: defineRoute({
    method: 'POST',
    path: '/users/:userId/invite/resend',
    access: 'permission:users.invite|users.create',
    summary: 'Resend the invitation; the earlier link stops working',
    params: userParams,
    answer: success,
    errors: ['users.active'],
  }),
  sendReset: defineRoute({
    method: 'POST',
    path: '/organisations/:organisationId/users/password/reset',
    access: 'permission:users.edit',
    summary: 'Send a user of this organisation or reseller a reset link',
    params: organisationParams,
    body: z.object({
      email: emailField({ required: () => userMessages.emailRequired, invalid: () => userMessages.emailInvalid }),
    }),
    answer: success,
  }),
} as const;
