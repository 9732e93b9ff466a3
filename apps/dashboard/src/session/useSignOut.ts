import { useRouter } from '@tanstack/react-router';
import { signOutMessages } from '@vitrine/contract/session/sign-out-messages';
import { useChange } from '../layout/useChange.ts';
import { signOut } from './calls.ts';
import { leaveSession } from './send-to-login.ts';

/** Logs out, and says so when it did not work. */
export const useSignOut = () => {
  const router = useRouter();
  return useChange(signOut, {
    failed: signOutMessages.stillSignedIn,
    onSuccess: (_, queryClient) => leaveSession(router, queryClient),
  });
};
