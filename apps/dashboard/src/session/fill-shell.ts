import type { QueryClient } from '@tanstack/react-query';
import { readShell } from './calls.ts';
import { appConfigQuery, configuratorsQuery, tenantKey, userQuery } from './queries.ts';

/**
 * Puts what the frame shows in the cache, from one request instead of one for each query. Whatever it does not bring is
 * read by its own query, which also shows errors: so is everything when this request fails.
 */
export const fillShell = async (queryClient: QueryClient): Promise<void> => {
  try {
    const { app_config, user, configurators } = await readShell();
    queryClient.setQueryData(appConfigQuery.queryKey, app_config);
    queryClient.setQueryData(userQuery.queryKey, user);
    if (configurators) queryClient.setQueryData(configuratorsQuery(tenantKey(null), null).queryKey, configurators);
  } catch {
    // Each query asks for itself.
  }
};
