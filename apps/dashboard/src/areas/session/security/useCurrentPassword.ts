import { securityMessages, sessionMessages } from '@vitrine/contract/session/messages';
import { type ChangeEvent, useRef, useState } from 'react';
import { errorCode } from '../../../calls/api-error.ts';

/** What the field needs to know of the call that carries the password. */
interface Attempt {
  error: unknown;
  reset: () => void;
}

/** The field for the current password: what is typed, and whether it was missing or wrong. */
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
      label: 'Current password',
      name: 'current_password',
      autoComplete: 'current-password',
      value: password,
      error: missing ? securityMessages.currentRequired : wrong,
      onChange: (event: ChangeEvent<HTMLInputElement>): void => {
        setPassword(event.target.value);
        setMissing(false);
        reset();
      },
    },
  };
};
