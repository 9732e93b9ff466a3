import { useMutation } from '@tanstack/react-query';
import { securityMessages, sessionMessages } from '@vitrine/contract/session/messages';
import { type FormEvent, useRef, useState } from 'react';
import { refusalCode } from '../../../../calls/failures.ts';
import { useNotify } from '../../../../shell/Notifications.tsx';
import { useSession } from '../../../../shell/session.ts';
import { Button } from '../../../../ui/Button.tsx';
import { NewPasswordFields } from '../../parts/NewPasswordFields.tsx';
import { PasswordField } from '../../parts/PasswordField.tsx';
import { signInError } from '../../sign-in-error.ts';
import { useNewPassword } from '../../useNewPassword.ts';
import { changePassword } from '../calls.ts';
import classes from './ChangePassword.module.css';
import { Section } from './Section.tsx';

/** The current password, a new one and its confirmation. */
export const ChangePassword = () => {
  const { user } = useSession();
  const notify = useNotify();
  const [current, setCurrent] = useState('');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const { chosen, check, takeRefusal, clear, fields } = useNewPassword();
  const changing = useMutation({
    mutationFn: () => changePassword({ current_password: current, ...chosen }),
    onSuccess: () => {
      setCurrent('');
      clear();
      notify({ kind: 'success', title: 'Password changed', message: securityMessages.passwordChanged });
    },
    onError: (failure) => {
      if (refusalCode(failure) === 'session.wrong_password') {
        setProblem(sessionMessages.wrongPassword);
        field.current?.focus();
      } else if (!takeRefusal(failure))
        notify({ kind: 'failure', title: 'Password not changed', message: signInError(failure) });
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (changing.isPending) return;
    const missing = current === '' ? securityMessages.currentRequired : undefined;
    setProblem(missing);
    const right = check(missing === undefined);
    if (missing !== undefined) field.current?.focus();
    else if (right) changing.mutate();
  };
  return (
    <Section title="Password" help={securityMessages.passwordHelp}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <input type="email" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField
          ref={field}
          label="Current password"
          name="current_password"
          autoComplete="current-password"
          value={current}
          error={problem}
          onChange={(event) => {
            setCurrent(event.target.value);
            setProblem(undefined);
          }}
        />
        <NewPasswordFields {...fields} label="New password" height="regular" />
        <Button type="submit" busy={changing.isPending}>
          Change password
        </Button>
      </form>
    </Section>
  );
};
