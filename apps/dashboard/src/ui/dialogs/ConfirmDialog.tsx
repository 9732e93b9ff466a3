import { Button, Text } from '@mantine/core';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { errorText } from '../../calls/api-error.ts';
import { ModalFrame } from './ModalFrame.tsx';

interface ConfirmDialogProps {
  /** For example 'Deploy To Live'. */
  title: string;
  question: string;
  /** The action by its verb. */
  yes: string;
  destroys?: boolean;
  /** While the action runs the question stays: closed, it would look as if it had been cancelled. */
  busy?: boolean;
  /** Why the action did not succeed; the question stays for another try. */
  error?: Error | null;
  onYes: () => void;
  onClose: () => void;
  children?: React.ReactNode;
}

/** A question with Cancel, which has focus, and the action. */
export const ConfirmDialog = ({
  title,
  question,
  yes,
  destroys,
  busy = false,
  error = null,
  onYes,
  onClose,
  children,
}: ConfirmDialogProps) => (
  <ModalFrame
    title={title}
    sentence={question}
    width={400}
    small
    role="alertdialog"
    locked={busy}
    onClose={onClose}
    footer={(close) => (
      <>
        <Button data-autofocus disabled={busy} onClick={close}>
          {uiMessages.cancel}
        </Button>
        <Button variant={destroys ? 'destroy' : 'filled'} aria-busy={busy} onClick={busy ? undefined : onYes}>
          {yes}
        </Button>
      </>
    )}
  >
    {error === null ? (
      children
    ) : (
      <>
        {children}
        <Text role="alert" size="sm" c="red">
          {errorText(error)}
        </Text>
      </>
    )}
  </ModalFrame>
);
