import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMutation } from '../../calls/useMutation.ts';
import { useSession } from '../../session/session.ts';
import { resellersQuery } from '../../tenant/reseller-queries.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { sorted } from '../../ui/tables/useSorting.ts';
import { handEnquiry } from './calls.ts';
import { useEnquiryCache } from './useEnquiries.ts';

/** The resellers of the enterprise on screen; none in a reseller's own tenant. */
const useListedResellers = () => {
  const { user } = useSession();
  const { key, parent } = useTenant();
  return useQuery({
    ...resellersQuery(key, parent?.id ?? null),
    enabled: parent?.enterprise === true && user.reseller === null,
  });
};

/** The resellers as options in the order of the reader's language, none while they load, and their query. */
export const useResellers = () => {
  const query = useListedResellers();
  const resellers = useMemo(() => {
    const byName = sorted(query.data ?? [], ({ name }) => name, 'ascending');
    return byName.map(({ id, name }) => ({ value: String(id), label: name }));
  }, [query.data]);
  return { resellers, query };
};

/** Names by id; null while they load. */
export type ResellerNames = ReadonlyMap<number, string> | null;

/** The names that the list of enquiries shows; the same map until the resellers change. */
export const useResellerNames = (): ResellerNames => {
  const { data, isLoading } = useListedResellers();
  return useMemo(() => (isLoading ? null : new Map(data?.map(({ id, name }) => [id, name]))), [data, isLoading]);
};

/** Hands an enquiry to a reseller; updates list and details with the response. */
export const useHanding = (enquiryId: number) => {
  const { put } = useEnquiryCache();
  return useMutation({ mutationFn: (resellerId: number) => handEnquiry(enquiryId, resellerId), onSuccess: put });
};
