import { analyticsLimits as limits } from '@vitrine/contract/analytics/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appForTests, TEST_DAY, type TestApp } from '../../testing/app-for-tests.ts';
import { aConfigurator, anOrganisation, aSession, aUser } from '../../testing/tenants.ts';

let t: TestApp;
let oakline: number;
let northside: number;
let ungranted: number;
let kitchen: number;
let foreignFloor: number;
let owner: string;

beforeAll(async () => {
  t = await appForTests();
  oakline = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  const terra = await anOrganisation(t.services, { name: 'Terra', subdomain: 'terra' });
  northside = await anOrganisation(t.services, { name: 'Northside', subdomain: 'northside', parentId: oakline });
  ungranted = await anOrganisation(t.services, { name: 'Eastside', subdomain: 'eastside', parentId: oakline });
  kitchen = await aConfigurator(t.services, { organisationId: oakline, name: 'Kitchen' });
  foreignFloor = await aConfigurator(t.services, { organisationId: terra, name: 'Floor' });
  await t.services.db
    .insertInto('resellerConfigurators')
    .values({ resellerId: northside, configuratorId: kitchen, version: 1000, status: 'ready' })
    .execute();
  const user = await aUser(t.services, { email: 'owner@oakline.test', groupId: 2, organisationId: oakline });
  owner = await aSession(t.services, user);
});
afterAll(() => t.close());
beforeEach(async () => {
  t.setNow(TEST_DAY);
  await t.app.shared.visitorEvents.events.flush();
  await t.services.db.deleteFrom('analyticsDays').execute();
  await t.services.db.deleteFrom('visitorDays').execute();
});

const beat = { kind: 'heartbeat', age: 0, seconds: 15 };
const HOST = 'api.vitrine.localhost:4000';

interface BatchRequest {
  address: string;
  origin?: string;
  /** Replaces the batch. */
  text?: string;
}

const send = (batch: object, { address, origin, text }: BatchRequest) =>
  t.app.inject({
    method: 'POST',
    url: '/viewer/events',
    headers: {
      'content-type': 'text/plain;charset=UTF-8',
      host: HOST,
      'user-agent': 'A browser',
      ...(origin && { origin }),
    },
    remoteAddress: address,
    payload: text ?? JSON.stringify({ configurator_id: kitchen, events: [beat], ...batch }),
  });

const ask = async (url: string) => {
  const answer = await t.app.inject({ url: `/api/${url}`, headers: { authorization: `Bearer ${owner}` } });
  return answer.json().data;
};
const sessionsOf = async (query = ''): Promise<number> => {
  await t.app.shared.visitorEvents.events.flush();
  return (await ask(`configurators/${kitchen}/analytics${query}`)).totals.sessions;
};

describe("a reseller's own website", () => {
  const origin = 'https://www.northside.example';

  test('may send the events of its copy: they count for the reseller and for the organisation', async () => {
    const answer = await send({ reseller: [northside] }, { address: '10.5.0.1', origin });
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: { taken: 1 } }]);
    expect([await sessionsOf(), await sessionsOf(`?reseller=${northside}`)]).toEqual([1, 1]);
  });

  test('counts for the first of the named resellers that has a grant', async () => {
    const answer = await send({ reseller: [ungranted, northside] }, { address: '10.5.0.2', origin });
    expect(answer.statusCode).toBe(200);
    expect(await sessionsOf(`?reseller=${northside}`)).toBe(1);
  });

  test.each([
    ['without naming the reseller', () => []],
    ['in the name of one that was not granted it', () => [ungranted]],
  ])('may not send them %s', async (_case, resellers) => {
    const answer = await send({ reseller: resellers() }, { address: '10.5.0.3', origin });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'access.foreign_origin']);
    expect(await sessionsOf()).toBe(0);
  });
});

describe('what is no event', () => {
  test.each([
    ['of the future', '{"kind":"load","age":-1}'],
    ['of the end of time', '{"kind":"load","age":1e999}'],
    ['without an age', '{"kind":"load"}'],
    ['of no time', '{"kind":"load","age":null}'],
    ['with a day instead', '{"kind":"load","at":"2036-01-01T00:00:00Z"}'],
    ['with a heartbeat below nothing', '{"kind":"heartbeat","age":0,"seconds":-900}'],
  ])('is rejected as a whole: %s', async (_case, event) => {
    const text = `{"configurator_id":${kitchen},"events":[${JSON.stringify(beat)},${event}]}`;
    expect((await send({}, { address: '10.5.1.1', text })).statusCode).toBe(422);
    expect(await sessionsOf()).toBe(0);
  });

  test('a megabyte of options is rejected before it is read', async () => {
    const option = { kind: 'option', age: 0, component: 'Walls', name: 'Sage' };
    const events = Array.from({ length: 18_000 }, () => option);
    const text = JSON.stringify({ configurator_id: kitchen, events });
    expect(text.length).toBeGreaterThan(1_000_000);
    const answer = await send({}, { address: '10.5.1.2', text });
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'request.too_large']);
    expect((await send({}, { address: '10.5.1.2' })).statusCode).toBe(200);
  });
});

test.each([
  ['NUL', '\\u0000'],
  ['half of a character', '\\ud83d'],
])('a name with %s is counted without it, and takes no other event with it', async (_case, sign) => {
  const { events } = t.app.shared.visitorEvents;
  const before = events.dropped;
  await t.services.db.deleteFrom('analyticsOptions').execute();
  const option = `{"kind":"option","age":0,"component":"Doors${sign}","name":"${sign} Oak"}`;
  const text = `{"configurator_id":${kitchen},"events":[${option}]}`;
  expect((await send({ configurator_id: foreignFloor }, { address: '10.5.3.1' })).statusCode).toBe(200);
  expect((await send({}, { address: '10.5.3.2', text })).statusCode).toBe(200);
  await events.flush();
  const { organisationId, sessions } = await t.services.db
    .selectFrom('analyticsDays')
    .select(['organisationId', 'sessions'])
    .where('configuratorId', '=', foreignFloor)
    .executeTakeFirstOrThrow();
  expect([events.dropped - before, organisationId === oakline, sessions]).toEqual([0, false, 1]);
  const options = await t.services.db.selectFrom('analyticsOptions').select(['component', 'name']).execute();
  expect(options).toEqual([{ component: 'Doors', name: 'Oak' }]);
});

describe('a wrong configurator', () => {
  test.each([0, -1, 1.5, 'kitchen', null, 99_999, 2_147_483_648, 9_007_199_254_740_991])(
    '%s is rejected',
    async (id) => {
      const { statusCode } = await send({ configurator_id: id }, { address: '10.5.2.1' });
      expect([404, 422]).toContain(statusCode);
    },
  );

  test("of another organisation is rejected for this one's website", async () => {
    const origin = 'https://www.oakline.example';
    const answer = await send({ configurator_id: foreignFloor }, { address: '10.5.2.2', origin });
    expect(answer.statusCode).toBe(403);
    expect((await send({}, { address: '10.5.2.2', origin })).statusCode).toBe(200);
  });
});

describe('very many events at once', () => {
  const BATCHES = 250;
  /** More than may wait, and be written meanwhile. */
  const TOO_MANY = Math.ceil((1.1 * (limits.waitingMaximum + limits.writtenAtOnce)) / limits.eventsABatch);
  const batch = { events: Array.from({ length: limits.eventsABatch }, () => beat) };
  const AT_ONCE = 10;
  const burst = async (batches: number, address: (at: number) => string) => {
    const answers: Awaited<ReturnType<typeof send>>[] = [];
    for (let from = 0; from < batches; from += AT_ONCE) {
      const some = Array.from({ length: AT_ONCE }, (_, at) => send(batch, { address: address(from + at) }));
      answers.push(...(await Promise.all(some)));
    }
    return answers;
  };

  test('from one address are cut off after its share, and the product answers meanwhile', async () => {
    const [answers, user] = await Promise.all([burst(BATCHES, () => '10.6.0.1'), ask('user')]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(limits.batchesPerMinute);
    expect(statuses.filter((status) => status === 429)).toHaveLength(BATCHES - limits.batchesPerMinute);
    expect(answers.find(({ statusCode }) => statusCode === 429)?.headers['retry-after']).toBeDefined();
    expect(user.email).toBe('owner@oakline.test');
    expect(await sessionsOf()).toBe(1);
  });

  test('from everywhere wait for nobody while the database hangs; events above the limit are dropped and counted', async () => {
    await send({}, { address: '10.7.9.9' });
    await t.app.shared.visitorEvents.events.flush();
    const before = t.app.shared.visitorEvents.events.dropped;
    let release = (): void => undefined;
    const hanging = new Promise<void>((resolve) => {
      release = resolve;
    });
    let held = (): void => undefined;
    const holding = new Promise<void>((resolve) => {
      held = resolve;
    });
    const transaction = t.services.db.transaction().execute(async (locking) => {
      // With the day's row locked, nothing that arrives can be counted.
      await locking.selectFrom('analyticsDays').select('id').forUpdate().execute();
      held();
      await hanging;
    });
    await holding;
    const answers = await burst(TOO_MANY, (at) => `10.7.${Math.floor(at / 200)}.${(at % 200) + 1}`);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const taken = answers.reduce((sum, answer) => sum + answer.json().data.taken, 0);
    const dropped = t.app.shared.visitorEvents.events.dropped - before;
    expect(taken + dropped).toBe(answers.length * limits.eventsABatch);
    expect(dropped).toBeGreaterThan(0);
    expect(taken).toBeLessThanOrEqual(limits.waitingMaximum + limits.writtenAtOnce);
    release();
    await transaction;
    expect(await sessionsOf()).toBeGreaterThan(100);
  });
});

test('a visitor whose IPv6 address changes within its network counts once', async () => {
  for (const address of ['2001:db8:1:2::a', '2001:db8:1:2:9:9:9:9']) await send({}, { address });
  await t.app.shared.visitorEvents.events.flush();
  const visitors = await t.services.db.selectFrom('visitorDays').select('visitor').distinct().execute();
  expect(visitors).toHaveLength(1);
});
