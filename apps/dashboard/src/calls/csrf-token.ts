import { sessionLimits } from '@vitrine/contract/session/limits';

/** Status of a call whose token is missing or of another session. */
export const CSRF_INVALID = 419;

const readToken = (): string | null => {
  const name = `${sessionLimits.csrfCookieName}=`;
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(name));
  return found ? decodeURIComponent(found.slice(name.length)) : null;
};

/** Requests a new token cookie; the response has no body. */
export const renewCsrfToken = async (): Promise<void> => {
  await fetch('/sanctum/csrf-cookie', { credentials: 'same-origin' });
};

/** The header of state-changing calls that proves their origin. */
export const csrfHeader = async (): Promise<Record<string, string>> => {
  if (readToken() === null) await renewCsrfToken();
  return { [sessionLimits.csrfHeaderName]: readToken() ?? '' };
};
