import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { whenSignedOut } from '../calls/call.ts';
import { HOME, LOGIN } from '../tenant/paths.ts';
import { isSomebodyAsking, settleEndedSession, waitForSignIn } from './ended-session.ts';
import { arrive, leaveFor } from './leave-for.ts';
import { appConfigQuery, userQuery } from './queries.ts';
import { goToForm, sendToLogin } from './send-to-login.ts';
import { listenToTabs } from './session-tabs.ts';

/** The same user has a session again: waiting calls continue, failed queries refetch. */
export const resumeSession = (queryClient: QueryClient): void => {
  settleEndedSession(true);
  queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
};

/** Another tab signed in while the form was open: its guard runs again. */
const lookAgain = async (router: AnyRouter, queryClient: QueryClient): Promise<void> => {
  if (router.state.location.pathname !== LOGIN) return;
  queryClient.removeQueries({ queryKey: userQuery.queryKey });
  queryClient.removeQueries({ queryKey: appConfigQuery.queryKey });
  await router.invalidate();
};

/** Keeps the page in sync with its session: calls that find it ended, and messages of other tabs. Once per page. */
export const watchSession = (router: AnyRouter, queryClient: QueryClient): void => {
  arrive();
  whenSignedOut(async (sentAt) => {
    if (isSomebodyAsking()) return waitForSignIn(sentAt);
    await sendToLogin(router, queryClient);
    return false;
  });
  listenToTabs(async ({ signedIn }) => {
    const user = queryClient.getQueryData(userQuery.queryKey) ?? null;
    if (user === null) {
      if (signedIn !== null) await lookAgain(router, queryClient);
    } else if (signedIn === null) await goToForm(router, queryClient);
    else if (signedIn === user.id) resumeSession(queryClient);
    else await leaveFor(HOME);
  });
};
