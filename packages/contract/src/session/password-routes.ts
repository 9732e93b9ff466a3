import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { invitationAnswer, inviteParams, passwordChange, recovery, recoveryRequest, signedIn } from './schemas.ts';

const success = z.object({ success: z.literal(true) });

/** Invitations, forgotten and changed passwords. */
export const passwordRoutes = {
  requestRecovery: defineRoute({
    method: 'POST',
    path: '/password/recovery/email',
    access: 'public',
    summary: 'Request a reset link; the answer is the same whether or not the account exists',
    body: recoveryRequest,
    answer: success,
    errors: ['session.recovery_failed'],
  }),
  recoverPassword: defineRoute({
    method: 'PUT',
    path: '/password/recovery',
    access: 'public',
    summary: 'Set a new password with the token of a reset link; ends all other sessions',
    body: recovery,
    answer: signedIn,
    errors: ['session.recovery_failed', 'session.link_expired'],
  }),
  readInvitation: defineRoute({
    method: 'GET',
    path: '/invite/:token',
    access: 'public',
    summary: 'The user of an invitation; changes nothing',
    params: inviteParams,
    answer: z.object({ success: z.literal(true), email: z.string(), key: z.string() }),
    errors: ['session.link_expired'],
  }),
  acceptInvitation: defineRoute({
    method: 'POST',
    path: '/invite/:token',
    access: 'public',
    summary: 'Accept an invitation and set the first password',
    params: inviteParams,
    body: invitationAnswer,
    answer: signedIn,
    errors: ['session.link_expired'],
  }),
  changePassword: defineRoute({
    method: 'PUT',
    path: '/user/password',
    access: 'signed-in',
    summary: 'Change one’s own password; ends all other sessions',
    body: passwordChange,
    answer: success,
    errors: ['session.wrong_password'],
  }),
} as const;
