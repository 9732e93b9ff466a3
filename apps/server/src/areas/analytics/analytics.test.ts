import type { ConfiguratorAnalytics } from '@vitrine/contract/analytics/schemas';
import { insertEnquiry } from '@vitrine/store/enquiries/insert-enquiry';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appForTests, TEST_DAY, type TestApp } from '../../testing/app-for-tests.ts';
import { aConfigurator, anOrganisation, aSession, aUser } from '../../testing/tenants.ts';

let t: TestApp;
let oakline: number;
let reseller: number;
let kitchen: number;
let bedroom: number;
let owner: string;
let resellerToken: string;
let administrator: string;

beforeAll(async () => {
  t = await appForTests();
  oakline = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  reseller = await anOrganisation(t.services, { name: 'Reseller', subdomain: 'reseller', parentId: oakline });
  kitchen = await aConfigurator(t.services, { organisationId: oakline, name: 'Kitchen' });
  bedroom = await aConfigurator(t.services, { organisationId: oakline, name: 'Bedroom' });
  await t.services.db
    .insertInto('resellerConfigurators')
    .values({ resellerId: reseller, configuratorId: kitchen, version: 1000, status: 'ready' })
    .execute();
  const person = (email: string, groupId: number, organisationId: number | null) =>
    aUser(t.services, { email, groupId, organisationId });
  owner = await aSession(t.services, await person('owner@oakline.test', 2, oakline), 72);
  resellerToken = await aSession(t.services, await person('reseller@oakline.test', 2, reseller));
  administrator = await aSession(t.services, await person('admin@vitrine.test', 1, null));
});
afterAll(() => t.close());

const TABLES = [
  'analyticsDays',
  'analyticsLocations',
  'analyticsOptions',
  'visitorDays',
  'usageMonths',
  'enquiries',
] as const;
beforeEach(async () => {
  t.setNow(TEST_DAY);
  for (const table of TABLES) await t.services.db.deleteFrom(table).execute();
});

interface VisitRequest {
  visitor?: number;
  configurator?: number;
  origin?: string;
  json?: boolean;
}

const beat = (seconds = 15, age = 0) => ({ kind: 'heartbeat', age, seconds });
const load = { kind: 'load', age: 0 };
const option = (name: string) => ({ kind: 'option', age: 0, component: 'Walls', name });

async function send(events: object[], visit: VisitRequest & Record<string, unknown> = {}) {
  const { visitor = 1, configurator = kitchen, origin, json, ...more } = visit;
  const answer = await t.app.inject({
    method: 'POST',
    url: '/viewer/events',
    headers: {
      'content-type': json ? 'application/json' : 'text/plain;charset=UTF-8',
      host: 'api.vitrine.localhost:4000',
      'user-agent': 'A browser',
      ...(origin && { origin }),
    },
    remoteAddress: `10.9.0.${visitor}`,
    payload: JSON.stringify({ configurator_id: configurator, zone: 'Europe/London', events, ...more }),
  });
  await t.app.shared.visitorEvents.events.flush();
  return answer;
}

const ask = async (url: string, token = owner) => {
  const answer = await t.app.inject({ url: `/api/${url}`, headers: { authorization: `Bearer ${token}` } });
  return answer.json().data;
};
const totals = async (id: number, token = owner): Promise<ConfiguratorAnalytics['totals']> =>
  (await ask(`configurators/${id}/analytics`, token)).totals;
const usage = () => t.services.db.selectFrom('usageMonths').select(['configuratorId', 'month', 'sessions']).execute();

describe('visitor events are counted', () => {
  test('by configurator: sessions once engaged, visitors, time, options and countries', async () => {
    await send([load], { visitor: 1 });
    await send([load, option('Chalk White'), beat(), beat(5)], { visitor: 2, zone: 'Europe/Dublin' });
    await send([option('Chalk White'), option('Sage')], { visitor: 2, zone: 'Europe/Dublin' });
    const answer = await ask(`configurators/${kitchen}/analytics`);
    expect(Object.keys(answer)).toEqual([
      'location',
      'product',
      'session',
      'uniqueUser',
      'leads_generated',
      'totals',
      'timestamp',
    ]);
    expect(answer.totals).toMatchObject({ sessions: 1, unique_users: 2, leads: 0, conversion_rate: 0 });
    expect(answer.session).toMatchObject({ unique: 1 });
    expect(answer.session.chart).toHaveLength(12);
    expect(answer.session.chart.at(-1)).toEqual({ label: 'Jun 2026', value: 1 });
    expect(answer.uniqueUser.at(-1)).toEqual({ label: 'Jun 2026', value: 2 });
    expect(answer.location).toEqual([
      { country: 'Ireland', count: 1 },
      { country: 'United Kingdom', count: 1 },
    ]);
    expect(answer.product.options).toEqual([
      { name: 'Chalk White', component: 'Walls', value: 2 },
      { name: 'Sage', component: 'Walls', value: 1 },
    ]);
  });

  test('minutes of engagement are those of all sessions over their number', async () => {
    await send(
      Array.from({ length: 32 }, () => beat()),
      { visitor: 1 },
    );
    await send([beat(), beat()], { visitor: 2 });
    expect(await totals(kitchen)).toMatchObject({ sessions: 2, average_session_time: 4 });
  });

  test('into the contract: once an organisation, and once for each configurator', async () => {
    await send([beat()], { visitor: 1, configurator: kitchen });
    await send([beat()], { visitor: 1, configurator: bedroom });
    expect(await totals(bedroom)).toMatchObject({ sessions: 1 });
    const counted = await usage();
    expect(counted).toHaveLength(3);
    expect(counted).toEqual(
      expect.arrayContaining(
        [null, kitchen, bedroom].map((configuratorId) => ({ configuratorId, month: '2026-06', sessions: 1 })),
      ),
    );
  });

  test('a new session begins after half an hour, and a new visitor with the day', async () => {
    await send([beat()]);
    t.setNow(new Date(TEST_DAY.getTime() + 31 * 60_000));
    await send([beat()]);
    expect(await totals(kitchen)).toMatchObject({ sessions: 2, unique_users: 1 });
    t.setNow(new Date(TEST_DAY.getTime() + 24 * 3_600_000));
    await send([beat()]);
    expect(await totals(kitchen)).toMatchObject({ sessions: 3, unique_users: 2 });
  });

  test("a reseller's copy into the reseller's figures and into the organisation's", async () => {
    await send([beat()], { visitor: 1 });
    await send([beat()], { visitor: 2, reseller: [reseller] });
    expect(await totals(kitchen)).toMatchObject({ sessions: 2 });
    expect(await totals(kitchen, resellerToken)).toMatchObject({ sessions: 1, unique_users: 1 });
    const named = await ask(`configurators/${kitchen}/analytics?reseller=${reseller}`);
    expect(named.totals).toMatchObject({ sessions: 1 });
    const own = await ask(`organisations/${reseller}/analytics`, resellerToken);
    expect(own.analytics[reseller].totals).toMatchObject({ sessions: 1 });
    expect(Object.keys(own.analytics[reseller].configurators)).toEqual([String(kitchen)]);
  });

  test('under a hash that is deleted the day after; no address is stored', async () => {
    await send([beat()]);
    const [row] = await t.services.db.selectFrom('visitorDays').selectAll().execute();
    expect(JSON.stringify(row)).not.toContain('10.9.0.1');
    t.setNow(new Date(TEST_DAY.getTime() + 24 * 3_600_000));
    await t.services.jobs.enqueue(t.services.db, 'forget-visitors', {});
    await t.deliver();
    expect(await t.services.db.selectFrom('visitorDays').select('id').execute()).toEqual([]);
    expect(
      await t.services.db.selectFrom('visitorSalts').select('day').where('day', '<', '2026-06-16').execute(),
    ).toEqual([]);
    expect(await totals(kitchen)).toMatchObject({ sessions: 1 });
  });
});

test('leads are enquiries, and convert unique sessions', async () => {
  for (const visitor of [1, 2, 3]) await send([beat()], { visitor });
  await insertEnquiry(t.services.db, {
    organisationId: oakline,
    resellerId: null,
    configuratorId: kitchen,
    clientKey: null,
    name: 'Priya Shah',
    email: 'priya@example.org',
    phone: null,
    postcode: null,
    budget: null,
    customFields: {},
    type: 'other',
    items: [],
    design: '',
    url: null,
    sceneName: null,
    language: 'en-gb',
    termsAccepted: true,
    dataUrl: null,
    jsonFile: null,
    image: null,
    createdAt: TEST_DAY,
  });
  expect(await totals(kitchen)).toMatchObject({ leads: 1, conversion_rate: 33.33 });
  const all = await ask('analytics', administrator);
  expect(all.timestamp).toBe(TEST_DAY.toISOString());
  const row = all.analytics[oakline];
  expect(row.leads_generated.at(-1)).toEqual({ label: 'Jun 2026', value: 1 });
  expect(row.session.chart.at(-1)).toEqual({ label: 'Jun 2026', value: 3 });
  expect(row.configurators[bedroom].totals.leads).toBe(0);
});

describe('events are rejected', () => {
  test.each([
    ['of the future', { kind: 'load', age: -1 }],
    ['of long ago', { kind: 'load', age: 4000 }],
    ['of an unknown kind', { kind: 'buy', age: 0 }],
    ['with a heartbeat of an hour', { kind: 'heartbeat', age: 0, seconds: 3600 }],
    ['with an endless name', { ...option('x'.repeat(200)) }],
  ])('%s', async (_case, event) => {
    expect((await send([event])).statusCode).toBe(422);
  });

  test('of a configurator that does not exist', async () => {
    const answer = await send([beat()], { configurator: 99_999 });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toHaveProperty('configurator_id');
  });

  test('from a foreign website, also of a cached configurator', async () => {
    const own = await send([beat()], { origin: 'https://www.oakline.example' });
    expect([own.statusCode, own.headers['cross-origin-resource-policy']]).toEqual([200, 'cross-origin']);
    expect((await send([beat()], { origin: 'https://elsewhere.example', visitor: 5 })).statusCode).toBe(403);
    expect(await totals(kitchen)).toMatchObject({ sessions: 1 });
  });

  test('that are too many or too large at once', async () => {
    expect((await send(Array.from({ length: 41 }, () => beat()))).statusCode).toBe(422);
    expect((await send([beat()], { zone: 'x'.repeat(20_000) })).statusCode).toBe(413);
  });

  test('that are no JSON, and accepted as JSON when they claim to be', async () => {
    const answer = await t.app.inject({
      method: 'POST',
      url: '/viewer/events',
      headers: { 'content-type': 'text/plain', host: 'api.vitrine.localhost:4000' },
      payload: 'hello',
    });
    expect(answer.statusCode).toBe(422);
    expect((await send([beat()], { json: true })).json()).toEqual({ data: { taken: 1 } });
  });

  test('after a hundred and twenty in a minute from one address', async () => {
    const answers = [];
    for (let sent = 0; sent < 121; sent++) answers.push((await send([load], { visitor: 77 })).statusCode);
    expect(answers.slice(-2)).toEqual([200, 429]);
  });
});

test('a configurator that is deleted meanwhile loses only its own events', async () => {
  const gone = await aConfigurator(t.services, { organisationId: oakline, name: 'Gone' });
  await send([beat()], { configurator: gone });
  await t.services.db.deleteFrom('configurators').where('id', '=', gone).execute();
  await send([beat()], { configurator: gone, visitor: 2 });
  expect(t.app.shared.visitorEvents.events.dropped).toBe(0);
});
