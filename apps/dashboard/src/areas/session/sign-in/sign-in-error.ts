import { sessionMessages } from '@vitrine/contract/session/messages';
import { ApiError, errorCode, errorText } from '../../../calls/api-error.ts';
import { askForPasskey, signInByPasskey } from '../calls.ts';

/** Whether this browser can use passkeys at all. */
export const canUsePasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** The user closed the browser's dialog, or it had no passkey. */
export class PasskeyCancelled extends Error {}

/** Options and answers are in the format of the browser library; the server checks them. */
type WebAuthnJson = Record<string, unknown>;

/** Loaded on first use, so that the sign-in page stays small. */
const library = () => import('@simplewebauthn/browser');

const asked = async (question: Promise<unknown>): Promise<WebAuthnJson> => {
  try {
    return (await question) as WebAuthnJson;
  } catch (error) {
    throw new PasskeyCancelled('', { cause: error });
  }
};

/** Signs in by passkey, which is both steps in one. */
export const signInWithPasskey = async (keepLoggedIn: boolean) => {
  const { startAuthentication } = await library();
  const { ticket, options } = await askForPasskey();
  const response = await asked(startAuthentication({ optionsJSON: options as never }));
  return signInByPasskey({ ticket, response, keepLoggedIn });
};

/** Asks the browser for a new passkey. */
export const makePasskey = async (options: WebAuthnJson): Promise<WebAuthnJson> => {
  const { startRegistration } = await library();
  return asked(startRegistration({ optionsJSON: options as never }));
};

const BAD_REQUEST = 400;

/** What these statuses of a sign-in mean, unless a code names another reason. */
const MEANING: Readonly<Record<number, (() => string) | undefined>> = {
  401: () => sessionMessages.wrongCredentials,
  403: () => sessionMessages.noOrganisation,
};

/** Sign-in errors whose messages are shown unchanged. */
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

/** The form's message for a password that did not sign in. */
export const passwordError = (error: unknown): string => {
  const meaning = error instanceof ApiError && error.code === undefined ? MEANING[error.status] : undefined;
  return meaning?.() ?? signInError(error);
};

/** Any 400 of password recovery is about the address. */
export const recoveryError = (error: unknown): string =>
  error instanceof ApiError && error.status === BAD_REQUEST ? sessionMessages.recoveryFailed : signInError(error);
