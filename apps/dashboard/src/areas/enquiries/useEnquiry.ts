import { useQuery } from '@tanstack/react-query';
import type { EnquiryRow } from '@vitrine/contract/enquiries/rows';
import type { Enquiry } from '@vitrine/contract/enquiries/schemas';
import { readEnquiry } from './list-calls.ts';
import { useEnquiries } from './useEnquiries.ts';
import { useEnquiryCache } from './useEnquiryCache.ts';

/** What the list knows of an enquiry, until the whole is there. */
const fromRow = (row: EnquiryRow): Enquiry => ({
  ...row,
  ...{ budget: null, custom_fields: {}, type: 'other', items: [], url: null, sceneName: null },
  ...{ data_url: null, json_file: null, consent: null },
});

/** One enquiry, whole; `isPlaceholderData` while only what the list shows of it is there. */
export const useEnquiry = (id: number) => {
  const { wholeKey } = useEnquiryCache();
  const { data } = useEnquiries();
  const row = data?.rows.find((each) => each.id === id);
  return useQuery({
    queryKey: wholeKey(id),
    queryFn: () => readEnquiry(id),
    ...(row && { placeholderData: fromRow(row) }),
  });
};
