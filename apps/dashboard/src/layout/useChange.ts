import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../calls/api-error.ts';
import { useMutation } from '../calls/useMutation.ts';
import { useNotify } from './Notifications.tsx';

type TitleAndMessage = readonly [title: string, message: string];

interface ChangeOptions<Output, Input> {
  /** The notification on success; without one the page shows the result. */
  success?: TitleAndMessage | ((output: Output, input: Input) => TitleAndMessage);
  /** Title of the notification of an error. */
  failed: string;
  /** The query whose data the response replaces. */
  replaces?: QueryKey;
  onSuccess?: (output: Output, queryClient: QueryClient, input: Input) => unknown;
  onError?: (error: Error) => unknown;
  onSettled?: (queryClient: QueryClient) => unknown;
}

/**
 * Sends a change and shows the result in the notification modal. The change is pending until its callbacks are done. They
 * see the page as it is then, which somebody else's change may have rendered: what was sent is their `input`.
 */
export const useChange = <Output, Input = void>(
  send: (input: Input) => Promise<Output>,
  { success, failed, replaces, onSuccess, onError, onSettled }: ChangeOptions<Output, Input>,
) => {
  const queryClient = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (input: Input) => send(input),
    onSuccess: (output, input) => {
      if (replaces) queryClient.setQueryData(replaces, output);
      const shown = typeof success === 'function' ? success(output, input) : success;
      if (shown) notify({ kind: 'success', title: shown[0], message: shown[1] });
      return onSuccess?.(output, queryClient, input);
    },
    onError: (error) => {
      notify({ kind: 'error', title: failed, message: errorText(error) });
      return onError?.(error);
    },
    onSettled: () => onSettled?.(queryClient),
  });
};
