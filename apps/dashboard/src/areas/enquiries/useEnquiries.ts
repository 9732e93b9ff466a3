import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Enquiry } from '@vitrine/contract/enquiries/schemas';
import { useHouse } from '../../shell/useHouse.ts';
import { changeEnquiryStatus, listEnquiries } from './calls.ts';

const useEnquiriesKey = () => {
  const { key, parent } = useHouse();
  return { queryKey: [...key, 'enquiries'] as const, parentId: parent?.id ?? null };
};

/** The enquiries of the house on screen: of the reseller, the organisation, or the one that was opened. */
export const useEnquiries = () => {
  const { queryKey, parentId } = useEnquiriesKey();
  return useQuery({
    queryKey,
    enabled: parentId !== null,
    queryFn: () => (parentId === null ? [] : listEnquiries(parentId)),
  });
};

/** Marks an enquiry as viewed. The badge goes at once; when the server refuses it comes back with the next reading. */
export const useMarkViewed = () => {
  const queryClient = useQueryClient();
  const { queryKey } = useEnquiriesKey();
  const setStatus = (id: number, status: Enquiry['status']): void => {
    queryClient.setQueryData<Enquiry[]>(queryKey, (list) =>
      list?.map((enquiry) => (enquiry.id === id ? { ...enquiry, status } : enquiry)),
    );
  };
  return useMutation({
    mutationFn: (id: number) => changeEnquiryStatus(id, 'Viewed'),
    onMutate: (id) => setStatus(id, 'Viewed'),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
};
