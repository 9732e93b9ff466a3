import { sessionLimits } from '@vitrine/contract/session/limits';
import { sessionMessages } from '@vitrine/contract/session/messages';
import { type Ref, useRef, useState } from 'react';
import { ApiError } from '../../../calls/api-error.ts';
import type { NewPassword } from '../calls.ts';
import { PasswordField } from '../fields.tsx';

type PasswordIssues = Partial<Record<keyof NewPassword, string>>;

const issueOf = (password: string): string | undefined => {
  if (password === '') return sessionMessages.passwordRequired;
  if (password.length < sessionLimits.passwordMinimum) return sessionMessages.passwordShort;
  return password.length > sessionLimits.passwordMaximum ? sessionMessages.passwordLong : undefined;
};

const confirmationIssueOf = ({ password, password_confirmation }: NewPassword): string | undefined => {
  if (password_confirmation === '') return sessionMessages.confirmationRequired;
  return password === password_confirmation ? undefined : sessionMessages.confirmationDiffers;
};

/** The issues of a new password and its confirmation, one message per field. */
const checkNewPassword = (chosen: NewPassword): PasswordIssues => {
  const password = issueOf(chosen.password);
  const confirmation = confirmationIssueOf(chosen);
  return {
    ...(password !== undefined && { password }),
    ...(confirmation !== undefined && { password_confirmation: confirmation }),
  };
};

interface NewPasswordFieldsProps {
  chosen: NewPassword;
  issues: PasswordIssues;
  onChange: (field: keyof NewPassword, value: string) => void;
  passwordRef: Ref<HTMLInputElement>;
  confirmationRef: Ref<HTMLInputElement>;
  /** Labels the field as a new password rather than the first one. */
  label?: string;
  size?: 'sm' | 'md';
}

/** A new password and its confirmation. */
export const NewPasswordFields = ({
  chosen,
  issues,
  onChange,
  passwordRef,
  confirmationRef,
  label = sessionMessages.password,
  size = 'md',
}: NewPasswordFieldsProps) => (
  <>
    <PasswordField
      ref={passwordRef}
      label={label}
      name="password"
      autoComplete="new-password"
      size={size}
      value={chosen.password}
      error={issues.password}
      onChange={(event) => onChange('password', event.target.value)}
    />
    <PasswordField
      ref={confirmationRef}
      label={sessionMessages.confirmPassword}
      name="password_confirmation"
      autoComplete="new-password"
      size={size}
      value={chosen.password_confirmation}
      error={issues.password_confirmation}
      onChange={(event) => onChange('password_confirmation', event.target.value)}
    />
  </>
);

const NOTHING: NewPassword = { password: '', password_confirmation: '' };

/** The two fields of a new password with their issues and focus. */
export const useNewPassword = () => {
  const [chosen, setChosen] = useState(NOTHING);
  const [issues, setIssues] = useState<PasswordIssues>({});
  const passwordRef = useRef<HTMLInputElement>(null);
  const confirmationRef = useRef<HTMLInputElement>(null);

  const onChange = (field: keyof NewPassword, value: string): void => {
    setChosen((before) => ({ ...before, [field]: value }));
    setIssues(({ [field]: _corrected, ...others }) => others);
  };
  /** True when both are valid; otherwise shows the issues and can focus the first one. */
  const check = (withFocus = true): boolean => {
    const found = checkNewPassword(chosen);
    setIssues(found);
    const first = found.password !== undefined ? passwordRef : confirmationRef;
    const right = Object.keys(found).length === 0;
    if (!right && withFocus) first.current?.focus();
    return right;
  };
  /** Shows the server's error about the password at its field; false without one. */
  const showServerError = (error: unknown): boolean => {
    const password = error instanceof ApiError ? error.errors?.password?.[0] : undefined;
    if (password === undefined) return false;
    setIssues({ password });
    passwordRef.current?.focus();
    return true;
  };
  /** Empties the fields once they were sent: what was typed since stays. */
  const clear = (sent: NewPassword): void =>
    setChosen((now) => ({
      password: now.password === sent.password ? '' : now.password,
      password_confirmation: now.password_confirmation === sent.password_confirmation ? '' : now.password_confirmation,
    }));
  return {
    chosen,
    check,
    showServerError,
    clear,
    fields: { chosen, issues, onChange, passwordRef, confirmationRef },
  };
};
