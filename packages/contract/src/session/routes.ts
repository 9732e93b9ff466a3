import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { credentials, currentUser, signedIn, surroundings } from './schemas.ts';

export const sessionRoutes = {
  signIn: defineRoute({
    method: 'POST',
    path: '/login',
    access: 'public',
    summary: 'Sign in; sets the AuthToken cookie and answers the same token for API clients',
    body: credentials,
    answer: signedIn,
    errors: ['session.wrong_credentials', 'session.no_organisation'],
  }),
  signOut: defineRoute({
    method: 'POST',
    path: '/logout',
    access: 'signed-in',
    summary: 'End this session',
    answer: z.object({ success: z.literal(true) }),
  }),
  readUser: defineRoute({
    method: 'GET',
    path: '/user',
    access: 'signed-in',
    summary: 'The signed-in user with organisation, group and permissions',
    answer: currentUser,
  }),
  readSurroundings: defineRoute({
    method: 'GET',
    path: '/surroundings',
    access: 'public',
    summary: 'Which host this is and where content is served from',
    answer: surroundings,
  }),
} as const;
