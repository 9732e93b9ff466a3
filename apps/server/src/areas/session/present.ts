import { isAdministratorGroup, PERMISSION_KEYS } from '@vitrine/contract/permissions';
import type { CurrentUser } from '@vitrine/contract/session/schemas';
import type { OrganisationRecord, UserRow } from '@vitrine/store/session/queries';
import type { Addresses } from '../../addresses.ts';
import type { Site } from '../../plugins/hosts.ts';

interface Given {
  user: UserRow;
  organisation: OrganisationRecord | null;
  reseller: OrganisationRecord | null;
}

/** A user on the wire; `site` is the host that asks, for `home` says only where else the user belongs. */
export function presentUser(given: Given, site: Site, addresses: Addresses): CurrentUser {
  const { user } = given;
  const isAdministrator = isAdministratorGroup(user.groupId);
  return {
    id: user.id,
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    invite_status: user.inviteStatus,
    organisation_id: given.organisation?.id ?? null,
    group: { id: user.groupId },
    permissions: isAdministrator
      ? [...PERMISSION_KEYS]
      : PERMISSION_KEYS.filter((key) => user.permissions.includes(key)),
    is_admin: isAdministrator,
    organisation: given.organisation && presentParent(given.organisation),
    reseller: given.reseller && presentParent(given.reseller),
    home: homeOf(given, isAdministrator, site, addresses),
  };
}

const presentParent = (record: OrganisationRecord): NonNullable<CurrentUser['organisation']> => ({
  id: record.id,
  name: record.name,
  safe_name: record.safeName,
  primary: record.primary,
  enterprise: record.enterprise,
  localisation: record.localisation,
  airtable_integration: record.airtableIntegration,
  logo: record.logo,
  data_url: record.dataUrl,
  access_subdomain: record.accessSubdomain,
  access_domain: record.accessDomain,
  updated_at: record.updatedAt.toISOString(),
});

/** Own access domain before subdomain (decision A43); empty on a host that fits, or where there are no subdomains. */
function homeOf(given: Given, isAdministrator: boolean, site: Site, addresses: Addresses): string {
  if (site.kind === 'bare') return '';
  const place = given.reseller?.accessSubdomain || given.reseller?.accessDomain ? given.reseller : given.organisation;
  if (!place) return isAdministrator && site.kind !== 'admin' ? addresses.origin('admin') : '';
  if (place.accessDomain) {
    return site.kind === 'other' && site.host === place.accessDomain ? '' : addresses.domainOrigin(place.accessDomain);
  }
  if (!place.accessSubdomain) return '';
  return site.kind === 'tenant' && site.subdomain === place.accessSubdomain
    ? ''
    : addresses.origin(place.accessSubdomain);
}
