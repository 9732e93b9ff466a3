import type { LatestFile } from '@vitrine/contract/latest-file';
import { resellerMessages as messages } from '@vitrine/contract/resellers/messages';
import { userMessages } from '@vitrine/contract/users/messages';
import { tinyPng } from '@vitrine/fixtures/tiny-png';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { repairCopies } from '../../publish/repair.ts';
import { appForTests, TEST_DAY, type TestApp } from '../../testing/app-for-tests.ts';
import { aConfigurator, anOrganisation, aSession, aUser } from '../../testing/tenants.ts';

let t: TestApp;
let oakline: number;
let terra: number;
const id = { admin: 0, owner: 0, staff: 0, stranger: 0 };
const configurator = { kitchen: 0, bedroom: 0, draft: 0, foreign: 0 };

const KEYS = ['users.edit', 'users.invite', 'users.create', 'configurators', 'organisations.admin'];

beforeAll(async () => {
  t = await appForTests();
  const { services } = t;
  oakline = await anOrganisation(services, { name: 'Oakline', subdomain: 'oakline' });
  terra = await anOrganisation(services, { name: 'Terra', subdomain: 'terra' });
  id.admin = await aUser(services, { email: 'admin@vitrine.test', groupId: 1, organisationId: null });
  id.owner = await aUser(services, {
    email: 'owner@oakline.test',
    groupId: 2,
    organisationId: oakline,
    permissions: KEYS,
  });
  id.staff = await aUser(services, { email: 'staff@oakline.test', groupId: 2, organisationId: oakline });
  id.stranger = await aUser(services, {
    email: 'owner@terra.test',
    groupId: 2,
    organisationId: terra,
    permissions: KEYS,
  });
  configurator.kitchen = await aConfigurator(services, { organisationId: oakline, name: 'Kitchen' });
  configurator.bedroom = await aConfigurator(services, { organisationId: oakline, name: 'Bedroom' });
  configurator.draft = await aConfigurator(services, { organisationId: oakline, name: 'Draft' });
  configurator.foreign = await aConfigurator(services, { organisationId: terra, name: 'Floor' });
  for (const one of [configurator.kitchen, configurator.bedroom, configurator.foreign]) {
    const deployed = await ask('admin', 'POST', `/configurators/${one}/deploy`, { version: 1 });
    expect(deployed.statusCode).toBe(200);
  }
});
afterAll(() => t.close());
beforeEach(async () => {
  t.setNow(TEST_DAY);
  await t.deliver();
  t.sent.length = 0;
});

async function askAs(userId: number, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) {
  const headers = { authorization: `Bearer ${await aSession(t.services, userId)}` };
  return t.app.inject({ method, url: `/api${url}`, headers, ...(payload ? { payload } : {}) });
}

const ask = (who: keyof typeof id, ...rest: Parameters<typeof askAs> extends [number, ...infer R] ? R : never) =>
  askAs(id[who], ...rest);

let made = 0;

const aNewOne = (overrides: object = {}) => ({
  name: `Reseller ${++made}`,
  contact_email: `ann${made}@reseller.example`,
  users: [{ first_name: 'Ann', last_name: 'Bell', email: `ann${made}@reseller.example` }],
  configurators: [{ id: configurator.kitchen, version: 1 }],
  organisation_id: oakline,
  ...overrides,
});

interface ResellerBody {
  id: number;
  data_url: string;
  users: { email: string; group: { id: number }; invite_status: string }[];
  configurators: { id: number; linked: boolean; processing: boolean; failed: boolean; version: number | null }[];
}

const created = async (overrides: object = {}): Promise<ResellerBody> => {
  const answer = await ask('owner', 'POST', `/organisations/${oakline}/resellers`, aNewOne(overrides));
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  return answer.json().data;
};

const seen = async (resellerId: number): Promise<ResellerBody> =>
  (await ask('owner', 'GET', `/resellers/${resellerId}`)).json().data;
const grantOf = async (resellerId: number, of: number) =>
  (await seen(resellerId)).configurators.find((one) => one.id === of);

describe('creating a reseller', () => {
  test('invites its users and grants in the background', async () => {
    const reseller = await created();
    expect(reseller).toMatchObject({
      organisation_id: oakline,
      contact_email: expect.stringContaining('@reseller.example'),
    });
    expect(reseller.users).toMatchObject([{ group: { id: 4 }, invite_status: 'pending' }]);
    expect(await grantOf(reseller.id, configurator.kitchen)).toMatchObject({
      linked: true,
      processing: true,
      version: 1,
    });
    expect(await grantOf(reseller.id, configurator.bedroom)).toMatchObject({
      linked: false,
      processing: false,
      version: null,
    });
    await t.deliver();
    expect(t.sent.map(({ to }) => to)).toEqual([reseller.users[0]?.email]);
    expect(await grantOf(reseller.id, configurator.kitchen)).toMatchObject({
      linked: true,
      processing: false,
      failed: false,
    });
  });

  test('gives its people a separate host when the name is free', async () => {
    await created({ name: 'Harbour Interiors' });
    await t.deliver();
    expect(t.sent[0]?.text).toMatch(/at Harbour Interiors, a reseller of Oakline[^.]*\./);
    expect(t.sent[0]?.html).toMatch(/at Harbour Interiors, a reseller of Oakline[^.]*\./);
    expect(t.sent[0]?.text).toMatch(/http:\/\/harbour-interiors\.vitrine\.localhost:4000\/invite/);
    const reserved = await created({ name: 'Admin' });
    expect(reserved).toMatchObject({ access_subdomain: null });
  });

  test('at once under names that map to one folder, each gets a separate folder and one the subdomain', async () => {
    const names = ['Quay Rooms', 'Quay-Rooms', 'Quay, Rooms'];
    const made = await Promise.all(names.map((name) => created({ name })));
    const rows = await t.services.db
      .selectFrom('organisations')
      .select(['dataUrl', 'accessSubdomain'])
      .where(
        'id',
        'in',
        made.map(({ id }) => id),
      )
      .orderBy('dataUrl')
      .execute();
    expect(rows.map(({ dataUrl }) => dataUrl.slice(dataUrl.lastIndexOf('/') + 1))).toEqual([
      'quay-rooms',
      'quay-rooms-2',
      'quay-rooms-3',
    ]);
    expect(rows.filter(({ accessSubdomain }) => accessSubdomain === 'quay-rooms')).toHaveLength(1);
  });

  test('is for enterprise organisations', async () => {
    await t.services.db.updateTable('organisations').set({ enterprise: false }).where('id', '=', terra).execute();
    const payload = aNewOne({ configurators: [{ id: configurator.foreign }] });
    const rejected = await ask('stranger', 'POST', `/organisations/${terra}/resellers`, payload);
    expect([rejected.statusCode, rejected.json().code]).toEqual([403, 'resellers.not_enterprise']);
  });

  test.each<[string, () => object, number]>([
    ['an undeployed configurator', () => ({ configurators: [{ id: configurator.draft }] }), 422],
    [
      'a foreign one among own ones',
      () => ({ configurators: [{ id: configurator.kitchen }, { id: configurator.foreign }] }),
      404,
    ],
    ['no configurator', () => ({ configurators: [] }), 422],
    ['no user', () => ({ users: [] }), 422],
    [
      'five hundred users',
      () => ({
        users: Array.from({ length: 500 }, (_, at) => ({
          first_name: 'Ann',
          last_name: 'Bell',
          email: `a${at}@x.example`,
        })),
      }),
      422,
    ],
    [
      'a user who exists',
      () => ({ users: [{ first_name: 'Ann', last_name: 'Bell', email: 'OWNER@oakline.test' }] }),
      422,
    ],
    ['a name of one letter', () => ({ name: 'X' }), 422],
    ['a version that is not there', () => ({ configurators: [{ id: configurator.kitchen, version: 7 }] }), 422],
  ])('with %s creates nothing at all', async (_case, overrides, status) => {
    const before = (await ask('owner', 'GET', '/resellers')).json().data.length;
    const rejected = await ask('owner', 'POST', `/organisations/${oakline}/resellers`, aNewOne(overrides()));
    expect(rejected.statusCode).toBe(status);
    expect((await ask('owner', 'GET', '/resellers')).json().data.length).toBe(before);
    await t.deliver();
    expect(t.sent).toEqual([]);
  });

  test('rejects a name that another one has, in any case', async () => {
    await created({ name: 'Same Name' });
    const rejected = await ask('owner', 'POST', `/organisations/${oakline}/resellers`, aNewOne({ name: 'SAME name' }));
    expect(rejected.json().errors).toEqual({ name: [messages.nameTaken] });
    const taken = await ask(
      'owner',
      'POST',
      `/organisations/${oakline}/resellers`,
      aNewOne({ users: [{ first_name: 'Ann', last_name: 'Bell', email: 'staff@oakline.test' }] }),
    );
    expect(taken.json().errors).toEqual({ users: [userMessages.emailTaken] });
  });
});

describe('a copy', () => {
  test('is the reseller’s own, and stays on its version when the organisation deploys another', async () => {
    const reseller = await created();
    await t.deliver();
    const read = async (): Promise<LatestFile> =>
      JSON.parse(String(await t.services.content.read(`${reseller.data_url}/kitchen/latest.json`)));
    const latest = await read();
    expect(latest).toMatchObject({ version: 1, reseller: [reseller.id] });
    expect(latest.configurator.organisation).toMatch(/^Reseller/);
    expect(latest.authorisedDomains).toContain('oakline.example');
    const [asset] = Object.values(latest.assets);
    const file = new URL(asset?.variants[0]?.file ?? '', `http://c/${reseller.data_url}/kitchen/latest.json`);
    expect(await t.services.content.exists(file.pathname.slice(1))).toBe(true);

    const edits = { version: 1, new_version: 1.001, data: [{ layer_index: 0, id: 'W1', data: { price: 5 } }] };
    expect(
      (await ask('owner', 'PATCH', `/configurators/${configurator.kitchen}/version/minor`, edits)).statusCode,
    ).toBe(200);
    await ask('owner', 'POST', `/configurators/${configurator.kitchen}/deploy`, { version: 1.001 });
    await t.deliver();
    expect((await read()).version).toBe(1);

    const resellerId = await aUser(t.services, {
      email: `copy${reseller.id}@x.test`,
      groupId: 4,
      organisationId: reseller.id,
    });
    const own = (await askAs(resellerId, 'GET', `/configurators/${configurator.kitchen}`)).json().data;
    expect(own).toMatchObject({ deployed_version: 1, live_url: `${reseller.data_url}/kitchen` });
    const moved = await askAs(resellerId, 'POST', `/configurators/${configurator.kitchen}/deploy`, {
      version: 1.001,
      based_on: 7,
    });
    expect(moved.json().code).toBe('versions.moved');
    await ask('owner', 'PATCH', `/configurators/${configurator.kitchen}/version/minor`, {
      ...edits,
      version: 1.001,
      new_version: 1.002,
    });
    const unseen = await askAs(resellerId, 'POST', `/configurators/${configurator.kitchen}/deploy`, { version: 1.002 });
    expect(unseen.json().code).toBe('versions.missing');
    const deployed = await askAs(resellerId, 'POST', `/configurators/${configurator.kitchen}/deploy`, {
      version: 1.001,
      based_on: 1,
    });
    expect(deployed.json().data.configurator.deployed_version).toBe(1.001);
    expect((await read()).version).toBe(1.001);
  });

  test('is put back by its organisation, and nothing else moves with it', async () => {
    const reseller = await created({ configurators: [{ id: configurator.bedroom }] });
    await t.deliver();
    const deploy = (reseller: number) =>
      ask('owner', 'POST', `/configurators/${configurator.bedroom}/deploy`, { version: 1, reseller });
    expect((await deploy(reseller.id)).statusCode).toBe(200);
    expect((await deploy(987_654)).statusCode).toBe(404);
    const { deployed_version: live } = (await ask('owner', 'GET', `/configurators/${configurator.bedroom}`)).json()
      .data;
    expect(live).toBe(1);
  });

  test('is seen by its resellers and by nobody of another reseller', async () => {
    const [one, other] = [await created(), await created({ configurators: [{ id: configurator.bedroom }] })];
    await t.deliver();
    const reseller = await aUser(t.services, { email: `d${one.id}@x.test`, groupId: 4, organisationId: one.id });
    const list = (await askAs(reseller, 'GET', '/configurators')).json().data as { id: number }[];
    expect(list.map((each) => each.id)).toEqual([configurator.kitchen]);
    expect((await askAs(reseller, 'GET', `/resellers/${other.id}`)).statusCode).toBe(404);
    expect((await askAs(reseller, 'GET', `/resellers/${one.id}`)).json().data.configurators).toHaveLength(1);
  });
});

describe('changing a reseller', () => {
  test('grants what is ticked and revokes what is not, with its files', async () => {
    const reseller = await created();
    await t.deliver();
    const grants = [
      { id: configurator.kitchen, linked: false },
      { id: configurator.bedroom, linked: true },
    ];
    const changed = await ask('owner', 'PATCH', '/resellers', {
      id: reseller.id,
      name: 'Renamed',
      configurators: grants,
    });
    expect(changed.json().data.name).toBe('Renamed');
    await t.deliver();
    expect(await grantOf(reseller.id, configurator.kitchen)).toMatchObject({ linked: false });
    expect(await grantOf(reseller.id, configurator.bedroom)).toMatchObject({ linked: true, processing: false });
    const files = await t.services.content.list(reseller.data_url);
    expect(files.some((file) => file.includes('/kitchen/'))).toBe(false);
    expect(files.some((file) => file.includes('/bedroom/latest.json'))).toBe(true);
  });

  test('requires three letters in a new name only', async () => {
    const reseller = await created({ name: 'AB' });
    const edit = (name: string) => ask('owner', 'PATCH', `/resellers/${reseller.id}`, { name });
    expect((await edit('AB')).statusCode).toBe(200);
    expect((await edit('CD')).json().errors).toEqual({ name: [messages.nameShort] });
  });

  test.each<[string, () => object, number]>([
    ['name that is taken', () => ({ name: 'Taken before' }), 422],
    ['banner that is none', () => ({ banner: 'data:image/png;base64,R0lGODlhAAAA' }), 422],
    ['foreign configurator', () => ({ configurators: [{ id: configurator.foreign, linked: true }] }), 404],
  ])('with a %s leaves no image on the content host', async (_case, change, status) => {
    await ask('owner', 'POST', `/organisations/${oakline}/resellers`, aNewOne({ name: 'Taken before' }));
    const reseller = await created();
    await t.deliver();
    const logo = `data:image/png;base64,${(await tinyPng(16, 8, [7, 7, 7, 255])).toString('base64')}`;
    const edit = (input: object) => ask('owner', 'PATCH', `/resellers/${reseller.id}`, { logo, ...input });
    expect((await edit(change())).statusCode).toBe(status);
    const logos = async () => (await t.services.content.list(reseller.data_url)).filter((file) => /logo-/.test(file));
    expect(await logos()).toEqual([]);
    expect((await edit({})).statusCode).toBe(200);
    expect(await logos()).toHaveLength(1);
  });

  test('ticked again before its files were removed, a copy stays', async () => {
    const reseller = await created();
    await t.deliver();
    const link = (linked: boolean) =>
      ask('owner', 'PATCH', `/resellers/${reseller.id}`, { configurators: [{ id: configurator.kitchen, linked }] });
    await link(false);
    await link(true);
    await t.deliver();
    expect(await grantOf(reseller.id, configurator.kitchen)).toMatchObject({ linked: true, processing: false });
    expect(await t.services.content.exists(`${reseller.data_url}/kitchen/latest.json`)).toBe(true);
  });

  test('a new name, and a new domain of the organisation, reach the copies', async () => {
    const reseller = await created();
    await t.deliver();
    await ask('owner', 'PATCH', `/resellers/${reseller.id}`, { name: 'Quayside' });
    await ask('admin', 'PATCH', `/organisations/${oakline}/terms`, { authorised_domain: 'moved.oakline.example' });
    await t.deliver();
    const latest: LatestFile = JSON.parse(
      String(await t.services.content.read(`${reseller.data_url}/kitchen/latest.json`)),
    );
    expect(latest.configurator.organisation).toBe('Quayside');
    expect(latest.authorisedDomains).toContain('moved.oakline.example');
  });

  test('the same grant twice at once is one grant', async () => {
    const reseller = await created();
    await t.deliver();
    const link = () =>
      ask('owner', 'PATCH', `/resellers/${reseller.id}`, {
        configurators: [{ id: configurator.bedroom, linked: true }],
      });
    const statuses = (await Promise.all([link(), link(), link()])).map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([200, 200, 200]);
    await t.deliver();
    const rows = await t.services.db
      .selectFrom('resellerConfigurators')
      .selectAll()
      .where('resellerId', '=', reseller.id)
      .where('configuratorId', '=', configurator.bedroom)
      .execute();
    expect(rows.map(({ status }) => status)).toEqual(['ready']);
  });
});

test('a copy whose files are behind or gone is repaired at the next start', async () => {
  const reseller = await created();
  await t.deliver();
  await t.services.content.removeFolder(`${reseller.data_url}/kitchen`);
  expect(await repairCopies(t.services, () => undefined)).toBeGreaterThan(0);
  expect(await t.services.content.exists(`${reseller.data_url}/kitchen/latest.json`)).toBe(true);
  expect(await repairCopies(t.services, () => undefined)).toBe(0);
});

test('deleting keeps the enquiries with the organisation, and ends the resellers’ sessions', async () => {
  const reseller = await created();
  const user = await aUser(t.services, { email: `last${reseller.id}@x.test`, groupId: 4, organisationId: reseller.id });
  const token = await aSession(t.services, user);
  await t.services.db
    .insertInto('enquiries')
    .values({
      organisationId: oakline,
      resellerId: reseller.id,
      name: 'A',
      email: 'a@x.example',
      type: 'other',
      customFields: '{}',
      items: '[]',
    })
    .execute();
  expect((await ask('owner', 'DELETE', `/resellers/${reseller.id}`)).statusCode).toBe(403);
  await ask('admin', 'DELETE', `/resellers/${reseller.id}`);
  expect((await t.app.inject({ url: '/api/user', headers: { authorization: `Bearer ${token}` } })).statusCode).toBe(
    401,
  );
  const remaining = (await ask('owner', 'GET', `/organisations/${oakline}/enquiries`)).json().data;
  expect(remaining).toHaveLength(1);
});

test('a row of the list has what the list shows, and not what the reseller has', async () => {
  const { id: resellerId } = await created({ name: 'Zeta' });
  const row = async () =>
    (await ask('owner', 'GET', `/organisations/${oakline}/resellers/rows`))
      .json()
      .data.find((each: { id: number }) => each.id === resellerId);
  const named = { id: resellerId, name: 'Zeta' };
  expect(await row()).toEqual({ ...named, processing: true, failed: false });
  await t.deliver();
  expect(await row()).toEqual({ ...named, processing: false, failed: false });
  const { db } = t.services;
  await db
    .updateTable('resellerConfigurators')
    .set({ status: 'failed' })
    .where('resellerId', '=', resellerId)
    .execute();
  expect(await row()).toEqual({ ...named, processing: false, failed: true });
  expect((await ask('stranger', 'GET', `/organisations/${oakline}/resellers/rows`)).statusCode).toBe(404);
});
