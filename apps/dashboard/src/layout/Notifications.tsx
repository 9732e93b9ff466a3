import { Button } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { ModalFrame } from '../ui/dialogs/ModalFrame.tsx';

export interface Notification {
  kind: 'success' | 'error';
  title: string;
  message: string;
  /** Runs after Ok, Escape or a click beside it. */
  onOk?: () => void;
}

const NotifyContext = createContext<(notification: Notification) => void>(() => undefined);
const ClearErrorsContext = createContext<() => void>(() => undefined);

/** Shows a message in the notification modal. */
export const useNotify = (): ((notification: Notification) => void) => useContext(NotifyContext);

/** Removes an error notification when its form closes. */
export const useClearedErrors = (): void => {
  const clear = useContext(ClearErrorsContext);
  useEffect(() => clear, [clear]);
};

const NotificationModal = ({ notification, onClose }: { notification: Notification; onClose: () => void }) => {
  const isSuccess = notification.kind === 'success';
  const Icon = isSuccess ? IconCircleCheck : IconAlertCircle;
  return (
    <ModalFrame
      title={notification.title}
      icon={<Icon size={20} stroke={1.6} color={isSuccess ? 'var(--vt-accent)' : 'var(--vt-red)'} aria-hidden="true" />}
      sentence={notification.message}
      width={400}
      small
      role="alertdialog"
      toInvalid={!isSuccess}
      onClose={onClose}
      footer={(close) => (
        <Button variant="filled" data-autofocus onClick={close}>
          {uiMessages.ok}
        </Button>
      )}
    />
  );
};

/** One notification at a time; a later one replaces an earlier one. */
export const Notifications = ({ children }: { children: ReactNode }) => {
  const [shown, setShown] = useState<(Notification & { id: number }) | null>(null);
  const notify = useCallback(
    (notification: Notification) => setShown((before) => ({ ...notification, id: (before?.id ?? 0) + 1 })),
    [],
  );
  const clearErrors = useCallback(() => setShown((before) => (before?.kind === 'error' ? null : before)), []);
  const close = (): void => {
    setShown(null);
    shown?.onOk?.();
  };
  return (
    <NotifyContext value={notify}>
      <ClearErrorsContext value={clearErrors}>{children}</ClearErrorsContext>
      {shown && <NotificationModal key={shown.id} notification={shown} onClose={close} />}
    </NotifyContext>
  );
};
