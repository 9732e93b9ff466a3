import type { AppConfig } from '@vitrine/contract/session/schemas';
import { findByAccessDomain, findBySubdomain, type OrganisationRecord } from '@vitrine/store/organisations/queries';
import type { Site } from '../../../plugins/hosts.ts';
import type { Services } from '../../../services.ts';

async function ownerOf({ db }: Pick<Services, 'db'>, site: Site): Promise<OrganisationRecord | undefined> {
  if (site.kind === 'tenant') return findBySubdomain(db, site.subdomain);
  return site.kind === 'other' ? findByAccessDomain(db, site.host) : undefined;
}

/**
 * Name and logo of the organisation or reseller that the request's host belongs to; null on all other hosts. They are
 * public: the tenant's website shows them.
 */
export async function tenantOfHost(services: Pick<Services, 'db'>, site: Site): Promise<AppConfig['tenant']> {
  const owner = await ownerOf(services, site);
  if (!owner) return null;
  const { name, logo, dataUrl, updatedAt } = owner;
  return { name, logo, data_url: dataUrl, updated_at: updatedAt.toISOString() };
}
