import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { HOME, LOGIN } from '../tenant/paths.ts';
import { searches } from '../ui/forms/searches.ts';
import { settleEndedSession } from './ended-session.ts';
import { userQuery } from './queries.ts';
import { postToTabs } from './session-tabs.ts';

/** Clears this user's data for the next one, after their screens have unmounted. */
const forgetUser = (queryClient: QueryClient): void => {
  settleEndedSession(false);
  searches.clear();
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userQuery.queryKey[0] });
};

/**
 * The session has ended without a screen to ask: opens the form, which returns to this address. Pending edits are
 * drafts on this device, so no question is needed.
 */
export const sendToLogin = async (router: AnyRouter, queryClient: QueryClient): Promise<void> => {
  const { pathname, href } = router.state.location;
  if (pathname === LOGIN) return;
  queryClient.setQueryData(userQuery.queryKey, null);
  await router.navigate({ to: LOGIN, search: { next: href }, ignoreBlocker: true, replace: true });
  forgetUser(queryClient);
};

/** Opens the form without a way back: the screen was another user's, or another tab signed out. */
export const goToForm = async (router: AnyRouter, queryClient: QueryClient): Promise<void> => {
  queryClient.setQueryData(userQuery.queryKey, null);
  await router.navigate({ to: LOGIN, search: {}, ignoreBlocker: true, replace: true });
  forgetUser(queryClient);
};

/** Logs out and leads to the home page, which without a session shows the sign-in form. */
export const leaveSession = async (router: AnyRouter, queryClient: QueryClient): Promise<void> => {
  queryClient.setQueryData(userQuery.queryKey, null);
  postToTabs({ signedIn: null });
  await router.navigate({ to: HOME, ignoreBlocker: true });
  forgetUser(queryClient);
};
