import { Link, useNavigate } from '@tanstack/react-router';
import { sessionMessages } from '@vitrine/contract/session/messages';
import { type FormEvent, useRef, useState } from 'react';
import { useMutation } from '../../../calls/useMutation.ts';
import { LOGIN, RESEND_EMAIL } from '../../../tenant/paths.ts';
import { PlainButton } from '../../../ui/buttons/PlainButton.tsx';
import { useMounted } from '../../../ui/page/useMounted.ts';
import { requestRecovery } from '../calls.ts';
import classes from '../Form.module.css';
import { EmailField, FormError, textLink } from '../fields.tsx';
import { recoveryError } from '../sign-in/sign-in-error.ts';
import { storeResetEmail } from './password-request.ts';

/** Asks for a reset link. */
export const PasswordResetScreen = () => {
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isMounted = useMounted();
  const asking = useMutation({
    mutationFn: requestRecovery,
    onSuccess: (_, sentTo) => {
      storeResetEmail(sentTo);
      // Its user may have gone back to sign in.
      if (isMounted()) return navigate({ to: RESEND_EMAIL });
    },
    onError: () => field.current?.focus(),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (asking.isPending) return;
    setMissing(email.trim() === '');
    if (email.trim() === '') field.current?.focus();
    else asking.mutate(email.trim());
  };
  return (
    <>
      <h1 className={classes.title}>{sessionMessages.resetTitle}</h1>
      <p className={classes.help}>{sessionMessages.resetHelp}</p>
      <form className={classes.form} onSubmit={submit} noValidate>
        <FormError text={asking.isError ? recoveryError(asking.error) : null} />
        <EmailField
          ref={field}
          value={email}
          error={missing ? sessionMessages.emailRequired : undefined}
          onChange={(event) => {
            setEmail(event.target.value);
            setMissing(false);
            if (asking.isError) asking.reset();
          }}
        />
        <PlainButton type="submit" variant="filled" size="md" aria-busy={asking.isPending}>
          {sessionMessages.sendResetLink}
        </PlainButton>
        <div className={classes.ways}>
          <Link to={LOGIN} className={textLink}>
            {sessionMessages.backToSignIn}
          </Link>
        </div>
      </form>
    </>
  );
};
