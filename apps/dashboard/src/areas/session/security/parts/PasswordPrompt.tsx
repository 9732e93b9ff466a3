import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId } from 'react';
import { ModalFrame } from '../../../../ui/ModalFrame.tsx';
import classes from '../../parts/Form.module.css';
import { FormError } from '../../parts/FormError.tsx';
import { PasswordField } from '../../parts/PasswordField.tsx';
import { signInError } from '../../sign-in-error.ts';
import { useCurrentPassword } from '../useCurrentPassword.ts';

interface PasswordPromptProps {
  title: string;
  sentence: string;
  /** The action by its verb. */
  yes: string;
  destroys?: boolean;
  onPassword: (password: string) => Promise<void>;
  onClose: () => void;
}

/** A question that wants the current password: what changes how one signs in is not for anyone who finds the page open. */
export const PasswordPrompt = ({ title, sentence, yes, destroys, onPassword, onClose }: PasswordPromptProps) => {
  const form = useId();
  const doing = useMutation({ mutationFn: onPassword });
  const { password, check, field, isWrong } = useCurrentPassword(doing);
  const submit = (event: FormEvent, close: () => void): void => {
    event.preventDefault();
    if (!doing.isPending && check()) doing.mutate(password, { onSuccess: close });
  };
  return (
    <ModalFrame
      title={title}
      sentence={sentence}
      width={400}
      small
      locked={doing.isPending}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={form} variant={destroys ? 'destroy' : 'filled'} aria-busy={doing.isPending}>
            {yes}
          </Button>
        </>
      )}
    >
      {(close) => (
        <form id={form} className={classes.form} onSubmit={(event) => submit(event, close)} noValidate>
          <FormError text={doing.isError && !isWrong ? signInError(doing.error) : null} />
          <PasswordField {...field} data-autofocus />
        </form>
      )}
    </ModalFrame>
  );
};
