import { z } from 'zod';

/** One row of the administrators' list: the organisation and its figures of the running month (platform.md §2, §9). */
export const organisationRow = z.object({
  id: z.number().int(),
  name: z.string(),
  safe_name: z.string(),
  primary: z.boolean(),
  enterprise: z.boolean(),
  localisation: z.boolean(),
  airtable_integration: z.boolean(),
  logo: z.string().nullable(),
  banner: z.string().nullable(),
  data_url: z.string(),
  access_subdomain: z.string().nullable(),
  access_domain: z.string().nullable(),
  authorised_domain: z.string().nullable(),
  contact_email: z.string().nullable(),
  configurators: z.array(z.object({ id: z.number().int(), name: z.string(), configurator_type_id: z.number().int() })),
  updated_at: z.string(),
  /** Contract limit a month; null without a contract. */
  session_limit: z.number().int().nullable(),
  billing_sessions: z.number().int(),
  product_sessions: z.number().int(),
  /** Leads of this month so far, and of last month. */
  leads_this_month: z.number().int(),
  leads_last_month: z.number().int(),
});
export type OrganisationRow = z.output<typeof organisationRow>;
