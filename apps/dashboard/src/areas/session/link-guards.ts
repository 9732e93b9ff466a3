import { type ParsedLocation, redirect, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { LOGIN, PASSWORD_RESET, SET_PASSWORD } from '../../tenant/paths.ts';
import { storedPasswordRequest, storedResetEmail, storePasswordRequest } from './password/password-request.ts';

/** Letters beyond ASCII in their bytes; they stay as they are where the bytes are no letters. */
const decodeLetters = (bytes: string): string => {
  try {
    return decodeURIComponent(bytes);
  } catch {
    return bytes;
  }
};

/**
 * The email of a link. Email programs encode it once, twice or not at all: decodes %40 to @, %2B and spaces to +, and
 * letters beyond ASCII, until nothing is encoded.
 */
export const emailOfLink = (input: string): string => {
  const once = input
    .trim()
    .replace(/%25/gi, '%')
    .replace(/%40/gi, '@')
    .replace(/%2B|%20| /gi, '+')
    .replace(/(?:%[89a-f][\da-f])+/gi, decodeLetters);
  return once === input ? once : emailOfLink(once);
};

interface GuardArguments {
  location: ParsedLocation<Record<string, unknown>>;
}

/** The secret of a link, kept in the history entry: it survives a reload and is in no address. */
interface LinkState {
  secret?: string;
}

const textOf = (value: unknown): string => (value === undefined || value === null ? '' : String(value).trim());

/** Moves one secret out of the address, before anything else is loaded. */
const takeFromAddress =
  (name: string) =>
  async ({ location }: GuardArguments): Promise<void> => {
    const secret = textOf(location.search[name]);
    if (secret === '') return;
    throw redirect({ to: location.pathname, search: {}, state: { secret } as never, replace: true });
  };

/** /invite?token= and /confirm-email?token=, /loading?code= */
export const takeInvitation = takeFromAddress('token');
export const takeCode = takeFromAddress('code');

/**
 * A reset link: stores email and token for the set-password screen and redirects there; if one is missing this screen
 * says so. Both are removed from the address.
 */
export const takeRecovery = async ({ location }: GuardArguments): Promise<void> => {
  const token = textOf(location.search.token);
  const email = emailOfLink(textOf(location.search.email));
  if (token !== '' && email !== '') {
    storePasswordRequest({ email, token, type: 'Reset' });
    throw redirect({ to: SET_PASSWORD, search: {}, replace: true });
  }
  if (token !== '' || email !== '') throw redirect({ to: location.pathname, search: {}, replace: true });
};

/** The set-password screen is for those who followed a link. */
export const requirePasswordRequest = async (): Promise<void> => {
  if (storedPasswordRequest() === null) throw redirect({ to: LOGIN, search: {}, replace: true });
};

/** Sending again needs the address. */
export const requireResetEmail = async (): Promise<void> => {
  if (storedResetEmail() === null) throw redirect({ to: PASSWORD_RESET, search: {}, replace: true });
};

/** The secret of the link, as it was on entry: leaving must not make the screen leave again. */
export const useLinkSecret = (): string | undefined => {
  const router = useRouter();
  const [secret] = useState(() => (router.history.location.state as LinkState).secret);
  return secret;
};
