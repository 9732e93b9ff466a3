import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Enquiry, EnquiryChanges } from '@vitrine/contract/enquiries/schemas';
import { useHouse } from '../../shell/useHouse.ts';
import { changeEnquiry, listEnquiries, listEnquiryOwners } from './calls.ts';

const useEnquiriesKey = () => {
  const { key, parent } = useHouse();
  return { queryKey: [...key, 'enquiries'] as const, ownersKey: [...key, 'enquiry-owners'] as const, parent };
};

/** The enquiries of the house on screen: of the reseller, the organisation, or the one that was opened. */
export const useEnquiries = () => {
  const { queryKey, parent } = useEnquiriesKey();
  return useQuery({
    queryKey,
    enabled: parent !== null,
    queryFn: () => (parent === null ? [] : listEnquiries(parent.id)),
  });
};

/** Who may look after them; nobody while it is not known. */
export const useOwners = () => {
  const { ownersKey, parent } = useEnquiriesKey();
  const { data = [] } = useQuery({
    queryKey: ownersKey,
    enabled: parent !== null,
    queryFn: () => (parent === null ? [] : listEnquiryOwners(parent.id)),
  });
  return data;
};

interface Change extends EnquiryChanges {
  id: number;
}

/** What the list shows until the server has answered. */
const ahead = (enquiry: Enquiry, { status, stage }: EnquiryChanges): Enquiry => {
  if (stage !== undefined) return { ...enquiry, stage, status: stage === 'New' ? 'New' : 'Viewed' };
  if (status === undefined) return enquiry;
  return { ...enquiry, status, stage: enquiry.stage === 'New' ? status : enquiry.stage };
};

/**
 * Changes an enquiry. The list shows a stage at once and the rest with the answer; when the server refuses, the former
 * state comes back with the next reading.
 */
export const useChangeEnquiry = () => {
  const queryClient = useQueryClient();
  const { queryKey } = useEnquiriesKey();
  const replace = (id: number, next: (enquiry: Enquiry) => Enquiry): void => {
    queryClient.setQueryData<Enquiry[]>(queryKey, (list) =>
      list?.map((enquiry) => (enquiry.id === id ? next(enquiry) : enquiry)),
    );
  };
  return useMutation({
    mutationFn: ({ id, ...changes }: Change) => changeEnquiry(id, changes),
    onMutate: ({ id, ...changes }) => replace(id, (enquiry) => ahead(enquiry, changes)),
    onSuccess: (answer) => replace(answer.id, () => answer),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
};
