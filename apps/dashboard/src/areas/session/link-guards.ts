import { type ParsedLocation, redirect, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { LOGIN, PASSWORD_RESET, SET_PASSWORD } from '../../tenant/paths.ts';
import { storedPasswordRequest, storedResetEmail, storePasswordRequest } from './password/password-request.ts';

/**
 * The email of a link. Email programs encode it once, twice or not at all: decodes %40 to @, and %2B and spaces to +,
 * until none of them is left encoded.
 */
export const emailOfLink = (input: string): string => {
  const once = input
    .trim()
    .replace(/%25/gi, '%')
    .replace(/%40/gi, '@')
    .replace(/%2B|%20| /gi, '+');
  return once === input ? once : emailOfLink(once);
};

interface GuardArguments {
  location: ParsedLocation<Record<string, unknown>>;
}

/** What a link carried, kept in the history entry: it survives a reload and is in no address. */
interface CarriedState {
  carried?: string;
}

const textOf = (value: unknown): string => (value === undefined || value === null ? '' : String(value).trim());

/** Moves one secret out of the address, before anything else is loaded. */
const takeFromAddress =
  (name: string) =>
  async ({ location }: GuardArguments): Promise<void> => {
    const carried = textOf(location.search[name]);
    if (carried === '') return;
    throw redirect({ to: location.pathname, search: {}, state: { carried } as never, replace: true });
  };

/** /invite?token= and /confirm-email?token=, /loading?code= */
export const takeInvitation = takeFromAddress('token');
export const takeCode = takeFromAddress('code');

/**
 * A reset link: stores email and token for the set-password screen and leads there. With one of them missing this
 * screen stays and says so. Both leave the address in any case.
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

/** Sending again needs to know where to. */
export const requireResetEmail = async (): Promise<void> => {
  if (storedResetEmail() === null) throw redirect({ to: PASSWORD_RESET, search: {}, replace: true });
};

/** What the link to this screen carried, as it was on entry: leaving must not bring the screen to leave once more. */
export const useCarried = (): string | undefined => {
  const router = useRouter();
  const [carried] = useState(() => (router.history.location.state as CarriedState).carried);
  return carried;
};
