import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { EnquiryRow } from '@vitrine/contract/enquiries/rows';
import type { EnquiryChanges } from '@vitrine/contract/enquiries/schemas';
import { useTenant } from '../../tenant/useTenant.ts';
import { changeEnquiry, listEnquiryOwners } from './calls.ts';
import { readEnquiries } from './read-enquiries.ts';
import { useEnquiryCache } from './useEnquiryCache.ts';

/** The enquiries of the tenant on screen: of the reseller, the organisation, or the one that was opened. */
export const useEnquiries = () => {
  const queryClient = useQueryClient();
  const { parent } = useTenant();
  const { listKey } = useEnquiryCache();
  return useQuery({
    queryKey: listKey,
    enabled: parent !== null,
    queryFn: () => readEnquiries(queryClient, listKey, parent?.id ?? 0),
    // Rows that have not changed are the same already; comparing thousands of them takes its time.
    structuralSharing: false,
  });
};

/** Who may look after them; nobody while it is not known. */
export const useOwners = () => {
  const { key, parent } = useTenant();
  const { data = [] } = useQuery({
    queryKey: [...key, 'enquiry-owners'],
    enabled: parent !== null,
    queryFn: () => (parent === null ? [] : listEnquiryOwners(parent.id)),
  });
  return data;
};

interface Change extends EnquiryChanges {
  id: number;
}

/** What is shown until the server has answered. */
const ahead = <T extends Pick<EnquiryRow, 'status' | 'stage'>>(enquiry: T, { status, stage }: EnquiryChanges): T => {
  if (stage !== undefined) return { ...enquiry, stage, status: stage === 'New' ? 'New' : 'Viewed' };
  if (status === undefined) return enquiry;
  return { ...enquiry, status, stage: enquiry.stage === 'New' ? status : enquiry.stage };
};

/**
 * Changes an enquiry. List and details show a stage at once and the rest with the answer; when the server refuses, the
 * former state comes back.
 */
export const useChangeEnquiry = () => {
  const { find, change, put, lookAgain, lookAgainAt } = useEnquiryCache();
  return useMutation({
    mutationFn: ({ id, ...changes }: Change) => changeEnquiry(id, changes),
    onMutate: ({ id, ...changes }) => {
      const before = find(id);
      change(id, (enquiry) => ahead(enquiry, changes));
      return before;
    },
    onSuccess: put,
    onError: (_error, { id }, before) => {
      if (before) change(id, (enquiry) => ({ ...enquiry, status: before.status, stage: before.stage }));
      return Promise.all([lookAgain(), lookAgainAt(id)]);
    },
  });
};
