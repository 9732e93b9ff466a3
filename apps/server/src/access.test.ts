import { allRoutes } from '@vitrine/contract/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts } from './access/accounts.ts';
import { aColleague, CALLERS, type Caller, type Expected, type Ids, type RouteName } from './access/callers.ts';
import { catalogues } from './access/catalogues.ts';
import { houses } from './access/houses.ts';
import { visitors } from './access/visitors.ts';
import { wording } from './access/wording.ts';
import { appForTests, type TestApp } from './testing/app-for-tests.ts';
import { aConfigurator, anOrganisation, aSession, aUser } from './testing/tenants.ts';

/**
 * Every route × every kind of caller. A route that is not named in EXPECTED fails: whoever adds one says here who may
 * call it on whose things.
 */

const EXPECTED: Record<RouteName, Expected> = { ...accounts, ...catalogues, ...houses, ...visitors, ...wording };

const MANAGER_KEYS = ['users.edit', 'users.invite', 'users.create', 'configurators'];
const OWNER_KEYS = [...MANAGER_KEYS, 'organisations.admin'];

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
  ids.user = await aColleague(services, organisation);

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
  await expected.prepare?.(t.services, ids);
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
