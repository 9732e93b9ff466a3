import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { userMessages as messages } from '@vitrine/contract/users/messages';
import type { userRoutes } from '@vitrine/contract/users/routes';
import type { User } from '@vitrine/contract/users/schemas';
import { errorText } from '../calls/api-error.ts';
import { call } from '../calls/call.ts';
import { useNotify } from '../layout/Notifications.tsx';
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
  const notify = useNotify();
  const notifyOf = (message: string) => ({
    onSuccess: () => notify({ kind: 'success', title: messages.emailChangeTitle, message }),
    onError: (error: unknown) =>
      notify({ kind: 'error', title: messages.emailChangeFailed, message: errorText(error) }),
    onSettled: onChanged,
  });
  const resending = useMutation({
    mutationFn: () => resend(id),
    ...notifyOf(messages.emailChangeResent(pending ?? '')),
  });
  const cancelling = useMutation({ mutationFn: () => cancel(id), ...notifyOf(messages.emailChangeCancelled(email)) });
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
