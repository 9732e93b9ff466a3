import type { sessionRoutes } from '@vitrine/contract/session/routes';
import { call } from '../../calls/call.ts';
import type { PasswordRequest } from './password/password-request.ts';

export interface Credentials {
  email: string;
  password: string;
  keepLoggedIn: boolean;
}

export interface NewPassword {
  password: string;
  password_confirmation: string;
}

/** Nobody is signed in yet: a 401 is the answer to the form. */
const SIGNED_OUT = { answersSignedOut: true };

export const signIn = (body: Credentials) => call<typeof sessionRoutes.signIn>('POST', '/login', { body }, SIGNED_OUT);

export const answerSecondStep = (ticket: string, code: string) =>
  call<typeof sessionRoutes.answerSecondStep>('POST', '/login/second-step', { body: { ticket, code } }, SIGNED_OUT);

export const askForPasskey = () =>
  call<typeof sessionRoutes.askForPasskey>('POST', '/login/passkey/options', {}, SIGNED_OUT);

export const signInByPasskey = (body: { ticket: string; response: Record<string, unknown>; keepLoggedIn: boolean }) =>
  call<typeof sessionRoutes.signInByPasskey>('POST', '/login/passkey', { body }, SIGNED_OUT);

export const exchangeCode = (code: string) =>
  call<typeof sessionRoutes.exchangeCode>('POST', '/session/exchange', { body: { code } }, SIGNED_OUT);

export const requestRecovery = (email: string) =>
  call<typeof sessionRoutes.requestRecovery>('POST', '/password/recovery/email', { body: { email } }, SIGNED_OUT);

export const readInvitation = (token: string) =>
  call<typeof sessionRoutes.readInvitation>('GET', '/invite/:token', { params: { token } }, SIGNED_OUT);

export const acceptInvitation = ({ token, email }: PasswordRequest, chosen: NewPassword) =>
  call<typeof sessionRoutes.acceptInvitation>(
    'POST',
    '/invite/:token',
    { params: { token }, body: { email, ...chosen } },
    SIGNED_OUT,
  );

export const recoverPassword = ({ token, email }: PasswordRequest, chosen: NewPassword) =>
  call<typeof sessionRoutes.recoverPassword>(
    'PUT',
    '/password/recovery',
    { body: { token, email, ...chosen } },
    SIGNED_OUT,
  );
