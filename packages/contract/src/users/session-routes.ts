import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { ownSession } from '../session/schemas.ts';

const success = z.object({ success: z.literal(true) });
/** The largest id of the database. Greater numbers are rejected before the query. */
const rowId = z.coerce.number().int().positive().max(2_147_483_647);
const userParams = z.object({ userId: rowId });

/** A user's sessions, for users who may edit the user. */
export const userSessionRoutes = {
  listUserSessions: defineRoute({
    method: 'GET',
    path: '/users/:userId/sessions',
    access: 'permission:users.edit',
    summary: 'Where a user is signed in',
    params: userParams,
    answer: z.array(ownSession),
    errors: ['users.may_more'],
  }),
  endUserSession: defineRoute({
    method: 'DELETE',
    path: '/users/:userId/sessions/:sessionId',
    access: 'permission:users.edit',
    summary: 'End one session of a user; the browser is signed out immediately',
    params: userParams.extend({ sessionId: rowId }),
    answer: success,
    errors: ['users.self', 'users.may_more'],
  }),
  endUserSessions: defineRoute({
    method: 'DELETE',
    path: '/users/:userId/sessions',
    access: 'permission:users.edit',
    summary: 'End all sessions of a user; the account is signed out everywhere',
    params: userParams,
    answer: success,
    errors: ['users.self', 'users.may_more'],
  }),
} as const;
