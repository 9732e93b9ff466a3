import { useNavigate } from '@tanstack/react-router';
import { sessionMessages } from '@vitrine/contract/session/messages';
import { LOGIN, PASSWORD_RESET } from '../../tenant/paths.ts';
import { Button } from '../../ui/Button.tsx';
import classes from './parts/Form.module.css';

/** A reset link without its token or email; complete ones never get here (link-guards.ts). */
export const RecoveryScreen = () => {
  const navigate = useNavigate();
  return (
    <>
      <h1 className={classes.title}>{sessionMessages.linkInvalid}</h1>
      <p className={classes.help}>{sessionMessages.linkHelp}</p>
      <div className={classes.form}>
        <Button variant="filled" size="touch" onClick={() => navigate({ to: PASSWORD_RESET })}>
          Ask for a new link
        </Button>
        <Button size="touch" onClick={() => navigate({ to: LOGIN })}>
          Back to Login Page
        </Button>
      </div>
    </>
  );
};
