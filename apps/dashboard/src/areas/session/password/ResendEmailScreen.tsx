import { Link } from '@tanstack/react-router';
import { sessionMessages } from '@vitrine/contract/session/messages';
import { useMutation } from '../../../calls/useMutation.ts';
import { LOGIN, PASSWORD_RESET } from '../../../tenant/paths.ts';
import { PlainButton } from '../../../ui/buttons/PlainButton.tsx';
import { requestRecovery } from '../calls.ts';
import classes from '../Form.module.css';
import { FormError, textLink } from '../fields.tsx';
import { recoveryError } from '../sign-in/sign-in-error.ts';
import { storedResetEmail } from './password-request.ts';

/**
 * Check your email: the same text whether or not the account exists, so that nobody learns which addresses have one.
 */
export const ResendEmailScreen = () => {
  const sending = useMutation({ mutationFn: () => requestRecovery(storedResetEmail() ?? '') });
  return (
    <>
      <h1 className={classes.title}>{sessionMessages.checkEmail}</h1>
      <p className={classes.help}>{sessionMessages.recoverySent}</p>
      <div className={classes.form}>
        <FormError text={sending.isError ? recoveryError(sending.error) : null} />
        <PlainButton size="md" aria-busy={sending.isPending} onClick={() => !sending.isPending && sending.mutate()}>
          {sessionMessages.resendEmail}
        </PlainButton>
        <p className={classes.sentence} role="status">
          {sending.isSuccess && sessionMessages.resent}
        </p>
        <div className={classes.ways}>
          <Link to={LOGIN} className={textLink}>
            {sessionMessages.backToSignIn}
          </Link>
          <Link to={PASSWORD_RESET} className={textLink}>
            {sessionMessages.useAnotherAddress}
          </Link>
        </div>
      </div>
    </>
  );
};
