import { IconAlertCircle, IconEye, IconEyeOff } from '@tabler/icons-react';
import { type FormEvent, type Ref, useRef, useState } from 'react';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { Credentials } from '../calls.ts';
import { type FieldProblems, missingIn, signInError, useSignIn } from '../useSignIn.ts';
import classes from './SignInForm.module.css';

interface SignInFormProps {
  /** What the form starts with. */
  filled: { email: string; password: string };
  submitRef: Ref<HTMLButtonElement>;
}

/** E-mail, password, Remember me. Enter submits; what is missing is said in the field and under it. */
export const SignInForm = ({ filled, submitRef }: SignInFormProps) => {
  const [values, setValues] = useState<Credentials>({
    email: filled.email,
    password: filled.password,
    keepLoggedIn: false,
  });
  const [problems, setProblems] = useState<FieldProblems>({});
  const [visible, setVisible] = useState(false);
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const signingIn = useSignIn();

  const change = (field: 'email' | 'password', value: string): void => {
    setValues((before) => ({ ...before, [field]: value }));
    setProblems(({ [field]: _corrected, ...others }) => others);
    if (signingIn.isError) signingIn.reset();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (signingIn.isPending) return;
    const missing = missingIn(values);
    setProblems(missing);
    if (missing.email !== undefined) email.current?.focus();
    else if (missing.password !== undefined) password.current?.focus();
    else signingIn.mutate(values, { onError: () => password.current?.focus() });
  };

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {signingIn.isError && (
        <Banner tone="red" icon={<IconAlertCircle size={16} stroke={1.6} />} title={signInError(signingIn.error)} />
      )}
      <TextField
        ref={email}
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        height="touch"
        value={values.email}
        error={problems.email}
        onChange={(event) => change('email', event.target.value)}
      />
      <TextField
        ref={password}
        label="Password"
        type={visible ? 'text' : 'password'}
        name="password"
        autoComplete="current-password"
        height="touch"
        value={values.password}
        error={problems.password}
        onChange={(event) => change('password', event.target.value)}
        end={
          <button
            type="button"
            className={classes.eye}
            aria-label={visible ? 'Hide password' : 'Show password'}
            aria-pressed={visible}
            onClick={() => setVisible(!visible)}
          >
            {visible ? <IconEyeOff size={18} stroke={1.6} /> : <IconEye size={18} stroke={1.6} />}
          </button>
        }
      />
      <Checkbox
        label="Remember me"
        name="keepLoggedIn"
        checked={values.keepLoggedIn}
        onChange={(keepLoggedIn) => setValues((before) => ({ ...before, keepLoggedIn }))}
      />
      <Button
        ref={submitRef}
        type="submit"
        variant="filled"
        size="touch"
        busy={signingIn.isPending}
        className={classes.submit}
      >
        Sign in
      </Button>
    </form>
  );
};
