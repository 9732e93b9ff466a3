import { AppError } from '@vitrine/contract/errors';
import { hostAllowed } from '@vitrine/domain/organisations/hosts';
import type { OrganisationRecord } from '@vitrine/store/organisations/queries';
import { provedDomain } from './accounts/home-origin.ts';
import type { Config } from './config.ts';
import { hostOfOrigin, SHOP_HOST } from './plugins/hosts.ts';

type Tenant = Pick<OrganisationRecord, 'authorisedDomain' | 'accessDomain' | 'accessDomainVerifiedAt'>;

/**
 * The hosts of pages that visitors come from: those of the organisation and of the reseller whose copy it is. Of the
 * product's own hosts only the content host, which has the preview's frame: its subdomains hold back-offices of other
 * tenants, whose pages are never a visitor's, even when someone entered one as an authorised domain.
 */
export const visitorHosts = (config: Config, ...tenants: (Tenant | undefined)[]): string[] =>
  [
    ...tenants
      .flatMap((tenant) => (tenant ? [tenant.authorisedDomain, provedDomain(tenant)] : []))
      .filter((host) => host !== null && !hostAllowed(host, [config.baseDomain])),
    config.contentDomain,
    ...(config.demo ? [SHOP_HOST] : []),
  ].filter((host): host is string => Boolean(host));

/** Whether a visitor's call may come from a page of this Origin; a missing one is accepted. */
export function mayVisit(origin: string | undefined, allowed: readonly string[]): boolean {
  if (!origin) return true;
  return hostAllowed(hostOfOrigin(origin), allowed);
}

/** Rejects a foreign Origin. */
export function assertVisitorOrigin(origin: string | undefined, allowed: readonly string[]): void {
  if (!mayVisit(origin, allowed)) throw new AppError('access.foreign_origin');
}
