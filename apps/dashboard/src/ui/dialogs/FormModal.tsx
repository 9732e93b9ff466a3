import { Button } from '@mantine/core';
import { uiMessages } from '@vitrine/contract/screens/messages';
import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { ModalFrame, type ModalFrameProps } from './ModalFrame.tsx';
import { useUnsavedQuestion } from './useUnsavedQuestion.tsx';

interface FormModalProps extends Omit<ModalFrameProps, 'footer' | 'children' | 'mayDismiss'> {
  /** Text of the submit button, a verb. */
  action: string;
  destroys?: boolean | undefined;
  busy?: boolean;
  disabled?: boolean;
  /**
   * Whether text would be lost: Escape, the cross, a click beside it and the browser's Back ask first. What opens another
   * address after a save ignores the blocker.
   */
  unsaved?: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>, close: () => void) => void;
  /** Called by Cancel before the modal closes. */
  onCancel?: () => void;
  /** Replaces Cancel and the submit button. */
  footer?: (close: () => void, submitButton: ReactNode) => ReactNode;
  form?: Pick<ComponentProps<'form'>, 'ref' | 'inert'>;
  children: ReactNode;
}

/** A form in a modal, with Cancel and its submit button. */
export const FormModal = ({
  action,
  destroys,
  busy = false,
  disabled = false,
  locked = false,
  unsaved = false,
  onSubmit,
  onCancel,
  footer,
  form,
  children,
  ...frame
}: FormModalProps) => {
  const id = useId();
  const [submits, setSubmits] = useState(0);
  const { mayDismiss, question } = useUnsavedQuestion(unsaved);
  // After a submit that the form or the server rejected.
  useEffect(() => {
    if (submits > 0 && !busy) document.getElementById(id)?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [id, submits, busy]);
  const submitButton = (
    <Button type="submit" form={id} variant={destroys ? 'destroy' : 'filled'} aria-busy={busy} disabled={disabled}>
      {action}
    </Button>
  );
  const usualFooter = (close: () => void): ReactNode => (
    <>
      <Button
        disabled={locked}
        onClick={() => {
          onCancel?.();
          close();
        }}
      >
        {uiMessages.cancel}
      </Button>
      {submitButton}
    </>
  );
  return (
    <ModalFrame
      {...frame}
      locked={locked}
      mayDismiss={mayDismiss}
      footer={(close) => (footer ? footer(close, submitButton) : usualFooter(close))}
    >
      {(close) => (
        <>
          <form
            {...form}
            id={id}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              setSubmits((count) => count + 1);
              onSubmit(event, close);
            }}
          >
            {children}
          </form>
          {question(close)}
        </>
      )}
    </ModalFrame>
  );
};
