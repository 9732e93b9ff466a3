import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { PriceList, PriceListSummary } from '@vitrine/contract/prices/schemas';
import type { TenantKey } from '../../session/queries.ts';
import { useSession } from '../../session/session.ts';
import type { Paths } from '../../tenant/paths.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import {
  checkPriceList,
  type ListParams,
  listArticles,
  listPriceLists,
  readPriceList,
  readPriceListHistory,
} from './calls.ts';

/** Whose prices are on screen. */
export interface PricesTenant {
  id: number;
  key: TenantKey;
  paths: Paths;
  /** Resellers can base lists on their manufacturer's. */
  isReseller: boolean;
}

/** The tenant on screen; null while it loads, and for staff of the provider. */
export const usePricesTenant = (): PricesTenant | null => {
  const { user } = useSession();
  const { key, paths, parent, resellerId, orgName } = useTenant();
  const id = resellerId ?? parent?.id;
  if (id === undefined) return null;
  return { id, key, paths, isReseller: resellerId !== null || (orgName === null && user.reseller !== null) };
};

const keyOf = ({ key, id }: PricesTenant) => [...key, 'prices', id] as const;

export const listsQuery = (tenant: PricesTenant) =>
  queryOptions({ queryKey: [...keyOf(tenant), 'lists'], queryFn: () => listPriceLists(tenant.id) });

export const articlesQuery = (tenant: PricesTenant) =>
  queryOptions({ queryKey: [...keyOf(tenant), 'articles'], queryFn: () => listArticles(tenant.id) });

const paramsOf = (tenant: PricesTenant, listId: number): ListParams => ({ organisationId: tenant.id, listId });

/** A list with its prices. It is not read again by itself: a save says when somebody else has changed it. */
export const listQuery = (tenant: PricesTenant, listId: number) =>
  queryOptions({
    queryKey: [...keyOf(tenant), 'list', listId],
    queryFn: () => readPriceList(paramsOf(tenant, listId)),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** What a list lacks. Each dialog asks again. */
export const checkQuery = (tenant: PricesTenant, listId: number) =>
  queryOptions({
    queryKey: [...keyOf(tenant), 'check', listId],
    queryFn: () => checkPriceList(paramsOf(tenant, listId)),
    gcTime: 0,
    staleTime: 0,
  });

export const historyQuery = (tenant: PricesTenant, listId: number) =>
  queryOptions({
    queryKey: [...keyOf(tenant), 'history', listId],
    queryFn: () => readPriceListHistory(paramsOf(tenant, listId)),
    gcTime: 0,
    staleTime: 0,
  });

/** The id of the list in the address. */
export const useListId = (): number => Number((useParams({ strict: false }) as { listId?: string }).listId);

export const usePriceLists = (tenant: PricesTenant) => useQuery(listsQuery(tenant));

/** Shows a changed list everywhere: its row and, with its prices as they are, its page. */
export const takeSummary = (queryClient: QueryClient, tenant: PricesTenant, summary: PriceListSummary): void => {
  queryClient.setQueryData(listQuery(tenant, summary.id).queryKey, (before: PriceList | undefined) =>
    before === undefined ? before : { ...before, ...summary },
  );
  void queryClient.invalidateQueries({ queryKey: listsQuery(tenant).queryKey });
};
