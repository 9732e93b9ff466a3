import { sessionMessages } from '@vitrine/contract/session/messages';
import { securityMessages } from '@vitrine/contract/session/security-messages';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { errorCode } from '../../../calls/api-error.ts';
import { useMutation } from '../../../calls/useMutation.ts';
import { FormModal } from '../../../ui/dialogs/FormModal.tsx';
import classes from '../Form.module.css';
import { FormError, PasswordField } from '../fields.tsx';
import { signInError } from '../sign-in/sign-in-error.ts';

/** The state of the call that sends the password. */
interface Attempt {
  error: unknown;
  reset: () => void;
}

/** The field for the current password, and whether it was missing or wrong. */
export const useCurrentPassword = ({ error, reset }: Attempt) => {
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const ref = useRef<HTMLInputElement>(null);
  const isWrong = errorCode(error) === 'session.wrong_password';
  const wrong = isWrong ? sessionMessages.wrongPassword : undefined;
  return {
    password,
    isWrong,
    check: (): boolean => {
      setMissing(password === '');
      if (password === '') ref.current?.focus();
      return password !== '';
    },
    field: {
      ref,
      label: securityMessages.currentPassword,
      name: 'current_password',
      autoComplete: 'current-password',
      value: password,
      error: missing ? securityMessages.currentRequired : wrong,
      onChange: (event: ChangeEvent<HTMLInputElement>): void => {
        setPassword(event.target.value);
        setMissing(false);
        // Without an error a call may be under way, which would no longer be waited for.
        if (error) reset();
      },
    },
  };
};

interface PasswordPromptProps {
  title: string;
  sentence: string;
  /** The action by its verb. */
  yes: string;
  destroys?: boolean;
  onPassword: (password: string) => Promise<void>;
  onClose: () => void;
}

/** A confirmation with the current password, for changes to how the user signs in. */
export const PasswordPrompt = ({ title, sentence, yes, destroys, onPassword, onClose }: PasswordPromptProps) => {
  const action = useMutation({ mutationFn: onPassword });
  const { password, check, field, isWrong } = useCurrentPassword(action);
  const submit = (_event: FormEvent, close: () => void): void => {
    if (!action.isPending && check()) action.mutate(password, { onSuccess: close });
  };
  return (
    <FormModal
      title={title}
      sentence={sentence}
      width={400}
      small
      locked={action.isPending}
      onClose={onClose}
      action={yes}
      destroys={destroys}
      busy={action.isPending}
      onSubmit={submit}
    >
      <div className={classes.form}>
        <FormError text={action.isError && !isWrong ? signInError(action.error) : null} />
        <PasswordField {...field} data-autofocus />
      </div>
    </FormModal>
  );
};
