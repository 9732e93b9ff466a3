import { sessionLimits } from '@vitrine/contract/session/limits';
import { sessionMessages } from '@vitrine/contract/session/messages';
import type { NewPassword } from './calls.ts';

export type PasswordProblems = Partial<Record<keyof NewPassword, string>>;

const faultOf = (password: string): string | undefined => {
  if (password === '') return sessionMessages.passwordRequired;
  if (password.length < sessionLimits.passwordMinimum) return sessionMessages.passwordShort;
  return password.length > sessionLimits.passwordMaximum ? sessionMessages.passwordLong : undefined;
};

const confirmationFaultOf = ({ password, password_confirmation }: NewPassword): string | undefined => {
  if (password_confirmation === '') return sessionMessages.confirmationRequired;
  return password === password_confirmation ? undefined : sessionMessages.confirmationDiffers;
};

/** What is wrong with a new password and its confirmation, one fault a field (platform.md §5, Set password). */
export const checkNewPassword = (chosen: NewPassword): PasswordProblems => {
  const password = faultOf(chosen.password);
  const confirmation = confirmationFaultOf(chosen);
  return {
    ...(password !== undefined && { password }),
    ...(confirmation !== undefined && { password_confirmation: confirmation }),
  };
};
