import { notificationMessages } from '@vitrine/contract/notifications/messages';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { appForTests, type TestApp } from '../../testing/app-for-tests.ts';
import { type Call, callsOf } from '../../testing/calls-of.ts';
import { aConfigurator, anOrganisation, aSession, aUser } from '../../testing/tenants.ts';

let t: TestApp;
let call: ReturnType<typeof callsOf>;
const id = { oakline: 0, reseller: 0, kitchen: 0 };
const token = { owner: '', reseller: '', powerless: '' };

beforeAll(async () => {
  t = await appForTests();
  call = callsOf(t);
  id.oakline = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  id.reseller = await anOrganisation(t.services, { name: 'Northside', subdomain: 'north', parentId: id.oakline });
  id.kitchen = await aConfigurator(t.services, { organisationId: id.oakline, name: 'Kitchen' });
  await t.services.db
    .insertInto('resellerConfigurators')
    .values({ resellerId: id.reseller, configuratorId: id.kitchen, version: 1000, status: 'ready' })
    .execute();
  const session = async (
    email: string,
    overrides: { groupId: number; organisationId: number; permissions?: string[] },
  ) => aSession(t.services, await aUser(t.services, { email, permissions: ['configurators'], ...overrides }));
  token.owner = await session('owner@oakline.test', { groupId: 2, organisationId: id.oakline });
  token.reseller = await session('reseller@north.test', { groupId: 4, organisationId: id.reseller });
});
afterAll(() => t.close());

beforeEach(async () => {
  const { db } = t.services;
  await db.updateTable('configurators').set({ contactEmail: null }).execute();
  await db.updateTable('resellerConfigurators').set({ contactEmail: null }).execute();
  for (const [organisation, contactEmail] of [
    [id.oakline, 'main@oakline.test'],
    [id.reseller, 'main@north.test'],
  ] as const) {
    await db.updateTable('organisations').set({ contactEmail }).where('id', '=', organisation).execute();
  }
});

const edit = (overrides: Call & { payload: object }) => call('POST', `/configurators/${id.kitchen}/edit`, overrides);
const read = async (as: string, query = '') =>
  (await call('GET', `/configurators/${id.kitchen}/recipients${query}`, { token: as })).json().data;

/** The recipients when a visitor of the reseller's page, or of the organisation's own, saves a design. */
async function recipientsOf(reseller: number[]): Promise<string[]> {
  t.sent.length = 0;
  const form = new FormData();
  const fields = {
    name: 'Priya Shah',
    email: 'priya@example.org',
    configurator_id: String(id.kitchen),
    type: 'panoramic',
    items: '[]',
    reseller: JSON.stringify(reseller),
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const body = new Response(form);
  await t.app.inject({
    method: 'POST',
    url: '/viewer/contact/request',
    headers: { 'content-type': body.headers.get('content-type') ?? '', host: 'api.vitrine.localhost:4000' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  await t.deliver();
  return t.sent.map(({ to }) => to).filter((to) => to !== 'priya@example.org');
}

test('without an address the organisation’s main one is notified, until one is added', async () => {
  expect(await read(token.owner)).toEqual({
    own: [],
    fallback: { of: 'organisation', name: 'Oakline', addresses: ['main@oakline.test'] },
  });
  expect(await recipientsOf([])).toEqual(['main@oakline.test']);
  const saved = await edit({ token: token.owner, payload: { contact_email: ['a@oakline.test', 'b@oakline.test'] } });
  expect(saved.json().data.contact_email).toBe('["a@oakline.test","b@oakline.test"]');
  expect((await read(token.owner)).own).toEqual(['a@oakline.test', 'b@oakline.test']);
  expect(await recipientsOf([])).toEqual(['a@oakline.test', 'b@oakline.test']);
});

test.each<[string, string[], object]>([
  ['six', ['1', '2', '3', '4', '5', '6'].map((n) => `${n}@x.test`), {}],
  [
    'the same in another case',
    ['a@x.test', 'A@X.test'],
    { contact_email: [`1: ${notificationMessages.addressTwice}`] },
  ],
  ['an empty one', [' '], { contact_email: [`0: ${notificationMessages.addressEmpty}`] }],
  ['no address', ['abc'], { contact_email: [`0: ${notificationMessages.addressInvalid}`] }],
])('%s are rejected', async (_, contact_email, errors) => {
  const rejected = await edit({ token: token.owner, payload: { contact_email } });
  expect(rejected.statusCode).toBe(422);
  expect(rejected.json().errors).toMatchObject(errors);
  expect((await read(token.owner)).own).toEqual([]);
});

test("a reseller's copy has separate addresses, which only its own enquiries go to", async () => {
  expect((await read(token.reseller)).fallback).toEqual({
    of: 'reseller',
    name: 'Northside',
    addresses: ['main@north.test'],
  });
  expect(await recipientsOf([id.reseller])).toEqual(['main@north.test']);
  expect((await edit({ token: token.reseller, payload: { contact_email: ['sales@north.test'] } })).statusCode).toBe(
    200,
  );
  expect(await recipientsOf([id.reseller])).toEqual(['sales@north.test']);
  expect(await recipientsOf([])).toEqual(['main@oakline.test']);
  expect((await read(token.owner)).own).toEqual([]);
  expect((await read(token.owner, `?reseller=${id.reseller}`)).own).toEqual(['sales@north.test']);
});

test('the organisation edits the addresses of a copy, and nothing else of it', async () => {
  const payload = { contact_email: ['shop@north.test'], reseller: id.reseller };
  expect((await edit({ token: token.owner, payload })).statusCode).toBe(200);
  expect((await read(token.reseller)).own).toEqual(['shop@north.test']);
  const foreign = await edit({ token: token.owner, payload: { ...payload, reseller: id.oakline } });
  expect(foreign.statusCode).toBe(404);
  expect((await edit({ token: token.reseller, payload: { name: 'Mine now' } })).statusCode).toBe(403);
});

test('a reseller learns who is notified for it, not by which addresses', async () => {
  await edit({ token: token.owner, payload: { contact_email: ['private@oakline.test'] } });
  expect((await read(token.reseller)).fallback).toEqual({ of: 'manufacturer', name: 'Oakline', addresses: [] });
  const seen = (await call('GET', `/configurators/${id.kitchen}`, { token: token.reseller })).json().data;
  expect(seen.contact_email).toBeNull();
});
