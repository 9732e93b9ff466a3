import type { CurrentUser } from '@vitrine/contract/session/schemas';
import { HOME } from '../tenant/paths.ts';
import { handOverSession } from './calls.ts';

let leaving = false;

/** Whether the page is leaving for another host; meanwhile no form opens. */
export const isLeaving = (): boolean => leaving;

/** Of a page that starts: it has arrived. One that the browser's Back brings up again starts again. */
export const arrive = (): void => {
  leaving = false;
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
};

/** Goes to another address for good; the page that is left never shows anything more. */
export const leaveFor = (address: string): Promise<never> => {
  leaving = true;
  window.location.assign(address);
  return new Promise(() => undefined);
};

/** Whether the user's home is a domain of their own, which no cookie of the product reaches. */
const isOwnDomain = ({ home, reseller, organisation }: CurrentUser): boolean => {
  const { hostname } = new URL(home);
  return [reseller, organisation].some((parent) => parent?.access_domain?.toLowerCase() === hostname);
};

/**
 * Leads to the host where the user belongs. A custom domain does not see the product's cookie, so it gets the session
 * by a one-time code.
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
