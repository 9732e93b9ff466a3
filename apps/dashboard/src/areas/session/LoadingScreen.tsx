import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { sessionMessages } from '@vitrine/contract/session/messages';
import { useEffect } from 'react';
import { Redirect } from '../../routes/Redirect.tsx';
import { userQuery } from '../../session/queries.ts';
import { HOME, LOGIN } from '../../tenant/paths.ts';
import { FailedList } from '../../ui/feedback/FailedList.tsx';
import { exchangeCode } from './calls.ts';
import classes from './LoadingScreen.module.css';
import { useLinkSecret } from './link-guards.ts';
import { useEnter } from './useEnter.ts';

const Waiting = () => (
  <main className={classes.page}>
    <span className={`mantine-Loader-root ${classes.ring}`} />
    <h1 className={classes.title}>{sessionMessages.loading}</h1>
  </main>
);

/** Checks who is signed in, then opens the home screen or the sign-in form. */
const AskForUser = () => {
  const user = useQuery(userQuery);
  if (user.data !== undefined) return <Redirect to={user.data === null ? LOGIN : HOME} />;
  if (user.isError) return <FailedList what={'Vitrine'} query={user} />;
  return <Waiting />;
};

/** Exchanges the hand-over code for a session of this domain, once. */
const ExchangeCode = ({ code }: { code: string }) => {
  const enter = useEnter();
  const navigate = useNavigate();
  useEffect(() => {
    let shown = true;
    const exchange = async (): Promise<void> => {
      try {
        const { user } = await exchangeCode(code);
        if (user && shown) await enter(user);
      } catch {
        const state = { issue: sessionMessages.codeExpired } as never;
        if (shown) await navigate({ to: LOGIN, search: {}, state, replace: true });
      }
    };
    exchange();
    return () => {
      shown = false;
    };
  }, [code, enter, navigate]);
  return <Waiting />;
};

/** The screen between two hosts. */
export const LoadingScreen = () => {
  const secret = useLinkSecret();
  return secret === undefined ? <AskForUser /> : <ExchangeCode code={secret} />;
};
