import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { userMessages as messages } from '@vitrine/contract/users/messages';
import type { userRoutes } from '@vitrine/contract/users/routes';
import type { User } from '@vitrine/contract/users/schemas';
import { call } from '../calls/call.ts';
import { useChange } from '../layout/useChange.ts';
import { Banner } from '../ui/feedback/Banner.tsx';

const resend = (userId: number) =>
  call<typeof userRoutes.resendEmailChange>('POST', '/users/:userId/email-change/resend', { params: { userId } });

const cancel = (userId: number) =>
  call<typeof userRoutes.cancelEmailChange>('DELETE', '/users/:userId/email-change', { params: { userId } });

interface PendingEmailProps {
  user: Pick<User, 'id' | 'email' | 'pending_email'>;
  /** Reads the user again. */
  onChanged: () => void;
}

/** An unconfirmed new email address, with Resend and Cancel; empty without one. */
export const PendingEmail = ({ user: { id, email, pending_email: pending }, onChanged }: PendingEmailProps) => {
  const optionsOf = (message: string) => ({
    success: [messages.emailChangeTitle, message] as const,
    failed: messages.emailChangeFailed,
    onSettled: onChanged,
  });
  const resending = useChange(() => resend(id), optionsOf(messages.emailChangeResent(pending ?? '')));
  const cancelling = useChange(() => cancel(id), optionsOf(messages.emailChangeCancelled(email)));
  if (pending === null) return null;
  const busy = resending.isPending || cancelling.isPending;
  return (
    <Banner
      tone="accent"
      icon={<IconMail size={16} stroke={1.6} />}
      title={messages.pendingEmail(pending, email)}
      actions={
        <>
          <Button size="xs" aria-busy={resending.isPending} disabled={busy} onClick={() => resending.mutate()}>
            {messages.emailChangeResend}
          </Button>
          <Button size="xs" aria-busy={cancelling.isPending} disabled={busy} onClick={() => cancelling.mutate()}>
            {messages.emailChangeCancel}
          </Button>
        </>
      }
    />
  );
};
