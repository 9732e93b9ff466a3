import { z } from 'zod';
import { configurator } from '../configurators/schemas.ts';
import { defineRoute } from '../define-route.ts';
import { sessionLimits } from './limits.ts';
import { passwordRoutes } from './password-routes.ts';
import { appConfig, chosenLanguage, credentials, currentUser, signedIn } from './schemas.ts';
import { securityRoutes } from './security-routes.ts';

export const sessionRoutes = {
  signIn: defineRoute({
    method: 'POST',
    path: '/login',
    access: 'public',
    summary:
      'Sign in; sets the AuthToken cookie and answers the same token for API clients, or asks for the second step',
    body: credentials,
    answer: signedIn,
    errors: ['session.wrong_credentials', 'session.no_organisation'],
  }),
  signOut: defineRoute({
    method: 'POST',
    path: '/logout',
    access: 'signed-in',
    withoutTwoStep: true,
    summary: 'End this session',
    answer: z.object({ success: z.literal(true) }),
  }),
  readUser: defineRoute({
    method: 'GET',
    path: '/user',
    access: 'signed-in',
    withoutTwoStep: true,
    summary: 'The signed-in user with organisation, group and permissions',
    answer: currentUser,
  }),
  changeLanguage: defineRoute({
    method: 'PUT',
    path: '/user/language',
    access: 'signed-in',
    summary: "Choose the language of one's own account; null: that of the browser",
    body: z.object({ language: chosenLanguage }),
    answer: currentUser,
  }),
  readAppConfig: defineRoute({
    method: 'GET',
    path: '/app-config',
    access: 'public',
    summary: 'Settings of this host, and where content is served from',
    answer: appConfig,
  }),
  readShell: defineRoute({
    method: 'GET',
    path: '/shell',
    access: 'public',
    summary:
      "What the dashboard's frame shows: /app-config, /user and /configurators in one answer, null where the caller may not read one",
    answer: z.object({
      app_config: appConfig,
      user: currentUser.nullable(),
      /** Also null on the admin host, whose menu lists none. */
      configurators: z.array(configurator).nullable(),
    }),
  }),
  handOverSession: defineRoute({
    method: 'POST',
    path: '/session/code',
    access: 'signed-in',
    withoutTwoStep: true,
    summary: "A code for one use within a minute, with the address on the organisation's own domain that accepts it",
    answer: z.object({ code: z.string(), address: z.string() }),
    errors: ['session.no_own_domain'],
  }),
  exchangeCode: defineRoute({
    method: 'POST',
    path: '/session/exchange',
    access: 'public',
    summary: 'Exchange such a code for a session on its domain',
    body: z.object({ code: z.string().max(sessionLimits.tokenMaximum) }),
    answer: signedIn,
    errors: ['session.link_expired'],
  }),
  ...passwordRoutes,
  ...securityRoutes,
} as const;
