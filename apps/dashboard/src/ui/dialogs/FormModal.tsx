import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useId } from 'react';
import { ModalFrame, type ModalFrameProps } from './ModalFrame.tsx';

interface FormModalProps extends Omit<ModalFrameProps, 'footer' | 'children'> {
  /** Text of the submit button, a verb. */
  action: string;
  destroys?: boolean | undefined;
  busy?: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>, close: () => void) => void;
  children: ReactNode;
}

/** A form in a modal, with Cancel and its submit button. */
export const FormModal = ({ action, destroys, busy = false, onSubmit, children, ...frame }: FormModalProps) => {
  const id = useId();
  return (
    <ModalFrame
      {...frame}
      footer={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={id} variant={destroys ? 'destroy' : 'filled'} aria-busy={busy}>
            {action}
          </Button>
        </>
      )}
    >
      {(close) => (
        <form
          id={id}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit(event, close);
          }}
        >
          {children}
        </form>
      )}
    </ModalFrame>
  );
};
