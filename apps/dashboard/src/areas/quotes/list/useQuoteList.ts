import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { quoteLimits as limits } from '@vitrine/contract/quotes/limits';
import type { QuoteState } from '@vitrine/contract/quotes/schemas';
import type { SellingTenant } from '../../../tenant/useSellingTenant.ts';
import { listQuotes } from '../calls.ts';
import { listsKey } from '../quote-queries.ts';

export interface QuoteFilter {
  search: string;
  /** Null shows all states. */
  state: QuoteState | null;
}

export const NO_FILTER: QuoteFilter = { search: '', state: null };

const ROWS = 50;

/** The quotes of a tenant, newest first. Older pages load on demand. */
export const useQuoteList = (tenant: SellingTenant, filter: QuoteFilter) => {
  const search = filter.search.trim().slice(0, limits.searchMaximum);
  return useInfiniteQuery({
    queryKey: [...listsKey(tenant), search, filter.state],
    queryFn: ({ pageParam }) =>
      listQuotes(tenant.id, {
        limit: ROWS,
        state: filter.state ?? undefined,
        search: search === '' ? undefined : search,
        before: pageParam,
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ quotes, more }) => (more ? quotes.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
    // Each visit refetches: customers answer meanwhile.
    staleTime: 0,
  });
};
