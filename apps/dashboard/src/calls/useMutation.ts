import {
  type DefaultError,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation as useEachMutation,
} from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

const plain = (_key: string, value: unknown): unknown => {
  if (value instanceof File) return [value.name, value.size, value.lastModified];
  if (value instanceof Blob) return [value.size, value.type];
  if (value instanceof FormData || value instanceof Map || value instanceof Set) return [...value];
  return value;
};

/** The same text for the same input. */
const textOf = (input: unknown): string => JSON.stringify([input], plain);

/**
 * React Query's `useMutation`, but what was sent last is not sent again before its answer: the second click of a double
 * click and a repeated Enter come before the page shows that it is sending. Other inputs are sent at any time.
 */
export const useMutation = <Output = unknown, Rejection = DefaultError, Input = void, Context = unknown>(
  options: UseMutationOptions<Output, Rejection, Input, Context>,
): UseMutationResult<Output, Rejection, Input, Context> => {
  /** The last input while it is being sent, and its text then: sending may change a form. */
  const last = useRef<{ input: unknown; text: string } | null>(null);
  const { onSettled } = options;
  const mutation = useEachMutation<Output, Rejection, Input, Context>({
    ...options,
    onSettled: async (output, error, input, ...rest) => {
      try {
        await onSettled?.(output, error, input, ...rest);
      } finally {
        if (Object.is(last.current?.input, input)) last.current = null;
      }
    },
  });
  const { mutate: send } = mutation;
  const mutate = useCallback<typeof send>(
    (...sent) => {
      const [input] = sent;
      const text = textOf(input);
      if (last.current?.text === text) return;
      last.current = { input, text };
      send(...sent);
    },
    [send],
  );
  return { ...mutation, mutate };
};
