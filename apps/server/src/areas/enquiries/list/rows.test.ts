import type { Enquiry } from '@vitrine/contract/enquiries/schemas';
import { rowOf } from '@vitrine/domain/enquiries/items/row-of';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appForTests, TEST_DAY, type TestApp } from '../../../testing/app-for-tests.ts';
import { aConfigurator, anOrganisation, aSession, aUser } from '../../../testing/tenants.ts';

let t: TestApp;
const tenant = { oakline: 0, northside: 0, terra: 0 };
const tokens = { owner: '', reseller: '', stranger: '' };
let kitchen = 0;
let owner = 0;

beforeAll(async () => {
  t = await appForTests();
  const { services } = t;
  tenant.oakline = await anOrganisation(services, { name: 'Oakline', subdomain: 'oakline' });
  tenant.northside = await anOrganisation(services, {
    ...{ name: 'Northside', subdomain: 'northside', parentId: tenant.oakline },
  });
  tenant.terra = await anOrganisation(services, { name: 'Terra', subdomain: 'terra' });
  kitchen = await aConfigurator(services, { organisationId: tenant.oakline, name: 'Panoramic Kitchen' });
  const user = (email: string, groupId: number, organisationId: number) =>
    aUser(services, { email, groupId, organisationId });
  owner = await user('owner@oakline.test', 2, tenant.oakline);
  tokens.owner = await aSession(services, owner);
  tokens.reseller = await aSession(services, await user('dealer@northside.test', 4, tenant.northside));
  tokens.stranger = await aSession(services, await user('owner@terra.test', 2, tenant.terra));
});
afterAll(() => t.close());
beforeEach(() => t.services.db.deleteFrom('enquiries').execute());

const IMAGE = 'enquiries/0123456789abcdefghijkl/preview.jpg';
/** A kitchen as visitors send it. */
const ITEMS = [
  'Shaker Door',
  'Soft Linen',
  'Oak Planks',
  'Honed Marble',
  'Brushed Brass',
  'Chalk White',
  'Slim Handle',
];

let minutes = 0;
const anEnquiry = async (overrides: object = {}): Promise<number> => {
  const createdAt = new Date(TEST_DAY.getTime() + minutes++ * 60_000);
  const items = ITEMS.map((name) => ({ component: 'Part', id: 'x'.repeat(20), name, thumbnail: 'y'.repeat(200) }));
  const { id } = await t.services.db
    .insertInto('enquiries')
    .values({
      ...{ organisationId: tenant.oakline, configuratorId: kitchen, ownerId: owner, resellerId: null },
      ...{ name: 'Priya Shah', email: 'priya@example.org', phone: '07700 900119', postcode: 'LS11 5PS' },
      ...{ customFields: JSON.stringify({ wishes: 'z'.repeat(1000) }), items: JSON.stringify(items), type: 'other' },
      ...{ image: IMAGE, createdAt, ...overrides },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const ask = (url: string, who: keyof typeof tokens = 'owner') =>
  t.app.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${tokens[who]}` } });
const rowsOf = async (query = '', who: keyof typeof tokens = 'owner', of = tenant.oakline) =>
  (await ask(`/organisations/${of}/enquiries/rows${query}`, who)).json().data;
const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);

describe('rows of enquiries', () => {
  test('hold what a list needs, in less than 600 bytes each, and nothing of the design', async () => {
    const id = await anEnquiry();
    const answer = await ask(`/organisations/${tenant.oakline}/enquiries/rows`);
    const { rows, total } = answer.json().data;
    const whole: Enquiry = (await ask(`/enquiries/${id}`)).json().data;
    expect(whole.custom_fields).toEqual({ wishes: 'z'.repeat(1000) });
    expect([rows, total]).toEqual([[rowOf(whole)], 1]);
    expect(rows[0].items).toEqual(ITEMS);
    expect(JSON.stringify(rows[0]).length).toBeLessThan(600);
  });

  test('come in pages, newest first, with the total', async () => {
    const made: number[] = [];
    for (let n = 0; n < 5; n++) made.unshift(await anEnquiry());
    const first = await rowsOf('?limit=2');
    expect([ids(first.rows), first.total]).toEqual([made.slice(0, 2), 5]);
    expect(ids((await rowsOf(`?limit=2&before=${made[1]}`)).rows)).toEqual(made.slice(2, 4));
    expect(ids((await rowsOf(`?limit=2&before=${made[3]}`)).rows)).toEqual(made.slice(4));
  });

  test('are only those that have changed since a moment, whatever changed them', async () => {
    const db = t.services.db;
    const [moved, still, young] = [await anEnquiry(), await anEnquiry(), await anEnquiry()];
    // Longer ago than any request looks back; the database dates every change by itself.
    const { as_of } = await rowsOf();
    const later = new Date(Date.parse(as_of) + 60_000).toISOString();
    expect((await rowsOf(`?since=${later}`)).rows).toEqual([]);
    await t.store.run('alter table enquiries disable trigger enquiries_changed');
    await t.store.run("update enquiries set changed_at = now() - interval '1 hour'");
    await t.store.run('alter table enquiries enable trigger enquiries_changed');
    expect((await rowsOf(`?since=${as_of}`)).rows).toEqual([]);
    await db.updateTable('enquiries').set({ status: 'Viewed' }).where('id', '=', moved).execute();
    expect((await rowsOf(`?since=${as_of}`)).rows).toMatchObject([{ id: moved, status: 'Viewed' }]);
    const newest = await anEnquiry();
    const { rows, total } = await rowsOf(`?since=${as_of}`);
    expect([ids(rows), total]).toEqual([[newest, moved], 4]);
    expect(ids((await rowsOf()).rows)).toEqual([newest, young, still, moved]);
  });

  test('leave out the quarantine, which has separate rows', async () => {
    const real = await anEnquiry();
    const spam = [
      await anEnquiry({ quarantinedAt: TEST_DAY, quarantineReason: 'trap' }),
      await anEnquiry({ quarantinedAt: TEST_DAY, quarantineReason: 'too_fast' }),
    ];
    const { rows, total } = await rowsOf();
    expect([ids(rows), total]).toEqual([[real], 1]);
    const url = `/organisations/${tenant.oakline}/enquiries/quarantined/rows`;
    const first = (await ask(`${url}?limit=1`)).json().data;
    expect(first).toMatchObject({ total: 2, rows: [{ id: spam[1], reason: 'too_fast', name: 'Priya Shah' }] });
    const second = (await ask(`${url}?limit=1&before=${spam[1]}`)).json().data;
    expect(second).toMatchObject({ total: 2, rows: [{ id: spam[0], reason: 'trap' }] });
    expect((await ask(`${url}?before=${real}`)).statusCode).toBe(404);
    expect((await ask(`/enquiries/${spam[0]}`)).statusCode).toBe(404);
  });

  test('of a reseller are its own, also to the organisation', async () => {
    await anEnquiry();
    const its = await anEnquiry({ resellerId: tenant.northside });
    for (const who of ['reseller', 'owner'] as const) {
      const { rows, total } = await rowsOf('', who, tenant.northside);
      expect([ids(rows), total]).toEqual([[its], 1]);
    }
    expect((await ask(`/organisations/${tenant.oakline}/enquiries/rows`, 'reseller')).statusCode).toBe(404);
  });

  test('are not visible to others, and neither is a single enquiry', async () => {
    const id = await anEnquiry();
    const [rows, one, page] = [
      await ask(`/organisations/${tenant.oakline}/enquiries/rows`, 'stranger'),
      await ask(`/enquiries/${id}`, 'stranger'),
      await ask(`/organisations/${tenant.terra}/enquiries/rows?before=${id}`, 'stranger'),
    ];
    expect([rows, one, page].map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  });

  test.each([
    ['a page that is too long', '?limit=1001', 'limit'],
    ['a moment that is none', '?since=yesterday', 'since'],
    ['two questions at once', '?before=1&since=2026-06-15T00:00:00Z', 'since'],
  ])('reject %s', async (_case, query, field) => {
    const answer = await ask(`/organisations/${tenant.oakline}/enquiries/rows${query}`);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
  });
});

test('the whole list, which is written in pieces, says what its pages say', async () => {
  for (let count = 0; count < 101; count++) await anEnquiry();
  const list = `/organisations/${tenant.oakline}/enquiries`;
  const whole = await ask(list);
  expect(whole.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(whole.headers['cache-control']).toBe('no-store');
  const first: Enquiry[] = (await ask(`${list}?limit=100`)).json().data;
  const last: Enquiry[] = (await ask(`${list}?limit=100&before=${first.at(-1)?.id}`)).json().data;
  expect([first.length, last.length]).toEqual([100, 1]);
  expect(whole.json()).toEqual({ data: [...first, ...last] });
});
