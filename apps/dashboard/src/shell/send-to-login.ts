import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { LOGIN } from './places.ts';
import { userQuery } from './queries.ts';

/**
 * The session has ended: to the form, which leads back to where one was. Pending edits are kept on this device, so no
 * question stands in the way.
 */
export const sendToLogin = (router: AnyRouter, queryClient: QueryClient): void => {
  const { pathname, href } = router.state.location;
  if (pathname === LOGIN) return;
  queryClient.clear();
  queryClient.setQueryData(userQuery.queryKey, null);
  router.navigate({ to: LOGIN, search: { next: href }, ignoreBlocker: true, replace: true });
};
