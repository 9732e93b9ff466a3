import { useQuery } from '@tanstack/react-query';
import { readInvitation } from './calls.ts';

export const invitationKey = ['invitation'];

/** Whose invitation a token is. Reading it changes nothing, so email scanners that open links do no harm. */
export const useInvitation = (token: string | undefined) =>
  useQuery({
    queryKey: [...invitationKey, token],
    queryFn: () => readInvitation(token ?? ''),
    enabled: token !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
