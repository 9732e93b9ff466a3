import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { resellerLimits } from '@vitrine/contract/resellers/limits';
import type { Reseller } from '@vitrine/contract/resellers/schemas';
import { listOrganisationResellers, listResellers, readReseller } from './calls.ts';
import type { HouseKey } from './queries.ts';
import { useHouse } from './useHouse.ts';

/** The resellers of the opened organisation, or of the caller's own. */
export const resellersQuery = (house: HouseKey, openedId: number | null) =>
  queryOptions({
    queryKey: [...house, 'resellers'],
    queryFn: () => (openedId === null ? listResellers() : listOrganisationResellers(openedId)),
  });

export const isProcessing = ({ configurators }: Reseller): boolean =>
  configurators.some(({ processing }) => processing);

/** One reseller. While something is being granted it is looked at again, should no event come. */
export const resellerQuery = (house: HouseKey, resellerId: number) =>
  queryOptions({
    queryKey: [...house, 'reseller', resellerId],
    queryFn: () => readReseller(resellerId),
    refetchInterval: ({ state }) =>
      state.data !== undefined && isProcessing(state.data) ? resellerLimits.grantingLookMs : false,
  });

/** Ids of resellers that arrived while the page was open and were not selected yet; known to this page only. */
export const newResellersQuery = (house: HouseKey) =>
  queryOptions({
    queryKey: [...house, 'new-resellers'],
    queryFn: (): number[] => [],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** Marks a reseller new, or takes the mark off when it is selected. */
export const markNew = (queryClient: QueryClient, house: HouseKey, resellerId: number, isNew: boolean): void => {
  const { queryKey } = newResellersQuery(house);
  queryClient.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData(queryKey, (before: number[] = []) => {
    const others = before.filter((id) => id !== resellerId);
    return isNew ? [...others, resellerId] : others;
  });
};

/** Shows what the server answered of a reseller, in the list and on its page. An unknown one is an addition. */
export const takeReseller = (queryClient: QueryClient, house: HouseKey, reseller: Reseller): void => {
  queryClient.setQueryData(resellerQuery(house, reseller.id).queryKey, reseller);
  queryClient.setQueryData(resellersQuery(house, null).queryKey, (before) => {
    if (before === undefined) return before;
    const known = before.some(({ id }) => id === reseller.id);
    return known ? before.map((each) => (each.id === reseller.id ? reseller : each)) : [...before, reseller];
  });
};

/** The reseller whose page the address names; idle elsewhere. */
export const useOpenedReseller = () => {
  const { key } = useHouse();
  const { resellerId } = useParams({ strict: false }) as { resellerId?: string };
  return useQuery({ ...resellerQuery(key, Number(resellerId)), enabled: resellerId !== undefined });
};
