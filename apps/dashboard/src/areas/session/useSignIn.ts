import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { sessionMessages } from '@vitrine/contract/session/messages';
import { ApiFailure, failureText, refusalCode } from '../../calls/failures.ts';
import { leaveFor } from '../../shell/guards.ts';
import { HOME } from '../../shell/places.ts';
import { surroundingsQuery, userQuery } from '../../shell/queries.ts';
import { rememberedPath } from '../../shell/remembered-path.ts';
import { type Credentials, signIn } from './calls.ts';

export interface FieldProblems {
  email?: string;
  password?: string;
}

/** What is missing before anything is sent (platform.md §5, Login). */
export const missingIn = ({ email, password }: Credentials): FieldProblems => ({
  ...(email.trim() === '' && { email: sessionMessages.emailRequired }),
  ...(password === '' && { password: sessionMessages.passwordRequired }),
});

/** The refusals of signing in have sentences of their own; anything else follows the general rule. */
export const signInError = (failure: unknown): string => {
  const code = refusalCode(failure);
  const own = code === 'session.wrong_credentials' || code === 'session.no_organisation';
  return own && failure instanceof ApiFailure ? failure.message : failureText(failure);
};

/** Signs in, then leads to the user's own host, or back to where the session had ended. */
export const useSignIn = () => {
  const queryClient = useQueryClient();
  const router = useRouter();
  const { next } = useSearch({ strict: false }) as { next?: unknown };
  return useMutation({
    mutationFn: async (credentials: Credentials) => {
      const { user } = await signIn({ ...credentials, email: credentials.email.trim() });
      queryClient.setQueryData(userQuery.queryKey, user);
      // A host without subdomains decides by the user whether it is the admin host.
      queryClient.removeQueries({ queryKey: surroundingsQuery.queryKey });
      if (user.home !== '' && user.home !== window.location.origin) await leaveFor(`${user.home}${HOME}`);
      await router.navigate({ href: rememberedPath(next), replace: true });
    },
  });
};
