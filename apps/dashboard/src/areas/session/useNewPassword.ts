import { useRef, useState } from 'react';
import { ApiError } from '../../calls/api-error.ts';
import type { NewPassword } from './calls.ts';
import { checkNewPassword, type PasswordIssues } from './check-password.ts';

const NOTHING: NewPassword = { password: '', password_confirmation: '' };

/** The two fields of a new password: what is typed, what is wrong, and where the focus goes then. */
export const useNewPassword = () => {
  const [chosen, setChosen] = useState(NOTHING);
  const [issues, setIssues] = useState<PasswordIssues>({});
  const passwordRef = useRef<HTMLInputElement>(null);
  const confirmationRef = useRef<HTMLInputElement>(null);

  const onChange = (field: keyof NewPassword, value: string): void => {
    setChosen((before) => ({ ...before, [field]: value }));
    setIssues(({ [field]: _corrected, ...others }) => others);
  };
  /** True when both are right; otherwise says what is wrong and, where asked to, leads to the first issue. */
  const check = (withFocus = true): boolean => {
    const found = checkNewPassword(chosen);
    setIssues(found);
    const first = found.password !== undefined ? passwordRef : confirmationRef;
    const right = Object.keys(found).length === 0;
    if (!right && withFocus) first.current?.focus();
    return right;
  };
  /** Shows what the server says of the password at its field; false when it says nothing of it. */
  const showRefused = (error: unknown): boolean => {
    const password = error instanceof ApiError ? error.errors?.password?.[0] : undefined;
    if (password === undefined) return false;
    setIssues({ password });
    passwordRef.current?.focus();
    return true;
  };
  return {
    chosen,
    check,
    showRefused,
    clear: () => setChosen(NOTHING),
    fields: { chosen, issues, onChange, passwordRef, confirmationRef },
  };
};
