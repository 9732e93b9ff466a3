import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { LinkedQuote } from '@vitrine/contract/quotes/link-schemas';
import { errorCode } from '../../../calls/api-error.ts';
import { useMutation } from '../../../calls/useMutation.ts';
import { readLinkedQuote } from './calls.ts';

/** The quote of a private link. A link that does not work is not tried again. */
export const linkedQuoteQuery = (token: string) =>
  queryOptions({
    queryKey: ['linked-quote', token],
    queryFn: () => readLinkedQuote(token),
    retry: false,
    staleTime: 0,
  });

const take = (queryClient: QueryClient, token: string, quote: LinkedQuote): void => {
  queryClient.setQueryData(linkedQuoteQuery(token).queryKey, quote);
};

/**
 * Names what is typed below a quote. Its number is no name, because every organisation counts its own; the secret of the
 * link begins with the id of the sent state, which is none.
 */
export const draftKey = (form: 'accept' | 'decline' | 'ask', token: string): string =>
  `quote-${form}.${token.split('-', 1)[0]}`;

interface AnswerOptions {
  send: (text: string) => Promise<LinkedQuote>;
  /** Forgets what was typed, once it has arrived. */
  clearSent: (text: string) => void;
}

/** Sends what the customer decided or asked. A quote that is no longer open is read again, so that the page says why. */
export const useAnswerQuote = (token: string, { send, clearSent }: AnswerOptions) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (quote, sent) => {
      clearSent(sent);
      take(queryClient, token, quote);
    },
    onError: (error) => {
      if (errorCode(error) === 'quotes.not_open')
        void queryClient.invalidateQueries({ queryKey: linkedQuoteQuery(token).queryKey });
    },
  });
};
