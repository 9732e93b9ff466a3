import { Button, Stack } from '@mantine/core';

import { sessionMessages } from '@vitrine/contract/session/messages';
import { securityMessages } from '@vitrine/contract/session/security-messages';
import { type FormEvent, useRef, useState } from 'react';
import { errorCode } from '../../../calls/api-error.ts';
import { useMutation } from '../../../calls/useMutation.ts';
import { useNotify } from '../../../layout/Notifications.tsx';
import { useSession } from '../../../session/session.ts';
import { PasswordField } from '../fields.tsx';
import { NewPasswordFields, useNewPassword } from '../password/NewPasswordFields.tsx';
import { signInError } from '../sign-in/sign-in-error.ts';
import { changePassword } from './queries.ts';
import { Section } from './SecuritySection.tsx';

/** The current password, a new one and its confirmation. */
export const ChangePassword = () => {
  const { user } = useSession();
  const notify = useNotify();
  const [current, setCurrent] = useState('');
  const [issue, setIssue] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const { chosen, check, showServerError, clear, fields } = useNewPassword();
  const changing = useMutation({
    mutationFn: changePassword,
    // What was typed since it was sent stays.
    onSuccess: (_answer, sent) => {
      setCurrent((now) => (now === sent.current_password ? '' : now));
      clear(sent);
      notify({
        kind: 'success',
        title: securityMessages.passwordChangedLabel,
        message: securityMessages.passwordChanged,
      });
    },
    onError: (error) => {
      if (errorCode(error) === 'session.wrong_password') {
        setIssue(sessionMessages.wrongPassword);
        field.current?.focus();
      } else if (!showServerError(error))
        notify({ kind: 'error', title: securityMessages.passwordNotChanged, message: signInError(error) });
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (changing.isPending) return;
    const missing = current === '' ? securityMessages.currentRequired : undefined;
    setIssue(missing);
    const right = check(missing === undefined);
    if (missing !== undefined) field.current?.focus();
    else if (right) changing.mutate({ current_password: current, ...chosen });
  };
  return (
    <Section title={securityMessages.password} help={securityMessages.passwordHelp}>
      <form onSubmit={submit} noValidate>
        <Stack gap={16} maw={440} mt={20}>
          <input type="email" autoComplete="username" value={user.email} readOnly hidden />
          <PasswordField
            ref={field}
            label={securityMessages.currentPassword}
            name="current_password"
            autoComplete="current-password"
            value={current}
            error={issue}
            onChange={(event) => {
              setCurrent(event.target.value);
              setIssue(undefined);
            }}
          />
          <NewPasswordFields {...fields} label={securityMessages.newPassword} size="sm" />
          <Button type="submit" aria-busy={changing.isPending} style={{ alignSelf: 'flex-start' }}>
            {securityMessages.changePassword}
          </Button>
        </Stack>
      </form>
    </Section>
  );
};
