import type { CurrentUser } from '@vitrine/contract/session/schemas';
import { lacksSecondStep } from '@vitrine/domain/policies/second-step';
import type { OrganisationRecord, UserRow } from '@vitrine/store/session/queries';
import { holderOf } from '../../accounts/actor-of.ts';
import { homeOrigin, hostOwner, provedDomain } from '../../accounts/home-origin.ts';
import type { Addresses } from '../../addresses.ts';
import type { Site } from '../../plugins/hosts.ts';

interface PresentUserInput {
  user: UserRow;
  organisation: OrganisationRecord | null;
  reseller: OrganisationRecord | null;
  hasSecondStep: boolean;
}

/** A user on the wire; `site` is the current host, because `home` names another host only. */
export function presentUser(input: PresentUserInput, site: Site, addresses: Addresses): CurrentUser {
  const { user } = input;
  const holder = holderOf(user);
  return {
    id: user.id,
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    invite_status: user.inviteStatus,
    organisation_id: input.organisation?.id ?? null,
    group: { id: user.groupId },
    permissions: [...holder.permissions],
    is_admin: holder.is_admin,
    organisation: input.organisation && presentParent(input.organisation),
    reseller: input.reseller && { ...presentParent(input.reseller), builds_copies: input.reseller.buildsCopies },
    language: user.language,
    home: homeOf(input, holder.is_admin, site, addresses),
    must_set_up_two_step: lacksSecondStep(input),
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
  access_domain: provedDomain(record),
  two_step_required: record.twoStepRequired,
  language: record.language,
  banner: record.banner,
  contact_email: record.contactEmail,
  updated_at: record.updatedAt.toISOString(),
});

/** Empty on the right host, or where there are no subdomains. */
function homeOf(input: PresentUserInput, isAdministrator: boolean, site: Site, addresses: Addresses): string {
  if (site.kind === 'bare') return '';
  const owner = hostOwner(input);
  if (!owner && !isAdministrator) return '';
  return isAt(owner, site) ? '' : homeOrigin(input, addresses);
}

function isAt(owner: OrganisationRecord | null, site: Site): boolean {
  if (!owner) return site.kind === 'admin';
  const domain = provedDomain(owner);
  if (domain) return site.kind === 'other' && site.host === domain.toLowerCase();
  if (!owner.accessSubdomain) return true;
  return site.kind === 'tenant' && site.subdomain === owner.accessSubdomain.toLowerCase();
}
