import type { OrganisationRecord } from '@vitrine/store/session/queries';
import type { Addresses } from '../addresses.ts';

export interface Parents {
  organisation: OrganisationRecord | null;
  reseller: OrganisationRecord | null;
}

/** The custom domain of an organisation or reseller, once its ownership is proved. */
export const provedDomain = (
  owner: Pick<OrganisationRecord, 'accessDomain' | 'accessDomainVerifiedAt'> | null,
): string | null => (owner?.accessDomainVerifiedAt ? owner.accessDomain : null);

/** The organisation or reseller whose host a user belongs to. A reseller without a host shares its organisation's. */
export const hostOwner = ({ organisation, reseller }: Parents): OrganisationRecord | null =>
  reseller?.accessSubdomain || provedDomain(reseller) ? reseller : organisation;

/**
 * The origin of a user: the custom domain before the subdomain, the admin host for staff. It comes from the
 * configuration and never from the request, so that an emailed link cannot lead elsewhere.
 */
export function homeOrigin(parents: Parents, addresses: Addresses): string {
  const owner = hostOwner(parents);
  if (!owner) return addresses.origin('admin');
  const domain = provedDomain(owner);
  if (domain) return addresses.domainOrigin(domain);
  return owner.accessSubdomain ? addresses.origin(owner.accessSubdomain) : addresses.root;
}
