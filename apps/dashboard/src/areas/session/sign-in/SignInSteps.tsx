import { sessionMessages } from '@vitrine/contract/session/messages';
import type { CurrentUser, SignedIn } from '@vitrine/contract/session/schemas';
import { type Ref, useState } from 'react';
import classes from '../Form.module.css';
import { SecondStepForm } from './SecondStepForm.tsx';
import { type InitialCredentials, SignInForm } from './SignInForm.tsx';
import { afterStep, type FirstStep, type Question } from './sign-in-steps.ts';

interface SignInStepsProps {
  filled: InitialCredentials;
  /** Heading above the form; a modal has its own title. */
  headed?: boolean;
  /** Why the form reopens. */
  issue?: string | null;
  submitRef?: Ref<HTMLButtonElement>;
  onUser: (user: CurrentUser) => Promise<void>;
}

/** Signing in: email and password or a passkey, then the second step where the account has one. */
export const SignInSteps = ({ filled, headed = false, issue = null, submitRef, onUser }: SignInStepsProps) => {
  const [question, setQuestion] = useState<Question | null>(null);
  const [start, setStart] = useState({ filled, issue });
  const take = (answer: SignedIn, { email, keepLoggedIn }: FirstStep): Promise<void> =>
    afterStep(answer, { onUser, onQuestion: (asked) => setQuestion({ ...asked, email, keepLoggedIn }) });
  const startAgain = ({ email }: Question, because: string | null): void => {
    setStart({ filled: { ...filled, email, password: '' }, issue: because });
    setQuestion(null);
  };
  return (
    <>
      {headed && <h1 className={classes.title}>{question ? sessionMessages.secondStep : sessionMessages.signIn}</h1>}
      {question ? (
        <SecondStepForm
          question={question}
          onAnswer={(answer) => take(answer, question)}
          onStartAgain={(because) => startAgain(question, because)}
        />
      ) : (
        <SignInForm {...start} {...(submitRef && { submitRef })} onAnswer={take} />
      )}
    </>
  );
};
