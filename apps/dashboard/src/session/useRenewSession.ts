import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { userQuery } from './queries.ts';

/** Reads the signed-in user again, after a change of the own account or organisation. */
export const useRenewSession = (): (() => Promise<void>) => {
  const queryClient = useQueryClient();
  const router = useRouter();
  return useCallback(async () => {
    await queryClient.fetchQuery({ ...userQuery, staleTime: 0 });
    await router.invalidate();
  }, [queryClient, router]);
};
