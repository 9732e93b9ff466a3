import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { HOME, LOGIN } from '../tenant/paths.ts';
import { settleEndedSession } from './ended-session.ts';
import { userQuery } from './queries.ts';
import { tellTabs } from './session-tabs.ts';

/** Nothing of this user may be seen by the next one. Only once their screens are gone: those still read it. */
const forgetUser = (queryClient: QueryClient): void => {
  settleEndedSession(false);
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userQuery.queryKey[0] });
};

/**
 * The session has ended and no screen is there to ask: to the form, which leads back to where one was. Pending edits are
 * kept on this device, so no question stands in the way.
 */
export const sendToLogin = async (router: AnyRouter, queryClient: QueryClient): Promise<void> => {
  const { pathname, href } = router.state.location;
  if (pathname === LOGIN) return;
  queryClient.setQueryData(userQuery.queryKey, null);
  await router.navigate({ to: LOGIN, search: { next: href }, ignoreBlocker: true, replace: true });
  forgetUser(queryClient);
};

/** To the form, and not back to this screen: it was somebody else's, or another tab has logged out. */
export const goToForm = async (router: AnyRouter, queryClient: QueryClient): Promise<void> => {
  queryClient.setQueryData(userQuery.queryKey, null);
  await router.navigate({ to: LOGIN, search: {}, ignoreBlocker: true, replace: true });
  forgetUser(queryClient);
};

/** Logs out and leads to the home page, which without a session shows the sign-in form. */
export const leaveSession = async (router: AnyRouter, queryClient: QueryClient): Promise<void> => {
  queryClient.setQueryData(userQuery.queryKey, null);
  tellTabs({ signedIn: null });
  await router.navigate({ to: HOME, ignoreBlocker: true });
  forgetUser(queryClient);
};
