import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { sessionMessages } from '@vitrine/contract/session/messages';
import { HOME, LOGIN } from '../../shell/places.ts';
import { userQuery } from '../../shell/queries.ts';
import { FailedList } from '../../ui/FailedList.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import classes from './LoadingScreen.module.css';

/** Asks who is signed in, then goes on: home with a user, to the form without (platform.md §2). */
export const LoadingScreen = () => {
  const user = useQuery(userQuery);
  if (user.data !== undefined) return <Navigate to={user.data === null ? LOGIN : HOME} replace />;
  if (user.isError)
    return <FailedList what="Vitrine" failure={user.error} onRetry={user.refetch} retrying={user.isFetching} />;
  return (
    <main className={classes.page}>
      <Spinner size={20} />
      <h1 className={classes.title}>{sessionMessages.loading}</h1>
    </main>
  );
};
