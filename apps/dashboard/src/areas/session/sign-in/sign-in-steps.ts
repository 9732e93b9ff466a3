import { sessionMessages } from '@vitrine/contract/session/messages';
import type { CurrentUser, SecondStep, SignedIn } from '@vitrine/contract/session/schemas';
import type { Credentials } from '../calls.ts';

/** The entries of the first step. */
export interface FirstStep {
  email: string;
  keepLoggedIn: boolean;
}

/** The second step after the right password. */
export interface Question extends SecondStep, FirstStep {}

export interface FieldIssues {
  email?: string;
  password?: string;
}

/** The missing fields. */
export const missingIn = ({ email, password }: Credentials): FieldIssues => ({
  ...(email.trim() === '' && { email: sessionMessages.emailRequired }),
  ...(password === '' && { password: sessionMessages.passwordRequired }),
});

/** Signing in returns a user or asks for a second step. */
export const afterStep = async (
  { user, second_step }: SignedIn,
  { onUser, onQuestion }: { onUser: (user: CurrentUser) => Promise<void>; onQuestion: (question: SecondStep) => void },
): Promise<void> => {
  if (second_step !== null) onQuestion(second_step);
  else if (user !== null) await onUser(user);
};
