import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { errorCode } from '../calls/api-error.ts';
import { useRenewSession } from './useRenewSession.ts';

/** Organisations can require a second step at any time: a call that is rejected for it refreshes the session. */
export const useTwoStepDemand = (): void => {
  const queryClient = useQueryClient();
  const renew = useRenewSession();
  useEffect(() => {
    const look = (error: unknown): void => {
      if (errorCode(error) === 'session.two_step_missing') void renew();
    };
    const stops = [
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
      }),
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient, renew]);
};
