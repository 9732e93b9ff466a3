import type { Configurator, ConfiguratorWithVersions } from '@vitrine/contract/configurators/schemas';
import type { EnquiryRow } from '@vitrine/contract/enquiries/rows';
import type { Enquiry } from '@vitrine/contract/enquiries/schemas';
import type { OrganisationRow } from '@vitrine/contract/organisations/schemas';
import type { GrantedConfigurator, Reseller, ResellerRow } from '@vitrine/contract/resellers/schemas';
import type { AppConfig, CurrentUser, SignedIn } from '@vitrine/contract/session/schemas';
import type { User } from '@vitrine/contract/users/schemas';
import { rowOf } from '@vitrine/domain/enquiries/items/row-of';
import { highestOfMajors } from '@vitrine/domain/versions/next-minor-version';
import { fromThousandths, toThousandths } from '@vitrine/domain/versions/thousandths';

const parent = {
  id: 7,
  name: 'Oakline Kitchens',
  safe_name: 'oakline-kitchens',
  primary: true,
  enterprise: true,
  localisation: false,
  airtable_integration: false,
  logo: null,
  banner: null,
  contact_email: null,
  data_url: 'oakline-kitchens',
  access_subdomain: 'oakline',
  access_domain: null,
  two_step_required: false,
  language: null,
  updated_at: '2026-11-01T09:00:00.000Z',
};

export const aUser = (overrides: Partial<CurrentUser> = {}): CurrentUser => ({
  id: 3,
  first_name: 'Ann',
  last_name: 'Bell',
  email: 'ann@oakline.test',
  invite_status: 'active',
  organisation_id: 7,
  group: { id: 2 },
  permissions: ['configurators'],
  is_admin: false,
  organisation: parent,
  reseller: null,
  language: null,
  home: '',
  must_set_up_two_step: false,
  ...overrides,
});

/** A row of User Accounts. */
export const anAccount = (overrides: Partial<User> = {}): User => ({
  id: 4,
  first_name: 'Ben',
  last_name: 'Carter',
  email: 'ben@oakline.test',
  invite_status: 'active',
  organisation_id: 7,
  group: { id: 2 },
  permissions: ['users.edit', 'users.invite', 'users.create', 'configurators'],
  two_step: false,
  pending_email: null,
  created_at: '2026-11-01T09:00:00.000Z',
  ...overrides,
});

/** What signing in answers once nothing more is asked. */
export const signedInAs = (user: CurrentUser): SignedIn => ({ token: 'token-of-a-session', user, second_step: null });

export const anAppConfig = (overrides: Partial<AppConfig> = {}): AppConfig => ({
  admin_host: false,
  signed_in: true,
  content_url: 'http://content.test',
  api_url: 'http://api.test',
  demo: false,
  passkey_domain: 'oakline.test',
  tenant: null,
  ...overrides,
});

export const aConfigurator = (overrides: Partial<Configurator> = {}): Configurator => ({
  id: 1,
  name: 'Panoramic Kitchen',
  safe_name: 'panoramic-kitchen',
  sku: 'PK-1',
  configurator_type_id: 1,
  layout: 'uk_kitchen',
  organisation_id: 7,
  group: { id: 11, name: 'Kitchens', safe_name: 'kitchens' },
  group_id: 11,
  group_name: 'Kitchens',
  deployed: true,
  deployed_version: 1,
  versions: [1.001, 1],
  scenes: [{ id: 'uk_kitchen', deployVersion: 1 }],
  supports_presets: false,
  supports_save_design: true,
  supports_style_finder: false,
  preparing: null,
  contact_email: null,
  currency: 'GBP',
  data_url: 'oakline-kitchens/kitchens/panoramic-kitchen',
  live_url: 'oakline-kitchens/kitchens/panoramic-kitchen',
  assets_path: '',
  metadata_path: '',
  file_paths: { metadata: '', assets: '', deployment: '', style: null, script: null },
  image: null,
  updated_at: '2026-11-01T09:00:00.000Z',
  linked: false,
  details: null,
  json_file: null,
  ...overrides,
});

export const withVersions = (configurator: Configurator): ConfiguratorWithVersions => ({
  ...configurator,
  manufacturer_version: null,
  highest_versions: highestOfMajors(configurator.versions.map(toThousandths)).map(fromThousandths),
  version_rows: configurator.versions.map((version) => ({
    version,
    created_at: '2026-11-20T09:38:00.000Z',
    author: 'Ben Carter',
    author_id: 4,
    note: null,
    reseller_id: null,
    changes: 2,
    based_on: null,
    asset_index: 'assets.json',
    json_file: `${configurator.data_url}/v/${version}/data.json`,
  })),
  images: null,
});

export const anEnquiry = (overrides: Partial<Enquiry> = {}): Enquiry => ({
  id: 51,
  organisation_id: 7,
  name: 'Priya Shah',
  email: 'priya@example.com',
  phone: null,
  postcode: null,
  budget: null,
  custom_fields: {},
  measures: {},
  created_at: '2026-11-20T08:15:00.000Z',
  status: 'New',
  stage: 'New',
  owner: null,
  reseller_id: null,
  configurator: {
    ...{ id: 1, name: 'Panoramic Kitchen', group_name: 'Kitchens', configurator_type_id: 1 },
    groups: [{ id: 1, name: 'Kitchens', safe_name: 'kitchens' }],
  },
  type: 'other',
  items: [{ component: 'Walls', name: 'Soft Linen' }],
  previewImage: null,
  url: null,
  sceneName: 'UK Kitchen',
  data_url: null,
  json_file: null,
  consent: null,
  ...overrides,
});

export const anEnquiryRow = (overrides: Partial<Enquiry> = {}): EnquiryRow => rowOf(anEnquiry(overrides));

export const anOrganisation = (overrides: Partial<OrganisationRow> = {}): OrganisationRow => ({
  ...parent,
  access_domain_verified: false,
  banner: null,
  authorised_domain: 'oakline.test',
  contact_email: null,
  configurators: [],
  session_limit: 1000,
  billing_sessions: 200,
  product_sessions: 210,
  leads_this_month: 7,
  leads_last_month: 30,
  ...overrides,
});

/** One of the organisation's configurators as a reseller has it. */
export const aGrant = (overrides: Partial<GrantedConfigurator> = {}): GrantedConfigurator => {
  const { id, name, group, group_name, configurator_type_id, deployed, scenes, image } = aConfigurator();
  return {
    ...{ id, name, group, group_name, configurator_type_id, deployed, scenes, image },
    linked: true,
    processing: false,
    failed: false,
    version: 1,
    live_url: 'oakline-kitchens/resellers/northside-interiors/panoramic-kitchen',
    ...overrides,
  };
};

export const aReseller = (overrides: Partial<Reseller> = {}): Reseller => ({
  id: 70,
  name: 'Northside Interiors',
  safe_name: 'northside-interiors',
  contact_email: 'nora@northside.test',
  organisation_id: 7,
  logo: null,
  data_url: 'oakline-kitchens/resellers/northside-interiors',
  access_subdomain: null,
  authorised_domain: null,
  two_step_required: false,
  language: null,
  builds_copies: false,
  postcode_areas: [],
  configurators: [aGrant()],
  users: [],
  updated_at: '2026-11-01T09:00:00.000Z',
  ...overrides,
});

export const aResellerRow = (overrides: Partial<ResellerRow> = {}): ResellerRow => ({
  id: 70,
  name: 'Northside Interiors',
  processing: false,
  failed: false,
  ...overrides,
});
