import { useNavigate } from '@tanstack/react-router';
import { sessionMessages } from '@vitrine/contract/session/messages';
import type { SignedIn } from '@vitrine/contract/session/schemas';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../calls/api-error.ts';
import { useMutation } from '../../../calls/useMutation.ts';
import { Redirect } from '../../../routes/Redirect.tsx';
import { EXPIRED, LOGIN } from '../../../tenant/paths.ts';
import { PlainButton } from '../../../ui/buttons/PlainButton.tsx';
import { acceptInvitation, recoverPassword } from '../calls.ts';
import classes from '../Form.module.css';
import { FormError } from '../fields.tsx';
import { SecondStepForm } from '../sign-in/SecondStepForm.tsx';
import { recoveryError, signInError } from '../sign-in/sign-in-error.ts';
import { afterStep, type Question } from '../sign-in/sign-in-steps.ts';
import { useEnter } from '../useEnter.ts';
import { NewPasswordFields, useNewPassword } from './NewPasswordFields.tsx';
import { forgetPasswordRequest, type PasswordRequest, storedPasswordRequest } from './password-request.ts';

const GONE = 410;

interface SetPasswordFormProps {
  request: PasswordRequest;
  onAnswer: (answer: SignedIn) => Promise<void>;
}

const SetPasswordForm = ({ request, onAnswer }: SetPasswordFormProps) => {
  const navigate = useNavigate();
  const { chosen, check, showServerError, fields } = useNewPassword();
  const [atField, setAtField] = useState(false);
  const sending = useMutation({
    mutationFn: async () => {
      const answer = await (request.type === 'Invite'
        ? acceptInvitation(request, chosen)
        : recoverPassword(request, chosen));
      await onAnswer(answer);
    },
    onError: async (error) => {
      setAtField(showServerError(error));
      if (!(error instanceof ApiError) || error.status !== GONE) return;
      await navigate({ to: EXPIRED, replace: true });
      forgetPasswordRequest();
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (sending.isPending) return;
    if (check()) sending.mutate();
  };
  const errorText = request.type === 'Reset' ? recoveryError : signInError;
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <FormError text={sending.isError && !atField ? errorText(sending.error) : null} />
      {/* Lets a password manager know the user. */}
      <input type="email" autoComplete="username" value={request.email} readOnly hidden />
      <NewPasswordFields {...fields} />
      <PlainButton type="submit" variant="filled" size="md" aria-busy={sending.isPending}>
        {request.type === 'Invite' ? sessionMessages.setPassword : sessionMessages.resetPassword}
      </PlainButton>
    </form>
  );
};

/** After an invitation or a reset link: asks for a password and its confirmation, then leads home. */
export const SetPasswordScreen = () => {
  const [request] = useState(storedPasswordRequest);
  const [question, setQuestion] = useState<Question | null>(null);
  const navigate = useNavigate();
  const enter = useEnter();
  if (request === null) return <Redirect to={LOGIN} />;
  const take = (answer: SignedIn): Promise<void> => {
    forgetPasswordRequest();
    return afterStep(answer, {
      onUser: (user) => enter(user),
      onQuestion: (asked) => setQuestion({ ...asked, email: request.email, keepLoggedIn: false }),
    });
  };
  const startAgain = (issue: string | null): void => {
    navigate({ to: LOGIN, ...(issue !== null && { state: { issue } as never }) });
  };
  if (question)
    return (
      <>
        <h1 className={classes.title}>{sessionMessages.secondStep}</h1>
        <SecondStepForm question={question} onAnswer={take} onStartAgain={startAgain} />
      </>
    );
  return (
    <>
      <h1 className={classes.title}>
        {request.type === 'Invite' ? sessionMessages.inviteTitle : sessionMessages.resetTitle}
      </h1>
      <p className={classes.help}>{request.email}</p>
      <SetPasswordForm request={request} onAnswer={take} />
    </>
  );
};
