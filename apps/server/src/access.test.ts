import { allRoutes } from '@vitrine/contract/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Services } from './services.ts';
import { appForTests, type TestApp } from './testing/app-for-tests.ts';
import { aConfigurator, anOrganisation, aSession, aUser } from './testing/tenants.ts';

/**
 * Every route × every kind of caller. A route that is not named in EXPECTED fails: whoever adds one says here who may
 * call it on whose things.
 */

const CALLERS = [
  'nobody',
  'administrator',
  'owner',
  'staff',
  'powerless',
  'dealer',
  'ungranted dealer',
  'foreign owner',
  'foreign dealer',
  'expired',
  'revoked',
] as const;
type Caller = (typeof CALLERS)[number];
type RouteName = keyof typeof allRoutes;

interface Expected {
  /** What a caller that is not named gets. */
  others: number;
  by?: Partial<Record<Caller, number>>;
  url?: (ids: Ids) => string;
  body?: (ids: Ids) => object;
  /** For routes that use up what they are called on: done anew before each call. */
  prepare?: (services: Services) => Promise<void>;
}

interface Ids {
  organisation: number;
  reseller: number;
  configurator: number;
  enquiry: number;
  /** A user of the organisation who is nobody of the callers. */
  user: number;
}

const SIGNED_OUT = { nobody: 401, expired: 401, revoked: 401 };
/** Nothing is sent that could succeed: 422 shows that the caller passed every guard. */
const PASSED = 422;

/** The organisation's own people, each by what they hold; everybody else meets a foreign id. */
const USERS_KEYS = { others: 404, by: { ...SIGNED_OUT, staff: 403, powerless: 403 } };

/** A reseller's people manage no reseller, their own neither. */
const NO_DEALERS = { dealer: 403, 'ungranted dealer': 403, 'foreign dealer': 403 };

const ADMINISTRATORS = { others: 403, by: { ...SIGNED_OUT, administrator: 200 } };

/** What belongs to the organisation, and its resellers may see as well. */
const OWN_AND_RESELLERS = {
  ...SIGNED_OUT,
  administrator: 200,
  owner: 200,
  staff: 200,
  dealer: 200,
  'ungranted dealer': 200,
} as const;

const EXPECTED: Record<RouteName, Expected> = {
  signIn: { others: PASSED, body: () => ({}) },
  signOut: { others: 200, by: SIGNED_OUT },
  readUser: { others: 200, by: SIGNED_OUT },
  readSurroundings: { others: 200 },
  listOrganisations: { others: 403, by: { ...SIGNED_OUT, administrator: 200 } },
  listConfigurators: { others: 200, by: SIGNED_OUT },
  listOrganisationConfigurators: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 200 },
    url: ({ organisation }) => `/organisations/${organisation}/configurators`,
  },
  readConfigurator: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 200, dealer: 200 },
    url: ({ configurator }) => `/configurators/${configurator}`,
  },
  saveMinorVersion: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: PASSED, owner: PASSED, staff: PASSED, powerless: 403, dealer: 403 },
    url: ({ configurator }) => `/configurators/${configurator}/version/minor`,
    body: () => ({ data: [{ layer_index: 0, id: 'W2', data: { price: 1 } }], version: 99, new_version: 99.001 }),
  },
  readCustomisation: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 403, dealer: 200 },
    url: ({ configurator }) => `/configurators/${configurator}/customisation`,
  },
  readRecipients: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 403, dealer: 200 },
    url: ({ configurator }) => `/configurators/${configurator}/recipients`,
  },
  saveCustomisation: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 403, dealer: 200 },
    url: ({ configurator }) => `/configurators/${configurator}/customisation`,
    body: () => ({}),
  },
  saveLogo: {
    others: 422,
    by: { ...SIGNED_OUT, powerless: 403 },
    url: ({ configurator }) => `/configurators/${configurator}/customisation/logos`,
  },
  removeLogo: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 403, dealer: 200 },
    url: ({ configurator }) => `/configurators/${configurator}/customisation/logos/viewer`,
  },
  previewMails: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 403, dealer: 200 },
    url: ({ configurator }) => `/configurators/${configurator}/customisation/mail-preview`,
    body: () => ({ emails: {} }),
  },
  sendTestMail: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 403, dealer: 200 },
    url: ({ configurator }) => `/configurators/${configurator}/customisation/test-mail`,
    body: () => ({ emails: {} }),
  },
  readPresets: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 403, dealer: 200 },
    url: ({ configurator }) => `/configurators/${configurator}/presets`,
  },
  savePresets: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 403, dealer: 200 },
    url: ({ configurator }) => `/configurators/${configurator}/presets`,
    body: () => ({}),
  },
  savePresetImage: {
    others: 422,
    by: { ...SIGNED_OUT, powerless: 403 },
    url: ({ configurator }) => `/configurators/${configurator}/preset/image`,
  },
  findStyle: { others: 422, by: { ...SIGNED_OUT, powerless: 403 } },
  findStyleAgain: {
    others: 404,
    by: { ...SIGNED_OUT, powerless: 403 },
    body: () => ({ imageUrl: 'https://elsewhere.test/a.png', training: 'https://elsewhere.test/latest.json' }),
  },
  syncAirtable: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 422, owner: 422, staff: 422, powerless: 403, ...NO_DEALERS },
    url: ({ organisation, configurator }) =>
      `/organisations/${organisation}/configurators/${configurator}/airtable/sync`,
    body: () => ({}),
  },
  deployVersion: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: PASSED, owner: PASSED, staff: PASSED, powerless: 403, dealer: PASSED },
    url: ({ configurator }) => `/configurators/${configurator}/deploy`,
    body: () => ({ version: '99' }),
  },
  readPropagation: {
    others: 403,
    by: { ...SIGNED_OUT, administrator: 404 },
    url: ({ configurator }) => `/configurators/${configurator}/propagations/987654`,
  },
  readVersionPreview: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 200, dealer: 200 },
    url: ({ configurator }) => `/configurators/${configurator}/versions/1/preview`,
  },
  listPreviews: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 200, dealer: 200 },
    url: ({ configurator }) => `/configurators/${configurator}/previews`,
  },
  addPreview: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 403, dealer: 403 },
    url: ({ configurator }) => `/configurators/${configurator}/previews`,
    body: () => ({ version: '1' }),
  },
  listManufacturers: {
    others: 404,
    by: { ...OWN_AND_RESELLERS, powerless: 403 },
    url: ({ organisation }) => `/manufacturers?organisation_id=${organisation}`,
  },
  addManufacturer: { others: 403, by: { ...SIGNED_OUT, administrator: PASSED }, body: () => ({}) },
  removeManufacturer: {
    others: 403,
    by: { ...SIGNED_OUT, administrator: 404 },
    url: () => '/manufacturers/987654',
  },
  listProducts: {
    others: 404,
    by: { ...OWN_AND_RESELLERS, powerless: 403 },
    url: ({ organisation }) => `/products?organisation_id=${organisation}`,
  },
  assignProducts: { others: 403, by: { ...SIGNED_OUT, administrator: PASSED }, body: () => ({}) },
  sendEvents: { others: PASSED, body: () => ({}) },
  readAllAnalytics: ADMINISTRATORS,
  readOrganisationAnalytics: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 200 },
    url: ({ organisation }) => `/organisations/${organisation}/analytics`,
  },
  readConfiguratorAnalytics: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 200, dealer: 200 },
    url: ({ configurator }) => `/configurators/${configurator}/analytics`,
  },
  sendEnquiry: { others: PASSED, body: () => ({}) },
  readSupport: { others: 200, by: SIGNED_OUT },
  makeTestToken: ADMINISTRATORS,
  sendTestEnquiry: { others: 403, by: { ...SIGNED_OUT, administrator: PASSED }, body: () => ({}) },
  listEnquiries: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 200 },
    url: ({ organisation }) => `/organisations/${organisation}/enquiries`,
  },
  listEnquiryOwners: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 200 },
    url: ({ organisation }) => `/organisations/${organisation}/enquiry-owners`,
  },
  listEnquiryNotes: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 200 },
    url: ({ enquiry }) => `/enquiries/${enquiry}/notes`,
  },
  addEnquiryNote: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 200 },
    url: ({ enquiry }) => `/enquiries/${enquiry}/notes`,
    body: () => ({ text: 'Called' }),
  },
  deleteEnquiryNote: {
    others: 404,
    by: SIGNED_OUT,
    url: ({ enquiry }) => `/enquiries/${enquiry}/notes/987654`,
  },
  readAddress: {
    others: 403,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, 'foreign owner': 404 },
    url: ({ organisation }) => `/organisations/${organisation}/enquiries/kept?email=nobody@example.org`,
  },
  eraseAddress: {
    others: 403,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, 'foreign owner': 404 },
    url: ({ organisation }) => `/organisations/${organisation}/enquiries?email=nobody@example.org`,
  },
  changeEnquiry: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 200 },
    url: ({ enquiry }) => `/enquiries/${enquiry}`,
    body: () => ({ status: 'Viewed' }),
  },
  editConfigurator: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 403, dealer: 200 },
    url: ({ configurator }) => `/configurators/${configurator}/edit`,
    body: () => ({ contact_email: ['sales@example.org'] }),
  },
  createConfigurator: {
    others: 403,
    by: { ...SIGNED_OUT, administrator: PASSED },
    url: ({ organisation }) => `/organisations/${organisation}/configurators`,
    body: () => ({}),
  },
  saveMajorVersion: {
    others: 403,
    by: { ...SIGNED_OUT, administrator: PASSED },
    url: ({ configurator }) => `/configurators/${configurator}/version/major`,
    body: () => ({}),
  },
  retryPictures: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 403, dealer: 403 },
    url: ({ configurator }) => `/configurators/${configurator}/pictures/retry`,
  },
  deleteConfigurator: {
    others: 403,
    by: { ...SIGNED_OUT, administrator: 404 },
    url: () => '/configurators/987654',
  },

  carrySession: { others: 409, by: SIGNED_OUT },
  exchangeCode: { others: PASSED, body: () => ({}) },
  requestRecovery: { others: PASSED, body: () => ({}) },
  recoverPassword: { others: PASSED, body: () => ({}) },
  readInvitation: { others: 410, url: () => '/invite/unknown' },
  acceptInvitation: { others: PASSED, url: () => '/invite/unknown', body: () => ({}) },
  changePassword: { others: PASSED, by: SIGNED_OUT, body: () => ({}) },
  answerSecondStep: { others: PASSED, body: () => ({}) },
  askForPasskey: { others: 200 },
  signInByPasskey: { others: PASSED, body: () => ({}) },
  readSignInMethods: { others: 200, by: SIGNED_OUT },
  startApp: { others: PASSED, by: SIGNED_OUT, body: () => ({}) },
  confirmApp: { others: PASSED, by: SIGNED_OUT, body: () => ({}) },
  removeApp: { others: PASSED, by: SIGNED_OUT, body: () => ({}) },
  renewRecoveryCodes: { others: PASSED, by: SIGNED_OUT, body: () => ({}) },
  startPasskey: { others: PASSED, by: SIGNED_OUT, body: () => ({}) },
  addPasskey: { others: PASSED, by: SIGNED_OUT, body: () => ({}) },
  removePasskey: { others: PASSED, by: SIGNED_OUT, url: () => '/user/passkeys/1/remove', body: () => ({}) },
  listOwnSessions: { others: 200, by: SIGNED_OUT },
  endSession: { others: 404, by: SIGNED_OUT, url: () => '/user/sessions/987654' },
  endOtherSessions: { others: 200, by: SIGNED_OUT },

  listUsers: { others: 200, by: SIGNED_OUT },
  listOrganisationUsers: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 200 },
    url: ({ organisation }) => `/organisations/${organisation}/users`,
  },
  inviteUser: { others: PASSED, by: { ...SIGNED_OUT, staff: 403, powerless: 403 }, body: () => ({}) },
  inviteOrganisationUser: {
    ...USERS_KEYS,
    by: { ...USERS_KEYS.by, administrator: PASSED, owner: PASSED },
    url: ({ organisation }) => `/organisations/${organisation}/users`,
    body: () => ({ first_name: 'A', last_name: 'B', email: TAKEN }),
  },
  editUser: {
    ...USERS_KEYS,
    by: { ...USERS_KEYS.by, administrator: PASSED, owner: PASSED },
    url: ({ user }) => `/users/${user}`,
    body: () => ({ email: TAKEN }),
  },
  changePermissions: {
    ...USERS_KEYS,
    by: { ...USERS_KEYS.by, administrator: 200, owner: 200 },
    url: ({ user }) => `/users/${user}/permissions`,
    body: () => ({ permissions: [] }),
  },
  clearSecondStep: {
    ...USERS_KEYS,
    by: { ...USERS_KEYS.by, administrator: 200, owner: 200 },
    url: ({ user }) => `/users/${user}/second-step`,
  },
  deleteUser: {
    ...USERS_KEYS,
    by: { ...USERS_KEYS.by, administrator: 200, owner: 200 },
    url: ({ user }) => `/users/${user}`,
    prepare: async (services) => {
      ids.user = await aColleague(services);
    },
  },
  resendInvitation: {
    ...USERS_KEYS,
    by: { ...USERS_KEYS.by, administrator: 409, owner: 409 },
    url: ({ user }) => `/users/${user}/invite/resend`,
  },
  sendReset: {
    ...USERS_KEYS,
    by: { ...USERS_KEYS.by, administrator: 200, owner: 200 },
    url: ({ organisation }) => `/organisations/${organisation}/users/password/reset`,
    body: () => ({ email: 'staff@example.test' }),
  },
  listAuditEvents: {
    others: 403,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, 'foreign owner': 200 },
  },
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
  readAccessDomain: { ...ADMINISTRATORS, url: ({ organisation }) => `/organisations/${organisation}/access-domain` },
  setAccessDomain: {
    ...ADMINISTRATORS,
    url: ({ organisation }) => `/organisations/${organisation}/access-domain`,
    body: () => ({ access_domain: null }),
  },
  verifyAccessDomain: {
    others: 403,
    by: { ...SIGNED_OUT, administrator: 404 },
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
  readReseller: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 200, dealer: 200 },
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
    ...USERS_KEYS,
    by: { ...USERS_KEYS.by, administrator: 200, owner: 200, ...NO_DEALERS },
    url: () => '/resellers',
    body: ({ reseller }) => ({ id: reseller, contact_email: 'x@example.test' }),
  },
  editResellerById: {
    ...USERS_KEYS,
    by: { ...USERS_KEYS.by, administrator: 200, owner: 200, ...NO_DEALERS },
    url: ({ reseller }) => `/resellers/${reseller}`,
    body: () => ({ contact_email: 'x@example.test' }),
  },
  editOwnReseller: {
    others: 404,
    by: { ...SIGNED_OUT, administrator: 200, owner: 200, staff: 200, powerless: 200, dealer: 200 },
    url: ({ reseller }) => `/resellers/${reseller}/edit`,
    body: () => ({ contact_email: 'x@example.test' }),
  },
  retryGrant: {
    ...USERS_KEYS,
    by: { ...USERS_KEYS.by, administrator: 200, owner: 200, ...NO_DEALERS },
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
};

/** An address that a user of the organisation has. */
const TAKEN = 'owner@example.test';

const MANAGER_KEYS = ['users.edit', 'users.invite', 'users.create', 'configurators'];
const OWNER_KEYS = [...MANAGER_KEYS, 'organisations.admin'];

let colleagues = 0;

const aColleague = (services: Services): Promise<number> =>
  aUser(services, {
    email: `colleague-${colleagues++}@example.test`,
    groupId: 2,
    organisationId: ids.organisation,
    permissions: [],
  });

let t: TestApp;
let ids: Ids;
const tokens = new Map<Caller, () => Promise<string>>();

beforeAll(async () => {
  t = await appForTests();
  const { services } = t;
  const organisation = await anOrganisation(services, { name: 'Oakline', subdomain: 'oakline' });
  const foreign = await anOrganisation(services, { name: 'Terra', subdomain: 'terra' });
  const reseller = await anOrganisation(services, {
    name: 'Northside',
    subdomain: 'northside',
    parentId: organisation,
  });
  const ungranted = await anOrganisation(services, { name: 'Eastside', subdomain: 'eastside', parentId: organisation });
  const foreignReseller = await anOrganisation(services, { name: 'Tile Hub', subdomain: 'tilehub', parentId: foreign });
  const configurator = await aConfigurator(services, { organisationId: organisation, name: 'Kitchen' });
  await services.db
    .insertInto('resellerConfigurators')
    .values({ resellerId: reseller, configuratorId: configurator, version: 1000, status: 'ready' })
    .execute();
  const { id: enquiry } = await services.db
    .insertInto('enquiries')
    .values({
      organisationId: organisation,
      configuratorId: configurator,
      name: 'A',
      email: 'a@example.org',
      type: 'other',
      customFields: '{}',
      items: '[]',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  ids = { organisation, reseller, configurator, enquiry, user: 0 };
  ids.user = await aColleague(services);

  const user = (name: string, groupId: number, organisationId: number | null, permissions?: string[]) =>
    aUser(services, {
      email: `${name}@example.test`,
      groupId,
      organisationId,
      ...(permissions ? { permissions } : {}),
    });
  const opened = (userId: number) => () => aSession(services, userId);
  tokens.set('administrator', opened(await user('admin', 1, null)));
  tokens.set('owner', opened(await user('owner', 2, organisation, OWNER_KEYS)));
  tokens.set('staff', opened(await user('staff', 2, organisation)));
  tokens.set('powerless', opened(await user('powerless', 2, organisation, [])));
  tokens.set('dealer', opened(await user('dealer', 4, reseller, MANAGER_KEYS)));
  tokens.set('ungranted dealer', opened(await user('east', 4, ungranted, MANAGER_KEYS)));
  tokens.set('foreign owner', opened(await user('foreign', 2, foreign, OWNER_KEYS)));
  tokens.set('foreign dealer', opened(await user('hub', 4, foreignReseller, MANAGER_KEYS)));
  const late = await user('late', 2, organisation);
  tokens.set('expired', () => aSession(services, late, -1));
  tokens.set('revoked', async () => {
    const token = await aSession(services, late);
    await services.db.deleteFrom('sessions').where('userId', '=', late).execute();
    return token;
  });
});
afterAll(() => t.close());

let calls = 0;

async function statusFor(name: RouteName, caller: Caller): Promise<number> {
  const route = allRoutes[name];
  const expected = EXPECTED[name];
  await expected.prepare?.(t.services);
  const token = await tokens.get(caller)?.();
  const answer = await t.app.inject({
    method: route.method,
    url: `/api${expected.url?.(ids) ?? route.path}`,
    remoteAddress: `10.2.${Math.floor(calls / 200)}.${(calls++ % 200) + 1}`,
    ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}),
    ...(expected.body ? { payload: expected.body(ids) } : {}),
  });
  return answer.statusCode;
}

describe.each(Object.keys(allRoutes) as RouteName[])('%s', (name) => {
  test.each(CALLERS)('answers %s as expected', async (caller) => {
    const { by, others } = EXPECTED[name];
    expect(await statusFor(name, caller)).toBe(by?.[caller] ?? others);
  });
});

test('a foreign id and one that does not exist cannot be told apart', async () => {
  const token = await tokens.get('foreign owner')?.();
  const ask = async (id: number) => {
    const answer = await t.app.inject({
      url: `/api/configurators/${id}`,
      headers: { authorization: `Bearer ${token}` },
    });
    return { status: answer.statusCode, body: answer.body };
  };
  expect(await ask(ids.configurator)).toEqual(await ask(987_654));
});

test('lists hold nothing of another organisation', async () => {
  const token = await tokens.get('foreign owner')?.();
  const answer = await t.app.inject({ url: '/api/configurators', headers: { authorization: `Bearer ${token}` } });
  expect(answer.json().data).toEqual([]);
});
