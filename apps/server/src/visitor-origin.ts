import { refuse } from '@vitrine/contract/errors';
import { hostAllowed } from '@vitrine/domain/organisations/hosts';
import type { OrganisationRecord } from '@vitrine/store/organisations/queries';
import type { Config } from './config.ts';
import { SHOP_HOST } from './plugins/hosts.ts';

/** The hosts on which visitors are: those of the organisation and of the reseller whose copy it is, and the product's. */
export const visitorHosts = (
  config: Config,
  ...houses: (Pick<OrganisationRecord, 'authorisedDomain' | 'accessDomain'> | undefined)[]
): string[] =>
  [
    ...houses.flatMap((house) => [house?.authorisedDomain, house?.accessDomain]),
    config.baseDomain,
    config.contentDomain,
    ...(config.demo ? [SHOP_HOST] : []),
  ].filter((host): host is string => Boolean(host));

/** Whether visitors may be on a page of this Origin; a missing one is taken (decision B10). */
export function mayVisit(origin: string | undefined, allowed: readonly string[]): boolean {
  if (!origin) return true;
  return hostAllowed(URL.canParse(origin) ? new URL(origin).hostname : '', allowed);
}

/** Refuses a foreign Origin. */
export function assertVisitorOrigin(origin: string | undefined, allowed: readonly string[]): void {
  if (!mayVisit(origin, allowed)) throw refuse('access.foreign_origin');
}
