import { analyticsLimits as limits } from '@vitrine/contract/analytics/limits';
import type { ViewerPages } from '@vitrine/contract/analytics/schemas';
import { type SeenPage, savePages } from '@vitrine/store/analytics/viewer-pages';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { appForTests, TEST_DAY, type TestApp } from '../../testing/app-for-tests.ts';
import { aConfigurator, anOrganisation, aSession, aUser } from '../../testing/tenants.ts';

let t: TestApp;
let kitchen: number;
let reseller: number;
let owner: string;
let resellerToken: string;
let outsider: string;

beforeAll(async () => {
  t = await appForTests();
  const { services } = t;
  const oakline = await anOrganisation(services, { name: 'Oakline', subdomain: 'oakline' });
  const other = await anOrganisation(services, { name: 'Other', subdomain: 'other' });
  reseller = await anOrganisation(services, { name: 'Reseller', subdomain: 'reseller', parentId: oakline });
  kitchen = await aConfigurator(services, { organisationId: oakline, name: 'Kitchen' });
  await services.db
    .updateTable('organisations')
    .set({ authorisedDomain: 'oakline.example' })
    .where('id', '=', oakline)
    .execute();
  await services.db
    .insertInto('resellerConfigurators')
    .values({ resellerId: reseller, configuratorId: kitchen, version: 1000, status: 'ready' })
    .execute();
  const signedIn = async (email: string, organisationId: number) =>
    aSession(services, await aUser(services, { email, groupId: 2, organisationId }), 72);
  owner = await signedIn('owner@oakline.test', oakline);
  resellerToken = await signedIn('reseller@oakline.test', reseller);
  outsider = await signedIn('owner@other.test', other);
});
afterAll(() => t.close());
/** Far enough from the previous test that nothing of it is cached. */
let round = 0;
beforeEach(async () => {
  round += 1;
  t.setNow(later(0));
  await t.app.shared.visitorEvents.events.flush();
  for (const table of ['viewerPages', 'visitorDays'] as const) await t.services.db.deleteFrom(table).execute();
});

const later = (milliseconds: number): Date =>
  new Date(TEST_DAY.getTime() + round * 10 * limits.pageEveryMs + milliseconds);

const visit = async (origin: string | null, more: object = {}): Promise<number> => {
  const answer = await t.app.inject({
    method: 'POST',
    url: '/viewer/events',
    headers: {
      'content-type': 'text/plain;charset=UTF-8',
      host: 'api.vitrine.localhost:4000',
      ...(origin !== null && { origin }),
    },
    payload: JSON.stringify({ configurator_id: kitchen, events: [{ kind: 'load', age: 0 }], ...more }),
  });
  await t.app.shared.visitorEvents.pages.flush();
  return answer.statusCode;
};
const asked = async (token = owner, query = '') => {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await t.app.inject({ url: `/api/configurators/${kitchen}/pages${query}`, headers });
  return { status: answer.statusCode, data: answer.json().data as ViewerPages };
};
const hosts = async (token = owner, query = ''): Promise<string[]> =>
  (await asked(token, query)).data.pages.map(({ host }) => host);

test('a page that ran it is listed by its host, with the version it showed and when', async () => {
  expect(await visit('https://www.oakline.example', { version: 1.004 })).toBe(200);
  t.setNow(later(limits.pageEveryMs));
  await visit('https://www.oakline.example', { version: 1.005 });
  const { data } = await asked();
  expect(data.domains).toEqual(['oakline.example']);
  expect(data.pages).toEqual([
    {
      host: 'www.oakline.example',
      allowed: true,
      version: 1.005,
      first_seen: later(0).toISOString(),
      last_seen: later(limits.pageEveryMs).toISOString(),
    },
  ]);
});

test('a page that may not run it is rejected, not counted, and listed', async () => {
  expect(await visit('https://kitchens.evil.example:8443')).toBe(403);
  await t.app.shared.visitorEvents.events.flush();
  const { data } = await asked();
  expect(data.pages).toMatchObject([{ host: 'kitchens.evil.example:8443', allowed: false, version: null }]);
  expect(await t.services.db.selectFrom('visitorDays').select('id').execute()).toEqual([]);
});

test('whether a page may run it is current', async () => {
  await visit('https://shop.example');
  const authorise = (authorisedDomain: string) =>
    t.services.db.updateTable('organisations').set({ authorisedDomain }).where('name', '=', 'Oakline').execute();
  await authorise('shop.example');
  expect((await asked()).data.pages).toMatchObject([{ host: 'shop.example', allowed: true }]);
  await authorise('oakline.example');
});

test('a busy page is stored once a minute', async () => {
  const written = () => t.services.db.selectFrom('viewerPages').select('lastAt').executeTakeFirstOrThrow();
  await visit('https://oakline.example');
  t.setNow(later(limits.pageEveryMs - 1));
  await visit('https://oakline.example');
  expect((await written()).lastAt).toEqual(later(0));
  t.setNow(later(limits.pageEveryMs));
  await visit('https://oakline.example');
  expect((await written()).lastAt).toEqual(later(limits.pageEveryMs));
});

test('a page without a host is not stored', async () => {
  await visit(null);
  await visit('null');
  await visit(`https://${'a.'.repeat(130)}example`);
  expect(await hosts()).toEqual([]);
});

test('foreign pages push out one another, never a page that may run it', async () => {
  await visit('https://oakline.example');
  const stranger = (number: number): SeenPage => ({
    ...{ configuratorId: kitchen, resellerId: null, host: `stranger-${number}.example` },
    ...{ allowed: false, version: null, at: later(1000 + number) },
  });
  const strangers = Array.from({ length: limits.pagesMaximum + 1 }, (_, number) => stranger(number));
  await savePages(t.services.db, strangers, limits.pagesMaximum);
  const listed = await hosts();
  expect(listed).toHaveLength(limits.pagesMaximum + 1);
  expect(listed).toContain('oakline.example');
  expect(listed).not.toContain('stranger-0.example');
});

test('a reseller sees the pages of its copy, the organisation its own or those of one reseller', async () => {
  await visit('https://oakline.example');
  await visit('https://reseller.oakline.example', { reseller: [reseller] });
  expect(await hosts(resellerToken)).toEqual(['reseller.oakline.example']);
  expect(await hosts()).toEqual(['oakline.example']);
  expect(await hosts(owner, `?reseller=${reseller}`)).toEqual(['reseller.oakline.example']);
  expect((await asked(outsider)).status).toBe(404);
});
