import { useNavigate } from '@tanstack/react-router';
import { sessionMessages } from '@vitrine/contract/session/messages';
import { LOGIN } from '../../tenant/paths.ts';
import { PlainButton } from '../../ui/buttons/PlainButton.tsx';
import classes from './Form.module.css';

/** For links that have expired, were used or never existed. */
export const ExpiredScreen = () => {
  const navigate = useNavigate();
  return (
    <>
      <h1 className={classes.title}>{sessionMessages.expired}</h1>
      <p className={classes.help}>{sessionMessages.linkExpired}</p>
      <div className={classes.form}>
        <PlainButton variant="filled" size="md" onClick={() => navigate({ to: LOGIN })}>
          {sessionMessages.backToLoginPage}
        </PlainButton>
      </div>
    </>
  );
};
