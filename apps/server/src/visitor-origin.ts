import { refuse } from '@vitrine/contract/errors';
import { hostAllowed } from '@vitrine/domain/organisations/hosts';
import type { OrganisationRecord } from '@vitrine/store/organisations/queries';
import type { Config } from './config.ts';
import { SHOP_HOST } from './plugins/hosts.ts';

/** The hosts on which an organisation's visitors are: its own and the product's. */
export const visitorHosts = (
  config: Config,
  organisation: Pick<OrganisationRecord, 'authorisedDomain' | 'accessDomain'>,
): string[] =>
  [
    organisation.authorisedDomain,
    organisation.accessDomain,
    config.baseDomain,
    config.contentDomain,
    ...(config.demo ? [SHOP_HOST] : []),
  ].filter((host): host is string => Boolean(host));

/** A foreign Origin is refused, a missing one is taken (decision B10). */
export function assertVisitorOrigin(origin: string | undefined, allowed: readonly string[]): void {
  if (!origin) return;
  const host = URL.canParse(origin) ? new URL(origin).hostname : '';
  if (!hostAllowed(host, allowed)) throw refuse('access.foreign_origin');
}
