import { AppError } from '@vitrine/contract/errors';
import { hostAllowed } from '@vitrine/domain/organisations/hosts';
import type { OrganisationRecord } from '@vitrine/store/organisations/queries';
import { provedDomain } from './accounts/home-origin.ts';
import type { Config } from './config.ts';
import { SHOP_HOST } from './plugins/hosts.ts';

type Tenant = Pick<OrganisationRecord, 'authorisedDomain' | 'accessDomain' | 'accessDomainVerifiedAt'>;

/**
 * The hosts on which visitors are: those of the organisation and of the reseller whose copy it is. Of the product's own
 * only the content host, on which the preview's frame is: its subdomains hold back-offices of other tenants, whose pages
 * are never a visitor's, even where somebody entered one as an authorised domain.
 */
export const visitorHosts = (config: Config, ...tenants: (Tenant | undefined)[]): string[] =>
  [
    ...tenants
      .flatMap((tenant) => (tenant ? [tenant.authorisedDomain, provedDomain(tenant)] : []))
      .filter((host) => host !== null && !hostAllowed(host, [config.baseDomain])),
    config.contentDomain,
    ...(config.demo ? [SHOP_HOST] : []),
  ].filter((host): host is string => Boolean(host));

/** Whether visitors may be on a page of this Origin; a missing one is accepted. */
export function mayVisit(origin: string | undefined, allowed: readonly string[]): boolean {
  if (!origin) return true;
  return hostAllowed(URL.canParse(origin) ? new URL(origin).hostname : '', allowed);
}

/** Refuses a foreign Origin. */
export function assertVisitorOrigin(origin: string | undefined, allowed: readonly string[]): void {
  if (!mayVisit(origin, allowed)) throw new AppError('access.foreign_origin');
}
