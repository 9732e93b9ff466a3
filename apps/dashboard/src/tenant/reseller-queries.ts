import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { resellerLimits } from '@vitrine/contract/resellers/limits';
import type { Reseller, ResellerRow } from '@vitrine/contract/resellers/schemas';
import { listResellerRows, readReseller } from '../session/calls.ts';
import type { TenantKey } from '../session/queries.ts';
import { useTenant } from './useTenant.ts';

/** Rows of the resellers of the organisation on screen; null while it is unknown. */
export const resellersQuery = (tenant: TenantKey, organisationId: number | null) =>
  queryOptions({
    queryKey: [...tenant, 'resellers'],
    queryFn: organisationId === null ? skipToken : () => listResellerRows(organisationId),
  });

export const isProcessing = ({ configurators }: Reseller): boolean =>
  configurators.some(({ processing }) => processing);

const rowOf = (reseller: Reseller): ResellerRow => ({
  id: reseller.id,
  name: reseller.name,
  processing: isProcessing(reseller),
  failed: reseller.configurators.some(({ failed }) => failed),
});

/** One reseller. While access is being granted it is polled, in case no live event arrives. */
export const resellerQuery = (tenant: TenantKey, resellerId: number) =>
  queryOptions({
    queryKey: [...tenant, 'reseller', resellerId],
    queryFn: () => readReseller(resellerId),
    refetchInterval: ({ state }) =>
      state.data !== undefined && isProcessing(state.data) ? resellerLimits.grantingLookMs : false,
  });

/** Ids of resellers that were added while the page was open and are not selected yet; this page only. */
export const newResellersQuery = (tenant: TenantKey) =>
  queryOptions({
    queryKey: [...tenant, 'new-resellers'],
    queryFn: (): number[] => [],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** Marks a reseller as new, or removes the mark when it is selected. */
export const markNew = (queryClient: QueryClient, tenant: TenantKey, resellerId: number, isNew: boolean): void => {
  const { queryKey } = newResellersQuery(tenant);
  queryClient.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData(queryKey, (before: number[] = []) => {
    const others = before.filter((id) => id !== resellerId);
    return isNew ? [...others, resellerId] : others;
  });
};

/** Puts a reseller that the server returned in the list and on its page; an unknown one is added. */
export const takeReseller = (queryClient: QueryClient, tenant: TenantKey, reseller: Reseller): void => {
  queryClient.setQueryData(resellerQuery(tenant, reseller.id).queryKey, reseller);
  queryClient.setQueryData(resellersQuery(tenant, null).queryKey, (before) => {
    if (before === undefined) return before;
    const known = before.some(({ id }) => id === reseller.id);
    const row = rowOf(reseller);
    return known ? before.map((each) => (each.id === reseller.id ? row : each)) : [...before, row];
  });
};

/** The reseller in the address; disabled elsewhere. */
export const useOpenedReseller = () => {
  const { key } = useTenant();
  const { resellerId } = useParams({ strict: false }) as { resellerId?: string };
  return useQuery({ ...resellerQuery(key, Number(resellerId)), enabled: resellerId !== undefined });
};
