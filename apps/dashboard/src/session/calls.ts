import type { configuratorRoutes } from '@vitrine/contract/configurators/routes';
import type { organisationRoutes } from '@vitrine/contract/organisations/routes';
import type { resellerRoutes } from '@vitrine/contract/resellers/routes';
import type { sessionRoutes } from '@vitrine/contract/session/routes';
import type { CurrentUser } from '@vitrine/contract/session/schemas';
import { isSignedOut } from '../calls/api-error.ts';
import { call } from '../calls/call.ts';

/** Who is signed in; null when nobody is. */
export const readUser = async (): Promise<CurrentUser | null> => {
  try {
    return await call<typeof sessionRoutes.readUser>('GET', '/user', {}, { answersSignedOut: true });
  } catch (error) {
    if (isSignedOut(error)) return null;
    throw error;
  }
};

/** Checks for a session. Without one it waits until the user signs in again on this page. */
export const checkSession = () => call<typeof sessionRoutes.readUser>('GET', '/user', {});

export const readAppConfig = () => call<typeof sessionRoutes.readAppConfig>('GET', '/app-config', {});

/** What the frame shows, from the request that index.html has started. */
export const readShell = () =>
  call<typeof sessionRoutes.readShell>('GET', '/shell', {}, { preloaded: true, answersSignedOut: true });

/** Ends the session; succeeds if it has already ended. */
export const signOut = async (): Promise<void> => {
  try {
    await call<typeof sessionRoutes.signOut>('POST', '/logout', {}, { answersSignedOut: true });
  } catch (error) {
    if (!isSignedOut(error)) throw error;
  }
};

export const handOverSession = () =>
  call<typeof sessionRoutes.handOverSession>('POST', '/session/code', {}, { answersSignedOut: true });

export const listOrganisations = () => call<typeof organisationRoutes.listOrganisations>('GET', '/organisations', {});

export const listConfigurators = () =>
  call<typeof configuratorRoutes.listConfigurators>('GET', '/configurators', { query: {} });

export const listOrganisationConfigurators = (organisationId: number) =>
  call<typeof configuratorRoutes.listOrganisationConfigurators>('GET', '/organisations/:organisationId/configurators', {
    params: { organisationId },
  });

/** With `reseller` that reseller's copy. */
export const readConfigurator = (configuratorId: number, reseller: number | null) =>
  call<typeof configuratorRoutes.readConfigurator>('GET', '/configurators/:configuratorId', {
    params: { configuratorId },
    query: reseller === null ? {} : { reseller },
  });

export const listResellerRows = (organisationId: number) =>
  call<typeof resellerRoutes.listResellerRows>('GET', '/organisations/:organisationId/resellers/rows', {
    params: { organisationId },
  });

export const readReseller = (resellerId: number) =>
  call<typeof resellerRoutes.readReseller>('GET', '/resellers/:resellerId', { params: { resellerId } });
