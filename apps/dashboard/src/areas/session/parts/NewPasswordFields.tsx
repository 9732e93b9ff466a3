import type { Ref } from 'react';
import type { NewPassword } from '../calls.ts';
import type { PasswordIssues } from '../check-password.ts';
import { PasswordField } from './PasswordField.tsx';

interface NewPasswordFieldsProps {
  chosen: NewPassword;
  issues: PasswordIssues;
  onChange: (field: keyof NewPassword, value: string) => void;
  passwordRef: Ref<HTMLInputElement>;
  confirmationRef: Ref<HTMLInputElement>;
  /** Where the password is not the first one, it is called new. */
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
  label = 'Password',
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
      label="Confirm password"
      name="password_confirmation"
      autoComplete="new-password"
      size={size}
      value={chosen.password_confirmation}
      error={issues.password_confirmation}
      onChange={(event) => onChange('password_confirmation', event.target.value)}
    />
  </>
);
