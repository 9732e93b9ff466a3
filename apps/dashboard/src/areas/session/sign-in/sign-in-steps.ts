import { sessionMessages } from '@vitrine/contract/session/messages';
import type { CurrentUser, SecondStep, SignedIn } from '@vitrine/contract/session/schemas';
import type { Credentials } from '../calls.ts';

/** What was filled in before the question. */
export interface Chosen {
  email: string;
  keepLoggedIn: boolean;
}

/** The question after the right password. */
export interface Question extends SecondStep, Chosen {}

export interface FieldIssues {
  email?: string;
  password?: string;
}

/** What is missing before anything is sent. */
export const missingIn = ({ email, password }: Credentials): FieldIssues => ({
  ...(email.trim() === '' && { email: sessionMessages.emailRequired }),
  ...(password === '' && { password: sessionMessages.passwordRequired }),
});

/** An answer of signing in is either a user or a question. */
export const afterStep = async (
  { user, second_step }: SignedIn,
  { onUser, onQuestion }: { onUser: (user: CurrentUser) => Promise<void>; onQuestion: (question: SecondStep) => void },
): Promise<void> => {
  if (second_step !== null) onQuestion(second_step);
  else if (user !== null) await onUser(user);
};
