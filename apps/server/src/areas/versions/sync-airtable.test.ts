import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { secretsWith } from '../../ports/secrets.ts';
import { appForTests, TEST_DAY, type TestApp } from '../../testing/app-for-tests.ts';
import { callsOf } from '../../testing/calls-of.ts';
import { aConfigurator, anOrganisation, aSession, aUser } from '../../testing/tenants.ts';
import { versionPath } from '../../testing/version-path.ts';

/** Behaves like Airtable: a key, pages of 100 by offset, 429 with a wait, 422 for what it does not know. */
const sheet = {
  ...{ rows: [] as object[], errors: 0, calls: [] as string[], hold: null as Promise<void> | null },
  ...{ retryAfter: '0', forgets: false },
};
const KEY = 'pat-secret';

function standIn(): http.Server {
  return http.createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://airtable.test');
    sheet.calls.push(url.pathname + url.search);
    const answer = (status: number, body: object, headers = {}): void => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
    };
    await sheet.hold;
    if (request.headers.authorization !== `Bearer ${KEY}`) return answer(401, { error: 'AUTHENTICATION_REQUIRED' });
    if (sheet.errors-- > 0) return answer(429, { error: 'RATE_LIMIT' }, { 'retry-after': sheet.retryAfter });
    if (url.pathname !== '/v0/app1/All%20products') return answer(422, { error: { type: 'INVALID' } });
    const from = Number(url.searchParams.get('offset') ?? 0);
    if (from > 0 && sheet.forgets) return answer(422, { error: { type: 'LIST_RECORDS_ITERATOR_NOT_AVAILABLE' } });
    const records = sheet.rows.slice(from, from + 100).map((fields) => ({ fields }));
    answer(200, { records, ...(from + 100 < sheet.rows.length && { offset: String(from + 100) }) });
  });
}

let t: TestApp;
let server: http.Server;
let call: ReturnType<typeof callsOf>;
let organisationId: number;
let configurator: number;
let owner: string;

beforeAll(async () => {
  server = standIn().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  t = await appForTests({ AIRTABLE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  call = callsOf(t);
  organisationId = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  configurator = await aConfigurator(t.services, { organisationId, name: 'Kitchen' });
  owner = await aSession(t.services, await aUser(t.services, { email: 'o@oakline.test', groupId: 2, organisationId }));
});
afterAll(async () => {
  await t.close();
  server.close();
});
beforeEach(async () => {
  Object.assign(sheet, { rows: [], errors: 0, calls: [], hold: null, retryAfter: '0', forgets: false });
  t.setNow(TEST_DAY);
  await connect(KEY);
});

const connect = (key: string, table = 'All products') =>
  t.store.db
    .updateTable('organisations')
    .set({
      airtableIntegration: true,
      airtableBase: 'app1',
      airtableTable: table,
      airtableKeySealed: t.services.secrets.seal(key),
    })
    .where('id', '=', organisationId)
    .execute();
const sync = (payload: object = {}) =>
  call('POST', `/organisations/${organisationId}/configurators/${configurator}/airtable/sync`, {
    token: owner,
    payload,
  });
const versions = async (): Promise<number[]> =>
  (await call('GET', `/configurators/${configurator}`, { token: owner })).json().data.versions;
const skuOf = async (): Promise<string> => {
  const file = await t.services.content.read(await versionPath(t.services, 'oakline/kitchens/kitchen', 1000));
  const { layers } = JSON.parse(file?.toString() ?? '{}') as { layers: { items: { product_code?: string }[] }[] };
  return layers.flatMap(({ items }) => items).find(({ product_code }) => product_code)?.product_code ?? '';
};

describe('performs', () => {
  test('a dry run that lists the changes and creates nothing', async () => {
    sheet.rows = [
      { SKU: await skuOf(), Price: 77 },
      { SKU: 'nobody', Price: 1 },
    ];
    const { data } = (await sync({ dry_run: true })).json();
    expect(data).toMatchObject({
      version: null,
      changed: 7,
      matched: 7,
      unknown: ['nobody'],
      issues: [],
      currency: 'GBP',
    });
    const rows = data.changes.flatMap((layer: { rows: object[] }) => layer.rows);
    expect(rows).toHaveLength(7);
    expect(rows[0]).toMatchObject({ layer_index: 0, field: 'price', after: 77 });
    expect(await versions()).toEqual([1]);
  });

  test('a sync of a base whose prices became errors and links, which takes no price away', async () => {
    sheet.rows = [{ SKU: await skuOf(), Price: { error: '#ERROR!' }, Name: ['recA1b2C3d4E5f6G7'] }];
    const { data } = (await sync({ dry_run: true })).json();
    expect(data).toMatchObject({ changed: 0, matched: 7 });
    expect(data.issues.map(({ column }: { column: string }) => column)).toEqual(['Name', 'Price']);
  });

  test('a sync that reads every page, waits on request, and creates one version; the next finds nothing', async () => {
    const filler = Array.from({ length: 230 }, (_, at) => ({ SKU: `filler-${at}` }));
    sheet.rows = [...filler, { SKU: await skuOf(), Price: 88 }];
    sheet.errors = 1;
    const { data } = (await sync()).json();
    expect(data).toMatchObject({ version: 1.001, changed: 7 });
    expect(data.message).toBe('7 items matched, 7 changes, 230 unknown SKUs, 0 unreadable cells.');
    expect(sheet.calls).toHaveLength(4);
    expect(await versions()).toEqual([1.001, 1]);
    expect((await sync()).json().data).toMatchObject({ version: null, changed: 0 });
    expect(await versions()).toEqual([1.001, 1]);
  });
});

describe('rejects', () => {
  test.each([
    ['another key', 'wrong', 'All products', 422, 'airtable.rejected'],
    ['an unknown table', KEY, 'Nothing', 422, 'airtable.rejected'],
  ])('%s, and can be tried again', async (_, key, table, status, code) => {
    await connect(key, table);
    const answer = await sync();
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect((await sync()).json().code).toBe(code);
    expect(answer.body).not.toContain(KEY);
  });

  test('a key that another secret key sealed, as after a restore without it', async () => {
    const airtableKeySealed = secretsWith('the key of before, of forty characters').seal(KEY);
    await t.services.db.updateTable('organisations').set({ airtableKeySealed }).execute();
    expect((await sync()).json().code).toBe('airtable.rejected');
    await connect(KEY);
    expect((await sync()).statusCode).toBe(200);
  });

  test('a second sync while one runs', async () => {
    let release = (): void => undefined;
    sheet.hold = new Promise((resolve) => (release = resolve));
    const first = sync();
    await expect.poll(() => sheet.calls.length).toBe(1);
    const second = await sync();
    expect([second.statusCode, second.json().code]).toEqual([409, 'airtable.running']);
    release();
    expect((await first).statusCode).toBe(200);
  });

  test.each([
    ['seconds', '999999999'],
    ['a date', 'Fri, 31 Dec 2100 23:59:59 GMT'],
  ])('a base that asks for a wait of years, in %s: it is asked no more', async (_, retryAfter) => {
    Object.assign(sheet, { errors: 2, retryAfter });
    const answer = await sync();
    expect([answer.statusCode, answer.json().code]).toEqual([502, 'airtable.unreachable']);
    expect(sheet.calls).toHaveLength(1);
  });

  test('a base that is throttled to the end, and says nothing against the key', async () => {
    sheet.errors = 9;
    expect((await sync()).json().code).toBe('airtable.unreachable');
    expect(sheet.calls).toHaveLength(3);
  });

  test('a base that forgets its list between two pages: nothing is stored, and the key is not blamed', async () => {
    sheet.rows = [{ SKU: await skuOf(), Price: 91 }, ...Array.from({ length: 120 }, (_, at) => ({ SKU: `f-${at}` }))];
    sheet.forgets = true;
    const before = await versions();
    expect((await sync()).json().code).toBe('airtable.unreachable');
    expect(await versions()).toEqual(before);
  });

  test('a sync beside one that has taken the place of an endless one, also once that one ends', async () => {
    const releases: (() => void)[] = [];
    const held = () => {
      sheet.hold = new Promise((resolve) => releases.push(resolve));
      return sync();
    };
    const first = held();
    await expect.poll(() => sheet.calls.length).toBe(1);
    t.setNow(new Date(TEST_DAY.getTime() + 11 * 60_000));
    const second = held();
    await expect.poll(() => sheet.calls.length).toBe(2);
    releases[0]?.();
    expect((await first).statusCode).toBe(200);
    expect((await sync()).json().code).toBe('airtable.running');
    releases[1]?.();
    expect((await second).statusCode).toBe(200);
  });

  test('a table whose column of SKUs has another name', async () => {
    sheet.rows = [{ 'Article number': await skuOf(), Price: 91 }];
    expect((await sync({ dry_run: true })).json().code).toBe('airtable.no_sku');
  });

  test('an organisation that has no base', async () => {
    await t.store.db
      .updateTable('organisations')
      .set({ airtableIntegration: false, airtableBase: null, airtableTable: null, airtableKeySealed: null })
      .where('id', '=', organisationId)
      .execute();
    const answer = await sync();
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'airtable.not_connected']);
  });
});
