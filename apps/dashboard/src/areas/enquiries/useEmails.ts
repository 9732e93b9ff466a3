import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { EnquiryEmail } from '@vitrine/contract/emails/schemas';
import { useTenant } from '../../tenant/useTenant.ts';
import { listEnquiryEmails, resendEnquiryEmail } from './calls.ts';

/** An email that is on its way is looked at again after this. */
const LOOK_AGAIN_MS = 5000;

/** The emails about one enquiry, and sending one of them once more. */
export const useEmails = (enquiryId: number) => {
  const queryClient = useQueryClient();
  const { key } = useTenant();
  const queryKey = [...key, 'enquiry-emails', enquiryId] as const;
  return {
    emails: useQuery({
      queryKey,
      queryFn: () => listEnquiryEmails(enquiryId),
      refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === 'queued') ? LOOK_AGAIN_MS : false),
    }),
    resend: useMutation({
      mutationFn: (emailId: number) => resendEnquiryEmail(enquiryId, emailId),
      onSuccess: (email) =>
        queryClient.setQueryData<EnquiryEmail[]>(queryKey, (emails) =>
          emails?.map((each) => (each.id === email.id ? email : each)),
        ),
      // Somebody else was faster: what it is now is shown instead.
      onError: () => queryClient.invalidateQueries({ queryKey }),
    }),
  };
};
