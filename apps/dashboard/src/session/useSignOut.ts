import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { errorText } from '../calls/api-error.ts';
import { useNotify } from '../layout/Notifications.tsx';
import { signOut } from './calls.ts';
import { leaveSession } from './send-to-login.ts';

/** Logs out, and says so when it did not work. */
export const useSignOut = () => {
  const queryClient = useQueryClient();
  const router = useRouter();
  const notify = useNotify();
  return useMutation({
    mutationFn: signOut,
    onSuccess: () => leaveSession(router, queryClient),
    onError: (error) => notify({ kind: 'error', title: 'You are still signed in', message: errorText(error) }),
  });
};
