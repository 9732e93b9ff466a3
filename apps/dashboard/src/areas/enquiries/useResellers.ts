import { useMutation, useQuery } from '@tanstack/react-query';
import { useSession } from '../../session/session.ts';
import { resellersQuery } from '../../tenant/reseller-queries.ts';
import { useTenant } from '../../tenant/useTenant.ts';
import { handEnquiry } from './calls.ts';
import { useEnquiryCache } from './useEnquiries.ts';

/** The resellers of the enterprise on screen as options; none in a reseller's own tenant. */
export const useResellers = (): { value: string; label: string }[] => {
  const { user } = useSession();
  const { key, openedId, parent } = useTenant();
  const { data = [] } = useQuery({
    ...resellersQuery(key, openedId),
    enabled: parent?.enterprise === true && user.reseller === null,
  });
  return data.map(({ id, name }) => ({ value: String(id), label: name }));
};

/** Hands an enquiry to a reseller; updates list and details with the response. */
export const useHanding = (enquiryId: number) => {
  const { put } = useEnquiryCache();
  return useMutation({ mutationFn: (resellerId: number) => handEnquiry(enquiryId, resellerId), onSuccess: put });
};
