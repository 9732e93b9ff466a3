import { uiMessages } from '@vitrine/contract/screens/messages';
import { sessionMessages } from '@vitrine/contract/session/messages';
import type { SignedIn } from '@vitrine/contract/session/schemas';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { errorCode } from '../../../calls/api-error.ts';
import { useMutation } from '../../../calls/useMutation.ts';
import { PlainButton } from '../../../ui/buttons/PlainButton.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { answerSecondStep } from '../calls.ts';
import classes from '../Form.module.css';
import { FormError, TextButton } from '../fields.tsx';
import { PasskeyButton, usePasskeyDomain } from './PasskeyButton.tsx';
import { signInError } from './sign-in-error.ts';
import type { Question } from './sign-in-steps.ts';

interface SecondStepFormProps {
  question: Question;
  onAnswer: (answer: SignedIn) => Promise<void>;
  /** With a message if the second step expired. */
  onStartAgain: (issue: string | null) => void;
}

interface CodeFormProps extends SecondStepFormProps {
  ofApp: boolean;
}

const CodeForm = ({ question, ofApp, onAnswer, onStartAgain }: CodeFormProps) => {
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const answering = useMutation({
    mutationFn: async () => onAnswer(await answerSecondStep(question.ticket, code.trim())),
    onError: (error) => {
      if (errorCode(error) === 'session.ticket_expired') onStartAgain(signInError(error));
      else field.current?.select();
    },
  });
  const wrong = errorCode(answering.error) === 'session.wrong_code';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (answering.isPending) return;
    setMissing(code.trim() === '');
    if (code.trim() === '') field.current?.focus();
    else answering.mutate();
  };
  const fieldError = missing ? sessionMessages.codeRequired : wrong ? sessionMessages.wrongCode : undefined;
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <FormError text={answering.isError && !wrong ? signInError(answering.error) : null} />
      <TextField
        ref={field}
        label={ofApp ? sessionMessages.codeQuestion : sessionMessages.recoveryCodeQuestion}
        name="code"
        inputMode={ofApp ? 'numeric' : 'text'}
        autoComplete={ofApp ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        size="md"
        data-autofocus
        value={code}
        error={fieldError}
        onChange={(event) => {
          setCode(event.target.value);
          setMissing(false);
          if (answering.isError) answering.reset();
        }}
      />
      <PlainButton type="submit" variant="filled" size="md" aria-busy={answering.isPending}>
        {uiMessages.continue}
      </PlainButton>
    </form>
  );
};

/** What an account without an app reads: how it takes the second step, or why it cannot here. */
function passkeySentence(domains: readonly string[], here: string | null): string {
  if (here === null) return sessionMessages.passkeyHere;
  return domains.includes(here)
    ? sessionMessages.passkeyQuestion
    : sessionMessages.passkeyElsewhere(domains.join(', '));
}

/** The second step: a code, a recovery code or a passkey. */
export const SecondStepForm = ({ question, onAnswer, onStartAgain }: SecondStepFormProps) => {
  const [ofApp, setOfApp] = useState(true);
  const here = usePasskeyDomain();
  const hasApp = question.methods.includes('app');
  const hasPasskey = here !== null && question.passkey_domains.includes(here);
  return (
    <div className={classes.form}>
      {hasApp && (
        <CodeForm
          key={String(ofApp)}
          question={question}
          ofApp={ofApp}
          onAnswer={onAnswer}
          onStartAgain={onStartAgain}
        />
      )}
      {!hasApp && <p className={classes.sentence}>{passkeySentence(question.passkey_domains, here)}</p>}
      {hasPasskey && (
        <PasskeyButton
          label={sessionMessages.useAPasskey}
          strong={!hasApp}
          keepLoggedIn={question.keepLoggedIn}
          onAnswer={onAnswer}
        />
      )}
      <div className={classes.ways}>
        {hasApp && (
          <TextButton onClick={() => setOfApp(!ofApp)}>
            {ofApp ? sessionMessages.useARecoveryCode : sessionMessages.useTheAuthenticatorApp}
          </TextButton>
        )}
        <TextButton onClick={() => onStartAgain(null)}>{sessionMessages.startAgain}</TextButton>
      </div>
    </div>
  );
};
