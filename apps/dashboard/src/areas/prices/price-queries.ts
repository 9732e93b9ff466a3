import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { PriceListSummary } from '@vitrine/contract/prices/schemas';
import type { SellingTenant } from '../../tenant/useSellingTenant.ts';
import {
  checkPriceList,
  type ListParams,
  listArticles,
  listPriceLists,
  readPriceList,
  readPriceListHistory,
} from './calls.ts';

const keyOf = ({ key, id }: SellingTenant) => [...key, 'prices', id] as const;

export const listsQuery = (tenant: SellingTenant) =>
  queryOptions({ queryKey: [...keyOf(tenant), 'lists'], queryFn: () => listPriceLists(tenant.id) });

export const articlesQuery = (tenant: SellingTenant) =>
  queryOptions({ queryKey: [...keyOf(tenant), 'articles'], queryFn: () => listArticles(tenant.id) });

const paramsOf = (tenant: SellingTenant, listId: number): ListParams => ({ organisationId: tenant.id, listId });

/** A list with its prices. It is not read again by itself: a save says when somebody else has changed it. */
export const listQuery = (tenant: SellingTenant, listId: number) =>
  queryOptions({
    queryKey: [...keyOf(tenant), 'list', listId],
    queryFn: () => readPriceList(paramsOf(tenant, listId)),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** What a list lacks. Each dialog asks again. */
export const checkQuery = (tenant: SellingTenant, listId: number) =>
  queryOptions({
    queryKey: [...keyOf(tenant), 'check', listId],
    queryFn: () => checkPriceList(paramsOf(tenant, listId)),
    gcTime: 0,
    staleTime: 0,
  });

export const historyQuery = (tenant: SellingTenant, listId: number) =>
  queryOptions({
    queryKey: [...keyOf(tenant), 'history', listId],
    queryFn: () => readPriceListHistory(paramsOf(tenant, listId)),
    gcTime: 0,
    staleTime: 0,
  });

/** The id of the list in the address. */
export const useListId = (): number => Number((useParams({ strict: false }) as { listId?: string }).listId);

export const usePriceLists = (tenant: SellingTenant) => useQuery(listsQuery(tenant));

/**
 * Shows a changed list everywhere: its row and its page. Every save counts one revision: where it counts more, somebody
 * else has saved too. Then the prices keep their revision, so that none is saved over theirs, and are read again.
 */
export const takeSummary = (queryClient: QueryClient, tenant: SellingTenant, summary: PriceListSummary): void => {
  const { queryKey } = listQuery(tenant, summary.id);
  const before = queryClient.getQueryData(queryKey);
  if (before !== undefined) {
    const isOnlySave = summary.revision <= before.revision + 1;
    queryClient.setQueryData(queryKey, { ...before, ...summary, ...(!isOnlySave && { revision: before.revision }) });
    if (!isOnlySave) void queryClient.invalidateQueries({ queryKey });
  }
  void queryClient.invalidateQueries({ queryKey: listsQuery(tenant).queryKey });
};
