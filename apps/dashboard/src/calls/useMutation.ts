import {
  type DefaultError,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation as useEachMutation,
} from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

const plain = (_key: string, value: unknown): unknown => {
  if (value instanceof File) return [value.name, value.size, value.lastModified];
  if (value instanceof FormData || value instanceof Map || value instanceof Set) return [...value];
  return value;
};

/** The same text for the same input. */
const textOf = (input: unknown): string => JSON.stringify([input], plain);

/**
 * React Query's `useMutation`, but what is being sent is not sent once more: the second click of a double click and a
 * repeated Enter come before the page shows that it is sending. Other inputs are sent at any time.
 */
export const useMutation = <Output = unknown, Rejection = DefaultError, Input = void, Context = unknown>(
  options: UseMutationOptions<Output, Rejection, Input, Context>,
): UseMutationResult<Output, Rejection, Input, Context> => {
  /** What is being sent, by its text then: sending may change a form. */
  const sending = useRef(new Map<string, unknown>());
  const { onSettled } = options;
  const mutation = useEachMutation<Output, Rejection, Input, Context>({
    ...options,
    onSettled: async (output, error, input, ...rest) => {
      try {
        await onSettled?.(output, error, input, ...rest);
      } finally {
        for (const [text, sent] of sending.current) if (Object.is(sent, input)) sending.current.delete(text);
      }
    },
  });
  const { mutate: send } = mutation;
  const mutate = useCallback<typeof send>(
    (...sent) => {
      const text = textOf(sent[0]);
      if (sending.current.has(text)) return;
      sending.current.set(text, sent[0]);
      send(...sent);
    },
    [send],
  );
  return { ...mutation, mutate };
};
