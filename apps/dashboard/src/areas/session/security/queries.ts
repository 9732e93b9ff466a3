import { queryOptions } from '@tanstack/react-query';
import type { sessionRoutes } from '@vitrine/contract/session/routes';
import { currentLocale } from '@vitrine/contract/texts/in-locale';
import { call } from '../../../calls/call.ts';
import type { NewPassword } from '../calls.ts';

export const changePassword = (body: NewPassword & { current_password: string }) =>
  call<typeof sessionRoutes.changePassword>('PUT', '/user/password', { body });

const readSignInMethods = () => call<typeof sessionRoutes.readSignInMethods>('GET', '/user/sign-in-methods', {});

export const startApp = (current_password: string) =>
  call<typeof sessionRoutes.startApp>('POST', '/user/authenticator-app', { body: { current_password } });

export const confirmApp = (code: string) =>
  call<typeof sessionRoutes.confirmApp>('POST', '/user/authenticator-app/confirm', { body: { code } });

export const removeApp = (current_password: string) =>
  call<typeof sessionRoutes.removeApp>('POST', '/user/authenticator-app/remove', { body: { current_password } });

export const renewRecoveryCodes = (current_password: string) =>
  call<typeof sessionRoutes.renewRecoveryCodes>('POST', '/user/recovery-codes', { body: { current_password } });

export const startPasskey = (current_password: string) =>
  call<typeof sessionRoutes.startPasskey>('POST', '/user/passkeys/options', { body: { current_password } });

export const addPasskey = (body: { ticket: string; name: string; response: Record<string, unknown> }) =>
  call<typeof sessionRoutes.addPasskey>('POST', '/user/passkeys', { body });

export const removePasskey = (passkeyId: number, current_password: string) =>
  call<typeof sessionRoutes.removePasskey>('POST', '/user/passkeys/:passkeyId/remove', {
    params: { passkeyId },
    body: { current_password },
  });

const listOwnSessions = () => call<typeof sessionRoutes.listOwnSessions>('GET', '/user/sessions', {});

export const endSession = (sessionId: number) =>
  call<typeof sessionRoutes.endSession>('DELETE', '/user/sessions/:sessionId', { params: { sessionId } });

export const endOtherSessions = () => call<typeof sessionRoutes.endOtherSessions>('DELETE', '/user/sessions', {});

/** How the signed-in user signs in. */
export const methodsQuery = queryOptions({ queryKey: ['sign-in-methods'], queryFn: readSignInMethods });

/** Where the signed-in user is signed in. */
/** The user's sessions; the server names their devices in the language of the request. */
export const sessionsQuery = () =>
  queryOptions({ queryKey: ['own-sessions', currentLocale()], queryFn: listOwnSessions });
