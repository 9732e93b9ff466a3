import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { CurrentUser } from '@vitrine/contract/session/schemas';
import { useCallback } from 'react';
import { leaveForHome } from '../../session/leave-for.ts';
import { userQuery } from '../../session/queries.ts';
import { postToTabs } from '../../session/session-tabs.ts';
import { HOME } from '../../tenant/paths.ts';

/** Opens the user's home host after signing in, or a path of this host. */
export const useEnter = (): ((user: CurrentUser, path?: string) => Promise<void>) => {
  const queryClient = useQueryClient();
  const router = useRouter();
  return useCallback(
    async (user, path = HOME) => {
      // Also the app config: a host without subdomains decides by the user whether it is the admin host.
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userQuery.queryKey[0] });
      queryClient.setQueryData(userQuery.queryKey, user);
      postToTabs({ signedIn: user.id });
      if (user.home !== '' && user.home !== window.location.origin) await leaveForHome(user);
      await router.navigate({ href: path, replace: true });
    },
    [queryClient, router],
  );
};
