import { uiMessages } from '@vitrine/contract/screens/messages';
import { sessionMessages } from '@vitrine/contract/session/messages';
import { useEffect, useState } from 'react';
import { ApiError } from '../../calls/api-error.ts';
import { Redirect } from '../../routes/Redirect.tsx';
import { EXPIRED, SET_PASSWORD } from '../../tenant/paths.ts';
import { PlainButton } from '../../ui/buttons/PlainButton.tsx';
import classes from './Form.module.css';
import { FormError } from './fields.tsx';
import { useInvitation } from './LoginLayout.tsx';
import { useLinkSecret } from './link-guards.ts';
import { storePasswordRequest } from './password/password-request.ts';

const TOO_MANY_REQUESTS = 429;
const SERVER_ERROR = 500;

const isBusyAnswer = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === TOO_MANY_REQUESTS;

/** Whether the server says of the link that it is no invitation. After too many requests it has not looked. */
const isRejection = (error: unknown): boolean =>
  error instanceof ApiError && error.status < SERVER_ERROR && !isBusyAnswer(error);

/** Reads the invitation, stores its email and key, and leads to the set-password screen. */
export const InviteScreen = () => {
  const secret = useLinkSecret();
  const { data, error, isError, isFetching, refetch } = useInvitation(secret);
  const [stored, setStored] = useState(false);
  const isUnsuccessful = data !== undefined && !data.success;
  useEffect(() => {
    if (data === undefined || isUnsuccessful) return;
    storePasswordRequest({ email: data.email, token: data.key, type: 'Invite' });
    setStored(true);
  }, [data, isUnsuccessful]);

  if (stored) return <Redirect to={SET_PASSWORD} />;
  if (secret === undefined || isUnsuccessful || isRejection(error)) return <Redirect to={EXPIRED} />;
  if (!isError) return <h1 className={classes.title}>{sessionMessages.loading}</h1>;
  return (
    <div className={classes.form}>
      <FormError text={isBusyAnswer(error) ? error.message : sessionMessages.invitationFailed} />
      <PlainButton variant="filled" size="md" aria-busy={isFetching} onClick={() => refetch()}>
        {uiMessages.tryAgain}
      </PlainButton>
    </div>
  );
};
