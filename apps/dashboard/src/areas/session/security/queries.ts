import { queryOptions } from '@tanstack/react-query';
import { listOwnSessions, readSignInMethods } from './calls.ts';

/** How the signed-in user signs in. */
export const methodsQuery = queryOptions({ queryKey: ['sign-in-methods'], queryFn: readSignInMethods });

/** Where the signed-in user is signed in. */
export const sessionsQuery = queryOptions({ queryKey: ['own-sessions'], queryFn: listOwnSessions });
