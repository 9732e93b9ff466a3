import { Link } from '@tanstack/react-router';
import { sessionMessages } from '@vitrine/contract/session/messages';
import type { SignedIn } from '@vitrine/contract/session/schemas';
import { type FormEvent, type Ref, useRef, useState } from 'react';
import { useMutation } from '../../../calls/useMutation.ts';
import { PASSWORD_RESET } from '../../../tenant/paths.ts';
import { PlainButton } from '../../../ui/buttons/PlainButton.tsx';
import { type Credentials, signIn } from '../calls.ts';
import classes from '../Form.module.css';
import { EmailField, FormError, PasswordField, textLink } from '../fields.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { passwordError } from './sign-in-error.ts';
import { type FieldIssues, missingIn } from './sign-in-steps.ts';

export interface InitialCredentials {
  email: string;
  password: string;
  /** The email of the ended session, read-only. */
  fixed?: boolean;
}

interface SignInFormProps {
  /** The initial values. */
  filled: InitialCredentials;
  /** Why the form reopens. */
  issue: string | null;
  submitRef?: Ref<HTMLButtonElement>;
  onAnswer: (answer: SignedIn, credentials: Credentials) => Promise<void>;
}

/** Email, password, Remember me. Enter submits; missing fields show an error. */
export const SignInForm = ({ filled, issue, submitRef, onAnswer }: SignInFormProps) => {
  const { fixed = false } = filled;
  const [values, setValues] = useState<Credentials>({
    email: filled.email,
    password: filled.password,
    keepLoggedIn: false,
  });
  // What was sent answers it: it does not come back once something is typed after that.
  const [reason, setReason] = useState(issue);
  const [issues, setIssues] = useState<FieldIssues>({});
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const signingIn = useMutation({
    mutationFn: async (credentials: Credentials) =>
      onAnswer(await signIn({ ...credentials, email: credentials.email.trim() }), credentials),
  });

  const change = (field: 'email' | 'password', value: string): void => {
    setValues((before) => ({ ...before, [field]: value }));
    setIssues(({ [field]: _corrected, ...others }) => others);
    if (signingIn.isError) signingIn.reset();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (signingIn.isPending) return;
    const missing = missingIn(values);
    setIssues(missing);
    if (missing.email !== undefined) email.current?.focus();
    else if (missing.password !== undefined) password.current?.focus();
    else {
      setReason(null);
      signingIn.mutate(values, { onError: () => password.current?.focus() });
    }
  };

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <FormError text={signingIn.isError ? passwordError(signingIn.error) : reason} />
      <EmailField
        ref={email}
        readOnly={fixed}
        value={values.email}
        error={issues.email}
        onChange={(event) => change('email', event.target.value)}
      />
      <PasswordField
        ref={password}
        label={sessionMessages.password}
        name="password"
        autoComplete="current-password"
        size="md"
        data-autofocus={fixed || undefined}
        value={values.password}
        error={issues.password}
        onChange={(event) => change('password', event.target.value)}
      />
      <div className={classes.between}>
        <label className="mantine-Checkbox-root">
          <input
            type="checkbox"
            name="keepLoggedIn"
            className="mantine-Checkbox-input"
            checked={values.keepLoggedIn}
            onChange={({ target }) => setValues((before) => ({ ...before, keepLoggedIn: target.checked }))}
          />
          {sessionMessages.rememberMe}
        </label>
        {!fixed && (
          <Link to={PASSWORD_RESET} className={textLink}>
            {sessionMessages.forgotPassword}
          </Link>
        )}
      </div>
      <PlainButton
        {...(submitRef && { ref: submitRef })}
        type="submit"
        variant="filled"
        size="md"
        aria-busy={signingIn.isPending}
      >
        {sessionMessages.signIn}
      </PlainButton>
      <PasskeyButton
        label={sessionMessages.useAPasskey}
        keepLoggedIn={values.keepLoggedIn}
        onAnswer={(answer) => onAnswer(answer, values)}
      />
    </form>
  );
};
