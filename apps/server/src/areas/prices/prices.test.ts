import type { LatestFile } from '@vitrine/contract/latest-file';
import { priceLimits } from '@vitrine/contract/prices/limits';
import { priceMessages } from '@vitrine/contract/prices/messages';
import type { CalculatedDesign, PriceListSummary, ViewerPrices } from '@vitrine/contract/prices/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentPaths } from '../../hosting/paths.ts';
import { appForTests, TEST_DAY, type TestApp } from '../../testing/app-for-tests.ts';
import { callsOf } from '../../testing/calls-of.ts';
import { aConfigurator, anOrganisation, aSession, aUser, deployFirstVersion } from '../../testing/tenants.ts';

let t: TestApp;
let call: ReturnType<typeof callsOf>;
const id = { oakline: 0, northside: 0, eastside: 0, terra: 0, kitchen: 0 };
const tokens = { oakline: '', northside: '', eastside: '', terra: '' };
type Who = keyof typeof tokens;

/** Three layers with an item each, all with this SKU; 39 GBP in the data file. */
const DESIGN = 'W1,H1,D1';
const SKU = 'sku SKU-1001';

beforeAll(async () => {
  t = await appForTests();
  call = callsOf(t);
  const { services } = t;
  id.oakline = await anOrganisation(services, { name: 'Oakline', subdomain: 'oakline' });
  id.terra = await anOrganisation(services, { name: 'Terra', subdomain: 'terra' });
  id.northside = await anOrganisation(services, { name: 'Northside', subdomain: 'northside', parentId: id.oakline });
  id.eastside = await anOrganisation(services, { name: 'Eastside', subdomain: 'eastside', parentId: id.oakline });
  id.kitchen = await aConfigurator(services, { organisationId: id.oakline, name: 'Kitchen' });
  await deployFirstVersion(services, id.kitchen);
  for (const resellerId of [id.northside, id.eastside])
    await services.db
      .insertInto('resellerConfigurators')
      .values({ resellerId, configuratorId: id.kitchen, version: 1000, status: 'ready' })
      .execute();
  for (const who of Object.keys(tokens) as Who[]) {
    const groupId = who === 'northside' || who === 'eastside' ? 4 : 2;
    const user = await aUser(services, { email: `prices@${who}.test`, groupId, organisationId: id[who] });
    tokens[who] = await aSession(services, user);
  }
});
afterAll(() => t.close());
beforeEach(async () => {
  t.setNow(TEST_DAY);
  await t.services.db.deleteFrom('priceLists').execute();
  await t.services.db.updateTable('organisations').set({ priceSettings: null }).execute();
});

const manage = (method: Parameters<typeof call>[0], path: string, payload?: object, who: Who = 'oakline') =>
  call(method, `/organisations/${id[who]}/${path}`, { token: tokens[who], ...(payload && { payload }) });

interface ListInput {
  prices?: Record<string, number>;
  changes?: object;
  who?: Who;
  currency?: string;
  name?: string;
}

/** A list with prices and settings, put live. */
async function liveList({
  prices = { [SKU]: 5000 },
  changes = {},
  who = 'oakline',
  currency = 'GBP',
  name = 'Retail',
}: ListInput = {}): Promise<number> {
  const made = (await manage('POST', 'price-lists', { name, currency }, who)).json().data as PriceListSummary;
  const path = `price-lists/${made.id}`;
  expect((await manage('PATCH', path, { revision: 1, ...changes }, who)).statusCode).toBe(200);
  expect((await manage('PATCH', `${path}/prices`, { revision: 2, changes: prices }, who)).statusCode).toBe(200);
  const live = await manage('PUT', `${path}/status`, { status: 'live', accept_missing: true }, who);
  expect(live.statusCode).toBe(200);
  return made.id;
}

const calculate = async (more: object = {}, who: Who = 'oakline'): Promise<CalculatedDesign> => {
  const payload = { configurator_id: id.kitchen, design: DESIGN, ...more };
  return (await call('POST', '/prices/calculate', { token: tokens[who], payload })).json().data;
};

const viewerPrices = (query = '') => call('GET', `/viewer/prices?configurator_id=${id.kitchen}${query}`);
const tableOf = async (query = ''): Promise<ViewerPrices['table']> => (await viewerPrices(query)).json().data.table;
const ofReseller = (reseller: number) => `&reseller=[${reseller}]`;

describe('without a price list', () => {
  test('a design costs what its data file says, for visitors too', async () => {
    expect(await calculate()).toMatchObject({ currency: 'GBP', decimals: 2, total: 11_700, price_list: null });
    expect(await tableOf()).toBeNull();
    expect((await viewerPrices('&currency=EUR')).statusCode).toBe(404);
  });

  test('another currency than the configurator’s is rejected', async () => {
    const payload = { configurator_id: id.kitchen, design: DESIGN, currency: 'EUR' };
    const answer = await call('POST', '/prices/calculate', { token: tokens.oakline, payload });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.currency).toEqual([priceMessages.noListInCurrency]);
  });
});

describe('a price list', () => {
  test('prices designs everywhere from the moment it is live, without a new version', async () => {
    const list = await liveList();
    const price = await calculate();
    expect(price).toMatchObject({ total: 15_000, price_list: { id: list, name: 'Retail' }, version: 1 });
    expect(price.parts).toHaveLength(3);
    expect(price.parts[0]).toMatchObject({ article: SKU, unit: 'piece', quantity: 1, unit_price: 5000, amount: 5000 });
    expect(await tableOf()).toMatchObject({ currency: 'GBP', prices: { [SKU]: 5000 }, tax: null });
    const cart = await call('POST', '/viewer/designs/price', {
      payload: { configurator_id: id.kitchen, design: DESIGN },
    });
    expect(cart.json().data).toMatchObject({ total: 150 });
  });

  test('is a draft before, which nobody outside sees', async () => {
    const list = await liveList();
    await manage('PUT', `price-lists/${list}/status`, { status: 'draft' });
    expect((await calculate()).price_list).toBeNull();
    expect(await tableOf()).toBeNull();
  });

  test('is valid from its first day to its last', async () => {
    await liveList({ changes: { valid_from: '2026-12-01', valid_until: '2026-12-31' } });
    const totalOn = async (day: string) => {
      t.setNow(new Date(`${day}T12:00:00Z`));
      return (await tableOf())?.prices[SKU];
    };
    expect(await totalOn('2026-11-30')).toBeUndefined();
    expect(await totalOn('2026-12-01')).toBe(5000);
    expect(await totalOn('2026-12-31')).toBe(5000);
    expect(await totalOn('2027-01-01')).toBeUndefined();
  });

  test('has taxes by country and surcharges', async () => {
    await liveList({
      changes: {
        tax_included: false,
        taxes: [
          { country: 'GB', rate: 2000 },
          { country: 'DE', rate: 1900 },
        ],
        surcharges: [{ name: 'Delivery', kind: 'amount', value: 4900, when: { kind: 'always' } }],
      },
    });
    const price = await calculate({ country: 'DE' });
    expect(price).toMatchObject({ subtotal: 19_900, total: 23_681, tax: { country: 'DE', rate: 1900, amount: 3781 } });
    expect((await calculate()).tax).toBeNull();
  });

  test('of another currency is used where it is asked for', async () => {
    await liveList();
    await liveList({ currency: 'JPY', prices: { [SKU]: 9000 }, name: 'Japan' });
    expect(await calculate({ currency: 'JPY' })).toMatchObject({ currency: 'JPY', decimals: 0, total: 27_000 });
    expect((await tableOf('&currency=JPY'))?.currency).toBe('JPY');
    expect((await calculate()).total).toBe(15_000);
  });

  test('goes live only when it overlaps with no other, which is named, also when both do so at once', async () => {
    await liveList({ changes: { valid_until: '2026-12-31' } });
    const other = (await manage('POST', 'price-lists', { name: 'Spring', currency: 'GBP' })).json().data.id;
    const goLive = (list: number) =>
      manage('PUT', `price-lists/${list}/status`, { status: 'live', accept_missing: true });
    const answer = await goLive(other);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'prices.overlap', errors: { lists: ['Retail'] } });
    await manage('PATCH', `price-lists/${other}`, { revision: 1, valid_from: '2027-01-01' });
    const twin = (await manage('POST', 'price-lists', { name: 'Twin', currency: 'GBP', copy_of: other })).json().data
      .id;
    await manage('PATCH', `price-lists/${twin}`, { revision: 1, valid_from: '2027-01-01' });
    const answers = await Promise.all([goLive(other), goLive(twin)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('that lacks prices names what is missing, and goes live when that is accepted', async () => {
    const { id: list } = (await manage('POST', 'price-lists', { name: 'Empty', currency: 'GBP' })).json().data;
    const check = (await manage('GET', `price-lists/${list}/check`)).json().data;
    expect(check.missing).toMatchObject([
      { article: SKU, configurator: { id: id.kitchen, name: 'Kitchen' } },
      { article: 'item handles/H2', name: 'Brass Bar' },
    ]);
    const rejected = await manage('PUT', `price-lists/${list}/status`, { status: 'live' });
    expect(rejected.statusCode).toBe(409);
    expect(rejected.json()).toMatchObject({
      code: 'prices.incomplete',
      errors: { missing: ['Chalk White', 'Brass Bar'] },
    });
    const accepted = await manage('PUT', `price-lists/${list}/status`, { status: 'live', accept_missing: true });
    expect(accepted.statusCode).toBe(200);
  });

  test('that is live cannot be deleted', async () => {
    const list = await liveList();
    expect((await manage('DELETE', `price-lists/${list}`)).json()).toMatchObject({ code: 'prices.live' });
    await manage('PUT', `price-lists/${list}/status`, { status: 'draft' });
    expect((await manage('DELETE', `price-lists/${list}`)).statusCode).toBe(200);
    expect((await manage('GET', `price-lists/${list}`)).statusCode).toBe(404);
  });
});

describe('saving', () => {
  const draft = async () => (await manage('POST', 'price-lists', { name: 'Draft', currency: 'GBP' })).json().data.id;
  const save = (list: number, revision: number, changes: object) =>
    manage('PATCH', `price-lists/${list}/prices`, { revision, changes });

  test('changes, adds and removes prices, and the history says who did', async () => {
    const list = await draft();
    await save(list, 1, { [SKU]: 5000, 'sku B': 100, 'sku C': 0 });
    await save(list, 2, { [SKU]: 5500, 'sku B': null, 'sku C': 0 });
    const read = (await manage('GET', `price-lists/${list}`)).json().data;
    expect(read).toMatchObject({ revision: 3, count: 2, prices: { [SKU]: 5500, 'sku C': 0 } });
    const [last] = (await manage('GET', `price-lists/${list}/history`)).json().data;
    expect(last).toMatchObject({ user: 'Test Person', kind: 'prices', count: 2 });
    expect(last.changes).toEqual(
      expect.arrayContaining([
        { article: SKU, from: 5000, to: 5500 },
        { article: 'sku B', from: 100, to: null },
      ]),
    );
  });

  test('of two people at once is done once; the others get a conflict', async () => {
    const list = await draft();
    const answers = await Promise.all([1, 2, 3, 4].map((amount) => save(list, 1, { [SKU]: amount })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'prices.moved' });
  });

  test('10,000 prices takes one request', async () => {
    const list = await draft();
    const changes = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`sku P-${index}`, index]));
    expect((await save(list, 1, changes)).statusCode).toBe(200);
    const read = (await manage('GET', `price-lists/${list}`)).json().data;
    expect(read.count).toBe(10_000);
    expect(read.prices['sku P-9999']).toBe(9999);
  });

  test.each([
    ['a negative price', { [SKU]: -1 }],
    ['a fraction of a penny', { [SKU]: 1.5 }],
    ['a price as text', { [SKU]: '5000' }],
    ['an amount beyond the limit', { [SKU]: priceLimits.amountMaximum + 1 }],
    ['an empty article', { '': 1 }],
    ['an endless article', { ['x'.repeat(400)]: 1 }],
  ])('%s is rejected, and nothing of the save is stored', async (_, changes) => {
    const list = await draft();
    expect((await save(list, 1, { 'sku Fine': 1, ...changes })).statusCode).toBe(422);
    expect((await manage('GET', `price-lists/${list}`)).json().data).toMatchObject({ revision: 1, count: 0 });
  });

  test.each([
    ['dates that are reversed', { valid_from: '2026-12-01', valid_until: '2026-11-01' }],
    ['a day that does not exist', { valid_from: '2026-02-30' }],
    [
      'two taxes of a country',
      {
        taxes: [
          { country: 'GB', rate: 2000 },
          { country: 'GB', rate: 500 },
        ],
      },
    ],
    ['a tax above 100 %', { taxes: [{ country: 'GB', rate: 10_001 }] }],
    ['an organisation’s list on a manufacturer’s', { base: 'manufacturer' }],
    ['a surcharge without a name', { surcharges: [{ name: ' ', kind: 'rate', value: 1, when: { kind: 'always' } }] }],
  ])('%s are rejected', async (_, changes) => {
    const list = await draft();
    expect((await manage('PATCH', `price-lists/${list}`, { revision: 1, ...changes })).statusCode).toBe(422);
  });

  test('dates that are reversed together with stored ones are rejected', async () => {
    const list = await draft();
    await manage('PATCH', `price-lists/${list}`, { revision: 1, valid_until: '2026-12-31' });
    const answer = await manage('PATCH', `price-lists/${list}`, { revision: 2, valid_from: '2027-01-01' });
    expect(answer.json().errors).toEqual({ valid_until: [priceMessages.datesReversed] });
  });
});

describe('a reseller', () => {
  test('without a list sells at its manufacturer’s prices', async () => {
    await liveList();
    expect((await calculate({}, 'northside')).total).toBe(15_000);
    expect((await tableOf(ofReseller(id.northside)))?.prices[SKU]).toBe(5000);
  });

  test('can change its manufacturer’s prices by a rate, and set single ones', async () => {
    await liveList();
    await liveList({ who: 'northside', prices: {}, changes: { base: 'manufacturer', change: -1000 }, name: 'Ours' });
    expect((await calculate({}, 'northside')).total).toBe(13_500);
    expect((await tableOf(ofReseller(id.northside)))?.prices[SKU]).toBe(4500);
    expect((await tableOf())?.prices[SKU]).toBe(5000);
    expect((await tableOf(ofReseller(id.eastside)))?.prices[SKU]).toBe(5000);
  });

  test('sees neither the lists of its manufacturer nor those of another reseller', async () => {
    const manufacturers = await liveList();
    const own = await liveList({ who: 'northside', prices: { [SKU]: 123_456 }, name: 'canary-of-northside' });
    for (const [who, tenant, list] of [
      ['northside', 'oakline', manufacturers],
      ['eastside', 'northside', own],
      ['eastside', 'oakline', manufacturers],
      ['terra', 'northside', own],
      ['terra', 'oakline', manufacturers],
    ] as const) {
      const path = `/organisations/${id[tenant]}/price-lists`;
      expect((await call('GET', path, { token: tokens[who] })).statusCode).toBe(404);
      expect((await call('GET', `${path}/${list}`, { token: tokens[who] })).statusCode).toBe(404);
      // By an address of its own, with the other one's list.
      const guessed = await call('GET', `/organisations/${id[who]}/price-lists/${list}`, { token: tokens[who] });
      expect(guessed.statusCode).toBe(404);
    }
    const seen = [
      await call('GET', `/organisations/${id.eastside}/price-lists`, { token: tokens.eastside }),
      await call('GET', `/organisations/${id.eastside}/articles`, { token: tokens.eastside }),
      await viewerPrices(ofReseller(id.eastside)),
      await viewerPrices(),
      await call('POST', '/prices/calculate', {
        token: tokens.eastside,
        payload: { configurator_id: id.kitchen, design: DESIGN, reseller_id: id.northside },
      }),
    ];
    for (const { body } of seen) {
      expect(body).not.toContain('123456');
      expect(body).not.toContain('canary');
    }
  });

  test('learns no name of the list that it sells by, where that is its manufacturer’s', async () => {
    const design = { configurator_id: id.kitchen, design: DESIGN };
    await liveList({ name: 'Retail for partners' });
    const theirs = await call('POST', '/prices/calculate', { token: tokens.northside, payload: design });
    expect(theirs.json().data).toMatchObject({ total: 15_000, price_list: null });
    const own = await liveList({ who: 'northside', prices: { [SKU]: 777 }, name: 'Ours' });
    const ours = await call('POST', '/prices/calculate', { token: tokens.northside, payload: design });
    expect(ours.json().data.price_list).toMatchObject({ id: own, name: 'Ours' });
  });

  test('has its lists managed by its manufacturer too', async () => {
    const own = await liveList({ who: 'northside', prices: { [SKU]: 777 } });
    const answer = await call('GET', `/organisations/${id.northside}/price-lists/${own}`, { token: tokens.oakline });
    expect(answer.json().data.prices).toEqual({ [SKU]: 777 });
  });
});

describe('the parts list of an enquiry', () => {
  const anEnquiry = async (design: string, resellerId: number | null = null): Promise<number> => {
    const { id: enquiry } = await t.services.db
      .insertInto('enquiries')
      .values({
        organisationId: id.oakline,
        resellerId,
        configuratorId: id.kitchen,
        name: 'Visitor',
        email: 'visitor@example.org',
        type: 'other',
        customFields: '{}',
        items: '[]',
        design,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return enquiry;
  };
  const parts = (enquiry: number, format = '', who: Who = 'oakline') =>
    call('GET', `/enquiries/${enquiry}/parts${format}`, { token: tokens[who] });

  test('has each article once, with quantities, prices and the version', async () => {
    await liveList();
    const list = (await parts(await anEnquiry(DESIGN))).json().data;
    expect(list).toMatchObject({ configurator: 'Kitchen', version: 1, currency: 'GBP', subtotal: 15_000 });
    expect(list.parts).toMatchObject([
      { sku: 'SKU-1001', quantity: 3, unit: 'piece', unit_price: 5000, amount: 15_000 },
    ]);
  });

  test('is a CSV or Excel file too', async () => {
    await liveList();
    const enquiry = await anEnquiry(DESIGN);
    const csv = await parts(enquiry, '/csv');
    expect(csv.headers['content-disposition']).toBe(`attachment; filename="parts-${enquiry}.csv"`);
    expect(csv.body).toContain('SKU-1001,Chalk White,3,piece,50,150,GBP,1');
    const excel = await parts(enquiry, '/xlsx');
    expect(excel.rawPayload.subarray(0, 2).toString()).toBe('PK');
    expect((await parts(enquiry, '/exe')).statusCode).toBe(422);
  });

  test('does not exist for others, nor without a design', async () => {
    const enquiry = await anEnquiry(DESIGN);
    for (const who of ['northside', 'terra'] as const) expect((await parts(enquiry, '', who)).statusCode).toBe(404);
    expect((await parts(await anEnquiry(''))).json()).toMatchObject({ code: 'prices.no_design' });
  });

  test('ends for a reseller with its access to the configurator, so that it learns no later prices', async () => {
    const { db } = t.services;
    await liveList({ prices: { [SKU]: 777_777 } });
    const enquiry = await anEnquiry(DESIGN, id.northside);
    expect((await parts(enquiry, '', 'northside')).json().data.parts).toMatchObject([{ unit_price: 777_777 }]);
    const access = await db
      .deleteFrom('resellerConfigurators')
      .where('resellerId', '=', id.northside)
      .returningAll()
      .executeTakeFirstOrThrow();
    const later = [
      await parts(enquiry, '', 'northside'),
      await parts(enquiry, '/csv', 'northside'),
      await manage('POST', 'quotes', { enquiry_id: enquiry }, 'northside'),
    ];
    for (const { body } of later) expect(body).not.toContain('7777');
    expect(later[0]?.json()).toMatchObject({ code: 'prices.no_design' });
    expect(later[2]?.json().data.content.lines).toEqual([]);
    expect((await parts(enquiry)).json().data.parts).toMatchObject([{ unit_price: 777_777 }]);
    await db
      .insertInto('resellerConfigurators')
      .values(access as never)
      .execute();
    await db.deleteFrom('quotes').execute();
  });
});

describe('the parts list of a design without an enquiry', () => {
  const list = (more: object = {}, format = '', who: Who = 'oakline') =>
    call('POST', `/prices/parts${format}`, {
      token: tokens[who],
      payload: { configurator_id: id.kitchen, design: DESIGN, ...more },
    });

  test('has each article once, with quantities, prices and the version', async () => {
    await liveList();
    const { data } = (await list()).json();
    expect(data).toMatchObject({ configurator: 'Kitchen', version: 1, design: DESIGN, subtotal: 15_000 });
    expect(data.parts).toMatchObject([{ sku: 'SKU-1001', quantity: 3, unit_price: 5000, amount: 15_000 }]);
    expect(data).not.toHaveProperty('enquiry_id');
  });

  test('is a CSV or Excel file too', async () => {
    await liveList();
    const csv = await list({}, '/csv');
    expect(csv.headers['content-disposition']).toBe('attachment; filename="parts.csv"');
    expect(csv.body).toContain('SKU-1001,Chalk White,3,piece,50,150,GBP,1');
    expect((await list({}, '/xlsx')).rawPayload.subarray(0, 2).toString()).toBe('PK');
    expect((await list({}, '/exe')).statusCode).toBe(422);
  });

  test('is in a reseller’s prices for its copy', async () => {
    await liveList();
    await liveList({ who: 'northside', prices: { [SKU]: 7000 } });
    expect((await list({}, '', 'northside')).json().data.subtotal).toBe(21_000);
  });

  test('does not exist for others, nor for what is no design of the configurator', async () => {
    expect((await list({}, '', 'terra')).statusCode).toBe(404);
    expect((await list({ design: 'no such design' })).json().errors).toHaveProperty('design');
    expect((await list({ currency: 'EUR' }, '/csv')).json().errors).toHaveProperty('currency');
  });
});

describe('what visitors see', () => {
  const published = async (): Promise<LatestFile> => {
    await t.deliver();
    const live = await t.services.content.read(contentPaths('oakline/kitchens/kitchen').latest);
    return JSON.parse(String(live));
  };
  const show = (display: string, more = {}) =>
    manage('PUT', 'price-settings', { display, differences: false, measures: false, country: null, ...more });

  test('before anything is chosen are the prices of the data file', async () => {
    const latest = await published();
    expect(JSON.stringify(latest.details)).toContain('"p":39');
  });

  test('a setting that a request leaves out keeps its value', async () => {
    await show('from', { differences: true, country: 'GB' });
    const changed = await manage('PUT', 'price-settings', { measures: true });
    const settings = { display: 'from', differences: true, measures: true, country: 'GB' };
    expect([changed.statusCode, changed.json().data]).toEqual([200, settings]);
    expect((await manage('GET', 'price-lists')).json().data.settings).toEqual(settings);
  });

  test('no prices means: in no public file and in no answer', async () => {
    await liveList({ prices: { [SKU]: 123_456 } });
    expect((await show('none')).statusCode).toBe(200);
    const latest = await published();
    expect(latest.prices).toEqual({ display: 'none', differences: false, measures: false });
    expect(JSON.stringify(latest.details)).not.toContain('"p":');
    expect(JSON.stringify(latest.details)).not.toContain('39');
    expect((await viewerPrices()).statusCode).toBe(404);
    const cart = await call('POST', '/viewer/designs/price', {
      payload: { configurator_id: id.kitchen, design: DESIGN },
    });
    expect(cart.json().data).toMatchObject({ total: null, signature: null });
    expect(cart.body).not.toContain('123');
    // Its own people still calculate with them.
    expect((await calculate()).total).toBe(3 * 123_456);
  });

  test('a live list is fetched from the API', async () => {
    await liveList();
    const latest = await published();
    expect(latest.prices?.url).toMatch(/\/viewer\/prices$/);
  });

  test('only articles of the configurator leave the list, for its websites', async () => {
    await liveList({ prices: { [SKU]: 5000, 'sku SECRET': 1, 'item 999:doors/D1': 2 } });
    const table = await tableOf();
    expect(table?.prices).toEqual({ [SKU]: 5000 });
    const foreign = await t.app.inject({
      url: `/api/viewer/prices?configurator_id=${id.kitchen}`,
      headers: { origin: 'https://evil.example', host: 'oakline.vitrine.localhost:4000' },
    });
    expect(foreign.statusCode).toBe(403);
  });

  test('an unknown display or country is rejected', async () => {
    expect((await show('some')).statusCode).toBe(422);
    expect((await show('total', { country: 'England' })).statusCode).toBe(422);
  });
});
