import type { CurrentUser } from '@vitrine/contract/session/schemas';
import { HOME } from '../tenant/paths.ts';
import { handOverSession } from './calls.ts';

let leaving = false;

/** Whether the page is leaving for another host; no form opens meanwhile. */
export const isLeaving = (): boolean => leaving;

/** A starting page has arrived. A page restored by the browser's Back starts again. */
export const arrive = (): void => {
  leaving = false;
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
};

/** Leaves for another address; the current page renders nothing more. */
export const leaveFor = (address: string): Promise<never> => {
  leaving = true;
  window.location.assign(address);
  return new Promise(() => undefined);
};

/** Whether the user's home is a custom domain, which the product's cookies do not reach. */
const isOwnDomain = ({ home, reseller, organisation }: CurrentUser): boolean => {
  const { hostname } = new URL(home);
  return [reseller, organisation].some((parent) => parent?.access_domain?.toLowerCase() === hostname);
};

/**
 * Opens the user's home host. A custom domain does not receive the product's cookie, so it gets the session by a
 * one-time code.
 */
export const leaveForHome = async (user: CurrentUser): Promise<never> => {
  if (!isOwnDomain(user)) return leaveFor(`${user.home}${HOME}`);
  leaving = true;
  try {
    const { address } = await handOverSession();
    return await leaveFor(address);
  } catch (error) {
    leaving = false;
    throw error;
  }
};
