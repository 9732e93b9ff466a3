import { useNavigate } from '@tanstack/react-router';
import { sessionMessages } from '@vitrine/contract/session/messages';
import { LOGIN, PASSWORD_RESET } from '../../../tenant/paths.ts';
import { PlainButton } from '../../../ui/buttons/PlainButton.tsx';
import classes from '../Form.module.css';

/** A reset link without its token or email; complete ones never get here (link-guards.ts). */
export const RecoveryScreen = () => {
  const navigate = useNavigate();
  return (
    <>
      <h1 className={classes.title}>{sessionMessages.linkInvalid}</h1>
      <p className={classes.help}>{sessionMessages.linkHelp}</p>
      <div className={classes.form}>
        <PlainButton variant="filled" size="md" onClick={() => navigate({ to: PASSWORD_RESET })}>
          {sessionMessages.askForANewLink}
        </PlainButton>
        <PlainButton size="md" onClick={() => navigate({ to: LOGIN })}>
          {sessionMessages.backToLoginPage}
        </PlainButton>
      </div>
    </>
  );
};
