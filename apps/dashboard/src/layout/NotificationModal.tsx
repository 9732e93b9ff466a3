import { Button } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { useLayoutEffect } from 'react';
import { ModalFrame } from '../ui/dialogs/ModalFrame.tsx';
import { type Notification, useShownNotification } from './Notifications.tsx';

const Modal = ({ notification, onClose }: { notification: Notification; onClose: () => void }) => {
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

/** Shows the notification of the shell; it leaves with the shell. */
export const NotificationModal = () => {
  const [shown, clear] = useShownNotification();
  // At once: what comes right after the page was drawn again stays.
  useLayoutEffect(() => clear, [clear]);
  const close = (): void => {
    clear();
    shown?.onOk?.();
  };
  return shown && <Modal key={shown.id} notification={shown} onClose={close} />;
};
