import type { ViewerPages } from '@vitrine/contract/analytics/schemas';
import { hostAllowed } from '@vitrine/domain/organisations/hosts';
import { fromThousandths } from '@vitrine/domain/versions/thousandths';
import { listPages } from '@vitrine/store/analytics/viewer-pages';
import type { Caller } from '../../accounts/caller.ts';
import { findCustomisationTarget } from '../../publish/customisation-target.ts';
import type { Services } from '../../services.ts';
import { visitorHosts } from '../../visitor-origin.ts';

const isNamed = (domain: string | null | undefined): domain is string => Boolean(domain);

/**
 * The hosts that embed a configurator, or a reseller's copy of it, as its visitors reported them; nothing is fetched.
 */
export async function readPages(
  { db, config }: Pick<Services, 'db' | 'config'>,
  caller: Caller,
  configuratorId: number,
  reseller: number | undefined,
): Promise<ViewerPages> {
  const { organisation, copy } = await findCustomisationTarget(db, caller, configuratorId, reseller);
  const hosts = visitorHosts(config, organisation, copy?.reseller);
  const pages = await listPages(db, { configuratorId, resellerId: copy?.reseller.id ?? null });
  return {
    domains: [organisation, copy?.reseller]
      .flatMap((target) => [target?.authorisedDomain, target?.accessDomain])
      .filter(isNamed),
    pages: pages.map(({ host, version, firstAt, lastAt }) => ({
      host,
      allowed: hostAllowed(host, hosts),
      version: version === null ? null : fromThousandths(version),
      first_seen: firstAt.toISOString(),
      last_seen: lastAt.toISOString(),
    })),
  };
}
