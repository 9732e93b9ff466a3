import { sessionMessages } from '@vitrine/contract/session/messages';
import { ApiError, errorCode, errorText } from '../../calls/api-error.ts';
import { PasskeyCancelled } from './passkeys.ts';

const BAD_REQUEST = 400;

/** Errors of signing in whose sentences stand by themselves. */
const OWN_SENTENCE: ReadonlySet<string | undefined> = new Set([
  'session.wrong_credentials',
  'session.no_organisation',
  'session.wrong_code',
  'session.ticket_expired',
  'session.passkey_invalid',
  'session.passkeys_unavailable',
  'session.second_step_stays',
]);

/** The form's message for a failed sign-in. An error without a message for it gets the general one. */
export const signInError = (error: unknown): string => {
  if (error instanceof PasskeyCancelled) return sessionMessages.passkeyCancelled;
  const own = OWN_SENTENCE.has(errorCode(error));
  return own && error instanceof ApiError ? error.message : errorText(error);
};

/** Any 400 of password recovery is about the address. */
export const recoveryError = (error: unknown): string =>
  error instanceof ApiError && error.status === BAD_REQUEST ? sessionMessages.recoveryFailed : signInError(error);
