import { sql } from 'kysely';
import type { Database } from '../database.ts';

/**
 * The data of an organisation and its resellers, a query each; hashes, tokens and keys are left out. Figures of days are
 * added up to months, and countries are those of all visitors, so that their number has a bound.
 */
const PARTS = {
  organisations: sql`select id, parent_id, name, safe_name, data_url, "primary", enterprise, localisation, logo, banner,
    access_subdomain, access_domain, authorised_domain, contact_email, address, enquiries_kept_months, postcode_areas,
    builds_copies, price_settings, quote_settings, language, catalogue_language, image_sizes, created_at, updated_at
    from organisations where id in (select id from tenants)`,
  contracts: sql`select * from contracts where organisation_id in (select id from tenants)`,
  users: sql`select id, organisation_id, group_id, first_name, last_name, email, permissions, invite_status, language, created_at
    from users where organisation_id in (select id from tenants)`,
  configurator_groups: sql`select * from configurator_groups where organisation_id in (select id from tenants)`,
  configurators: sql`select * from configurators where organisation_id in (select id from tenants)`,
  configurator_versions: sql`select v.* from configurator_versions v join configurators c on c.id = v.configurator_id
    where c.organisation_id in (select id from tenants)`,
  configurator_originals: sql`select o.* from configurator_originals o join configurators c on c.id = o.configurator_id
    where c.organisation_id in (select id from tenants)`,
  configurator_previews: sql`select p.* from configurator_previews p join configurators c on c.id = p.configurator_id
    where c.organisation_id in (select id from tenants)`,
  deployments: sql`select d.* from deployments d join configurators c on c.id = d.configurator_id
    where c.organisation_id in (select id from tenants)`,
  reseller_configurators: sql`select * from reseller_configurators where reseller_id in (select id from tenants)`,
  customisation_texts: sql`select t.* from customisation_texts t join configurators c on c.id = t.configurator_id
    where c.organisation_id in (select id from tenants)`,
  manufacturers: sql`select * from manufacturers where organisation_id in (select id from tenants)`,
  product_manufacturers: sql`select * from product_manufacturers where organisation_id in (select id from tenants)`,
  price_lists: sql`select * from price_lists where organisation_id in (select id from tenants)`,
  prices: sql`select p.* from prices p join price_lists l on l.id = p.list_id
    where l.organisation_id in (select id from tenants)`,
  price_list_changes: sql`select h.* from price_list_changes h join price_lists l on l.id = h.list_id
    where l.organisation_id in (select id from tenants)`,
  enquiries: sql`select * from enquiries where organisation_id in (select id from tenants)`,
  enquiry_notes: sql`select n.* from enquiry_notes n join enquiries e on e.id = n.enquiry_id
    where e.organisation_id in (select id from tenants)`,
  quotes: sql`select * from quotes where organisation_id in (select id from tenants)`,
  quote_versions: sql`select v.id, v.quote_id, v.version, v.content, v.seller, v.net, v.total, v.sent_at, v.sent_by, v.sent_to,
    v.accepted_at, v.accepted_name from quote_versions v join quotes q on q.id = v.quote_id
    where q.organisation_id in (select id from tenants)`,
  quote_messages: sql`select m.* from quote_messages m join quotes q on q.id = m.quote_id
    where q.organisation_id in (select id from tenants)`,
  saved_filters: sql`select * from saved_filters where organisation_id in (select id from tenants)`,
  shared_designs: sql`select d.* from shared_designs d join configurators c on c.id = d.configurator_id
    where c.organisation_id in (select id from tenants)`,
  emails: sql`select id, kind, enquiry_id, recipient, subject, status, created_at, sent_at from emails
    where organisation_id in (select id from tenants)`,
  translations: sql`select * from translations where organisation_id in (select id from tenants)`,
  glossary_terms: sql`select * from glossary_terms where organisation_id in (select id from tenants)`,
  webhooks: sql`select id, organisation_id, address, enabled, created_at from webhooks
    where organisation_id in (select id from tenants)`,
  viewer_pages: sql`select p.* from viewer_pages p join configurators c on c.id = p.configurator_id
    where c.organisation_id in (select id from tenants)`,
  analytics_months: sql`select organisation_id, configurator_id, reseller_id, left(day, 7) as month,
    sum(sessions) as sessions, sum(engaged_seconds) as engaged_seconds, sum(visitors) as visitors,
    sum(engaged_visitors) as engaged_visitors from analytics_days
    where organisation_id in (select id from tenants) group by 1, 2, 3, 4`,
  analytics_lead_months: sql`select organisation_id, configurator_id, reseller_id, left(day, 7) as month,
    sum(leads) as leads from analytics_lead_days where organisation_id in (select id from tenants) group by 1, 2, 3, 4`,
  analytics_locations: sql`select organisation_id, configurator_id, month, country, visitors from analytics_locations
    where organisation_id in (select id from tenants) and reseller_id is null`,
  usage_months: sql`select * from usage_months where organisation_id in (select id from tenants)`,
  audit_events: sql`select * from audit_events where organisation_id in (select id from tenants)`,
} as const;

export type ExportPart = keyof typeof PARTS;
export const EXPORT_PARTS = Object.keys(PARTS) as ExportPart[];

/** The rows of one part as JSON text, columns named as in the tables. */
export async function exportPart(db: Database, organisationId: number, part: ExportPart): Promise<string> {
  const { rows } = await sql<{ json: string }>`
    with tenants as (select id from organisations where id = ${organisationId} or parent_id = ${organisationId})
    select coalesce(json_agg(row_to_json(part)), '[]')::text as json from (${PARTS[part]}) part`.execute(db);
  return rows[0]?.json ?? '[]';
}
