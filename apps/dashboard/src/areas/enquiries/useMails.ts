import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { EnquiryMail } from '@vitrine/contract/mails/schemas';
import { useTenant } from '../../shell/useTenant.ts';
import { listEnquiryMails, resendEnquiryMail } from './calls.ts';

/** A mail that is on its way is looked at again after this. */
const LOOK_AGAIN_MS = 5000;

/** The mails about one enquiry, and sending one of them once more. */
export const useMails = (enquiryId: number) => {
  const queryClient = useQueryClient();
  const { key } = useTenant();
  const queryKey = [...key, 'enquiry-mails', enquiryId] as const;
  return {
    mails: useQuery({
      queryKey,
      queryFn: () => listEnquiryMails(enquiryId),
      refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === 'queued') ? LOOK_AGAIN_MS : false),
    }),
    resend: useMutation({
      mutationFn: (mailId: number) => resendEnquiryMail(enquiryId, mailId),
      onSuccess: (mail) =>
        queryClient.setQueryData<EnquiryMail[]>(queryKey, (mails) =>
          mails?.map((each) => (each.id === mail.id ? mail : each)),
        ),
      // Somebody else was faster: what it is now is shown instead.
      onError: () => queryClient.invalidateQueries({ queryKey }),
    }),
  };
};
