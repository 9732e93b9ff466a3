import { sessionLimits } from '@vitrine/contract/session/limits';
import { sessionMessages } from '@vitrine/contract/session/messages';
import type { NewPassword } from './calls.ts';

export type PasswordIssues = Partial<Record<keyof NewPassword, string>>;

const issueOf = (password: string): string | undefined => {
  if (password === '') return sessionMessages.passwordRequired;
  if (password.length < sessionLimits.passwordMinimum) return sessionMessages.passwordShort;
  return password.length > sessionLimits.passwordMaximum ? sessionMessages.passwordLong : undefined;
};

const confirmationIssueOf = ({ password, password_confirmation }: NewPassword): string | undefined => {
  if (password_confirmation === '') return sessionMessages.confirmationRequired;
  return password === password_confirmation ? undefined : sessionMessages.confirmationDiffers;
};

/** What is wrong with a new password and its confirmation, one message per field. */
export const checkNewPassword = (chosen: NewPassword): PasswordIssues => {
  const password = issueOf(chosen.password);
  const confirmation = confirmationIssueOf(chosen);
  return {
    ...(password !== undefined && { password }),
    ...(confirmation !== undefined && { password_confirmation: confirmation }),
  };
};
