import { Box, Button, Flex, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconClock } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { emailMessages as messages } from '@vitrine/contract/emails/messages';
import type { EnquiryEmail } from '@vitrine/contract/emails/schemas';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { longDate } from '@vitrine/domain/dates/format-date';
import { mayResendEmails } from '@vitrine/domain/policies/enquiries';
import { useId } from 'react';
import { errorText } from '../../../calls/api-error.ts';
import { useMutation } from '../../../calls/useMutation.ts';
import { useSession } from '../../../session/session.ts';
import { useTenant } from '../../../tenant/useTenant.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { NotLoaded } from '../../../ui/feedback/FailedList.tsx';
import { RowsSkeleton } from '../../../ui/feedback/Skeletons.tsx';
import { listEnquiryEmails, resendEnquiryEmail } from '../calls.ts';

/** Polling interval while an email is pending. */
const LOOK_AGAIN_MS = 5000;

/** The emails about one enquiry, and sending one again. */
const useEmails = (enquiryId: number) => {
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
      // Another user was faster: the list is refetched.
      onError: () => queryClient.invalidateQueries({ queryKey }),
    }),
  };
};

const SIGNS = {
  queued: { icon: IconClock, color: 'var(--vt-text-2)' },
  sent: { icon: IconCircleCheck, color: 'var(--vt-accent-ink)' },
  failed: { icon: IconAlertTriangle, color: 'var(--vt-red)' },
};

const SIGN_STYLE = { flex: 'none', marginTop: 1 };

const kindOf = (kind: string): string =>
  kind === 'customer-design' || kind === 'organisation-enquiry' ? messages.kinds[kind] : messages.other;

const stateOf = ({ status, tries, sent_at }: EnquiryEmail, now: Date): string => {
  if (status === 'sent') return messages.sent(longDate(sent_at ?? '', now));
  return status === 'queued' ? messages.queued(tries) : messages.failed(tries);
};

interface EmailProps {
  email: EnquiryEmail;
  /** Sends it again; null without the permission. */
  onResend: (() => void) | null;
  busy: boolean;
}

const Email = ({ email, onResend, busy }: EmailProps) => {
  const { icon: Sign, color } = SIGNS[email.status];
  return (
    <Flex component="li" gap={10} py={10}>
      <Sign size={18} stroke={1.6} color={color} style={SIGN_STYLE} aria-hidden="true" />
      <Box flex={1} miw={0} fz={13.5} lh="20px">
        <Text inherit className="vt-anywhere">
          {email.recipient}
        </Text>
        <Text size="sm" c="dimmed">
          {kindOf(email.kind)} · {stateOf(email, new Date())}
        </Text>
        {email.error !== null && (
          <Text size="sm" c="red">
            {messages.errors[email.error]}
          </Text>
        )}
      </Box>
      {onResend && email.resendable && (
        <Button aria-label={messages.resendTo(email.recipient)} aria-busy={busy} onClick={onResend}>
          {messages.resend}
        </Button>
      )}
    </Flex>
  );
};

/** The emails about an enquiry with their status; failed ones first. */
export const Emails = ({ enquiryId }: { enquiryId: number }) => {
  const headingId = useId();
  const { user } = useSession();
  const { emails, resend } = useEmails(enquiryId);
  const manages = mayResendEmails(user);
  const undelivered = [
    ...new Set(emails.data?.filter(({ status }) => status === 'failed').map((each) => each.recipient)),
  ];
  return (
    <Box component="section" px={{ base: 16, sm: 24 }} pt={{ base: 20, sm: 24 }} pb={0} aria-labelledby={headingId}>
      <Text id={headingId} component="h3" size="sm" mb={4} fw={500}>
        {messages.title}
      </Text>
      {undelivered.map((recipient) => (
        <Banner
          key={recipient}
          tone="red"
          icon={<IconAlertTriangle size={18} stroke={1.6} />}
          title={messages.undelivered(recipient)}
        />
      ))}
      {!emails.data && (
        <NotLoaded
          what={messages.title}
          query={emails}
          skeleton={<RowsSkeleton label={uiMessages.loading} rows={2} image={false} />}
        />
      )}
      {emails.data?.length === 0 && (
        <Text size="sm" c="dimmed">
          {messages.none}
        </Text>
      )}
      <ul aria-labelledby={headingId} className="vt-underlined">
        {emails.data?.map((email) => (
          <Email
            key={email.id}
            email={email}
            onResend={manages ? () => resend.mutate(email.id) : null}
            busy={resend.isPending && resend.variables === email.id}
          />
        ))}
      </ul>
      {resend.error !== null && (
        <Text role="alert" size="sm" c="red">
          {errorText(resend.error)}
        </Text>
      )}
    </Box>
  );
};
