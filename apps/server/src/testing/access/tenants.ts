import {
  ADMINISTRATORS,
  aWebhook,
  type Expectations,
  MANAGERS,
  PASSED,
  SIGNED_OUT,
  USERS_KEYS,
  webhook,
} from './callers.ts';

/** Callers who manage the organisation, and the reseller's own people. */
const EDITS_RESELLER = { ...USERS_KEYS, by: { ...USERS_KEYS.by, administrator: 200, owner: 200, reseller: 200 } };

/** Organisations, resellers, billing and webhooks. */
export const tenants = {
  listOrganisations: { others: 403, by: { ...SIGNED_OUT, administrator: 200 } },
  listWebhooks: { ...MANAGERS, url: ({ organisation }) => `/organisations/${organisation}/webhooks` },
  addWebhook: {
    ...MANAGERS,
    url: ({ organisation }) => `/organisations/${organisation}/webhooks`,
    body: () => ({ address: 'https://crm.example.org/enquiries' }),
  },
  changeWebhook: { ...MANAGERS, ...aWebhook, url: webhook, body: () => ({ enabled: false }) },
  removeWebhook: { ...MANAGERS, ...aWebhook, url: webhook },
  renewWebhookSecret: { ...MANAGERS, ...aWebhook, url: (input) => `${webhook(input)}/secret` },
  testWebhook: { ...MANAGERS, ...aWebhook, url: (input) => `${webhook(input)}/test` },
  listWebhookDeliveries: { ...MANAGERS, ...aWebhook, url: (input) => `${webhook(input)}/deliveries` },
  resendWebhookDelivery: { ...MANAGERS, ...aWebhook, url: (input) => `${webhook(input)}/deliveries/1000000/resend` },
  createOrganisation: { others: 403, by: { ...SIGNED_OUT, administrator: PASSED }, body: () => ({}) },
  editOrganisation: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: PASSED, owner: PASSED, staff: PASSED, powerless: PASSED },
    url: ({ organisation }) => `/organisations/${organisation}/edit`,
    body: () => ({ name: 'Terra' }),
  },
  changeOrganisationTerms: {
    ...ADMINISTRATORS,
    url: ({ organisation }) => `/organisations/${organisation}/terms`,
    body: () => ({ localisation: true }),
  },
  deleteOrganisation: {
    others: 403,
    by: { ...SIGNED_OUT, administrator: 404 },
    url: () => '/organisations/987654',
  },
  exportOrganisation: { ...ADMINISTRATORS, url: ({ organisation }) => `/organisations/${organisation}/export` },
  readAccessDomain: { ...MANAGERS, url: ({ organisation }) => `/organisations/${organisation}/access-domain` },
  setAccessDomain: {
    ...ADMINISTRATORS,
    url: ({ organisation }) => `/organisations/${organisation}/access-domain`,
    body: () => ({ access_domain: null }),
  },
  verifyAccessDomain: {
    others: 403,
    by: { ...SIGNED_OUT, administrator: 404, owner: 404, 'foreign owner': 404 },
    url: ({ organisation }) => `/organisations/${organisation}/access-domain/verify`,
  },
  readAirtable: { ...ADMINISTRATORS, url: ({ organisation }) => `/organisations/${organisation}/airtable` },
  connectAirtable: {
    ...ADMINISTRATORS,
    url: ({ organisation }) => `/organisations/${organisation}/airtable`,
    body: () => ({ base_id: 'app1', table: 'Items', key: 'secret' }),
  },
  disconnectAirtable: { ...ADMINISTRATORS, url: ({ organisation }) => `/organisations/${organisation}/airtable` },
  listResellers: { others: 200, by: SIGNED_OUT },
  listOrganisationResellers: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 200 },
    url: ({ organisation }) => `/organisations/${organisation}/resellers`,
  },
  listResellerRows: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 200 },
    url: ({ organisation }) => `/organisations/${organisation}/resellers/rows`,
  },
  readReseller: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 200, reseller: 200 },
    url: ({ reseller }) => `/resellers/${reseller}`,
  },
  createReseller: {
    ...USERS_KEYS,
    by: { ...USERS_KEYS.by, administrator: PASSED, owner: PASSED },
    url: ({ organisation }) => `/organisations/${organisation}/resellers`,
    body: ({ configurator }) => ({
      name: 'Northside',
      contact_email: 'x@example.test',
      users: [{ first_name: 'Ann', last_name: 'Bell', email: 'x@example.test' }],
      configurators: [{ id: configurator }],
    }),
  },
  editReseller: {
    ...EDITS_RESELLER,
    url: () => '/resellers',
    body: ({ reseller }) => ({ id: reseller, contact_email: 'x@example.test' }),
  },
  editResellerById: {
    ...EDITS_RESELLER,
    url: ({ reseller }) => `/resellers/${reseller}`,
    body: () => ({ contact_email: 'x@example.test' }),
  },
  editOwnReseller: {
    ...EDITS_RESELLER,
    url: ({ reseller }) => `/resellers/${reseller}/edit`,
    body: () => ({ contact_email: 'x@example.test' }),
  },
  retryGrant: {
    ...USERS_KEYS,
    by: { ...USERS_KEYS.by, administrator: 200, owner: 200, reseller: 403 },
    url: ({ reseller, configurator }) => `/resellers/${reseller}/configurators/${configurator}/grant`,
  },
  deleteReseller: {
    others: 403,
    by: { ...SIGNED_OUT, administrator: 404 },
    url: () => '/resellers/987654',
  },
  readContract: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 200 },
    url: ({ organisation }) => `/organisations/${organisation}/contract`,
  },
  readBilling: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 200 },
    url: ({ organisation }) => `/organisations/${organisation}/billing`,
  },
  changeSignInRules: {
    others: 403,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, 'foreign owner': 404 },
    url: ({ organisation }) => `/organisations/${organisation}/sign-in-rules`,
    body: () => ({ two_step_required: false }),
  },
} satisfies Expectations;
