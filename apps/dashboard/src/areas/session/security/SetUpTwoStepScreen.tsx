import { useQuery } from '@tanstack/react-query';
import { securityMessages } from '@vitrine/contract/session/messages';
import { useSession } from '../../../session/session.ts';
import { useRenewSession } from '../../../session/useRenewSession.ts';
import { useSignOut } from '../../../session/useSignOut.ts';
import { Button } from '../../../ui/Button.tsx';
import { FailedList } from '../../../ui/FailedList.tsx';
import { Wordmark } from '../../../ui/Logo.tsx';
import { Passkeys } from './parts/Passkeys.tsx';
import { TwoStep } from './parts/TwoStep.tsx';
import { methodsQuery } from './queries.ts';
import classes from './SetUpTwoStepScreen.module.css';

/** In the place of the whole shell until the second step that the organisation asks for is there. */
export const SetUpTwoStepScreen = () => {
  const { user } = useSession();
  const methods = useQuery(methodsQuery);
  const renew = useRenewSession();
  const leaving = useSignOut();
  return (
    <main className={classes.page}>
      <header className={classes.top}>
        <Wordmark />
        <Button busy={leaving.isPending} onClick={() => !leaving.isPending && leaving.mutate()}>
          Log out
        </Button>
      </header>
      <div className={classes.box}>
        <h1 className={classes.title}>{securityMessages.title}</h1>
        <p className={classes.sentence}>{securityMessages.twoStepDemanded}</p>
        <p className={classes.who}>{user.email}</p>
        {methods.isError && (
          <FailedList
            what="Your second step"
            error={methods.error}
            onRetry={methods.refetch}
            retrying={methods.isFetching}
          />
        )}
        {methods.data && (
          <>
            <TwoStep methods={methods.data} onReady={renew} />
            <Passkeys methods={methods.data} onReady={renew} />
          </>
        )}
      </div>
    </main>
  );
};
