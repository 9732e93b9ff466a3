import { sessionLimits } from '@vitrine/contract/session/limits';

const readToken = (): string | null => {
  const name = `${sessionLimits.csrfCookieName}=`;
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(name));
  return found ? decodeURIComponent(found.slice(name.length)) : null;
};

/** Asks for a new token cookie; the answer has no body. */
export const renewCsrfToken = async (): Promise<void> => {
  await fetch('/sanctum/csrf-cookie', { credentials: 'same-origin' });
};

/** The header that proves that a state-changing call comes from our page. */
export const csrfHeader = async (): Promise<Record<string, string>> => {
  if (readToken() === null) await renewCsrfToken();
  return { [sessionLimits.csrfHeaderName]: readToken() ?? '' };
};
