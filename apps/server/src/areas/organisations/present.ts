import type { OrganisationRow } from '@vitrine/contract/organisations/schemas';
import type { OrganisationWithFigures } from './service.ts';

export const presentOrganisation = ({ record, configurators, figures }: OrganisationWithFigures): OrganisationRow => ({
  id: record.id,
  name: record.name,
  safe_name: record.safeName,
  primary: record.primary,
  enterprise: record.enterprise,
  localisation: record.localisation,
  airtable_integration: record.airtableIntegration,
  logo: record.logo,
  banner: record.banner,
  data_url: record.dataUrl,
  access_subdomain: record.accessSubdomain,
  access_domain: record.accessDomain,
  access_domain_verified: record.accessDomainVerifiedAt !== null,
  two_step_required: record.twoStepRequired,
  language: record.language,
  authorised_domain: record.authorisedDomain,
  contact_email: record.contactEmail,
  configurators: configurators.map(({ id, name, typeId }) => ({ id, name, configurator_type_id: typeId })),
  updated_at: record.updatedAt.toISOString(),
  session_limit: figures?.sessionLimit ?? null,
  billing_sessions: figures?.billingSessions ?? 0,
  product_sessions: figures?.productSessions ?? 0,
  leads_this_month: figures?.leadsThisMonth ?? 0,
  leads_last_month: figures?.leadsLastMonth ?? 0,
});
