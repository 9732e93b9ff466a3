import type { Route } from '@vitrine/contract/define-route';
import { allRoutes } from '@vitrine/contract/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts } from './accounts.ts';
import { CALLERS, type Caller, type ExpectedAccess, type RouteName } from './callers.ts';
import { catalogues } from './catalogues.ts';
import { prices } from './prices.ts';
import { quotesAccess } from './quotes.ts';
import { tenants } from './tenants.ts';
import { translations } from './translations.ts';
import { visitors } from './visitors.ts';
import { wording } from './wording.ts';
import { type AccessWorld, openAccessWorld } from './world.ts';

/**
 * Every route × every kind of caller. A route that is not named in EXPECTED fails: each new route states there who may
 * call it on which rows.
 */

const EXPECTED: Record<RouteName, ExpectedAccess> = {
  ...accounts,
  ...catalogues,
  ...tenants,
  ...translations,
  ...prices,
  ...quotesAccess,
  ...visitors,
  ...wording,
};

let world: AccessWorld;

beforeAll(async () => {
  world = await openAccessWorld();
});
afterAll(() => world.t.close());

async function statusFor(name: RouteName, caller: Caller, unusable?: object): Promise<number> {
  const { ids, t } = world;
  const expected = EXPECTED[name];
  await expected.prepare?.(t.services, ids);
  return world.statusOf(caller, {
    method: allRoutes[name].method,
    path: expected.url?.(ids) ?? allRoutes[name].path,
    body: unusable ?? expected.body?.(ids),
  });
}

/** No route takes a list. */
const UNUSABLE = [1];
/** Their body names the subject, or the fields on which the permission depends. */
const DECIDED_BY_BODY: readonly string[] = [
  'editReseller',
  'editResellerById',
  'editOwnReseller',
  'findStyleAgain',
  'calculatePrice',
  'listDesignParts',
  'downloadDesignParts',
];
const withBody = Object.entries<Route>(allRoutes).filter(
  ([name, { body, access }]) => body && access !== 'public' && !DECIDED_BY_BODY.includes(name),
);

describe.each(Object.keys(allRoutes) as RouteName[])('%s', (name) => {
  test.each(CALLERS)('answers %s as expected', async (caller) => {
    const { by, others } = EXPECTED[name];
    expect(await statusFor(name, caller)).toBe(by?.[caller] ?? others);
  });
});

describe.each(withBody.map(([name]) => name as RouteName))('%s with an unusable body', (name) => {
  const { by, others } = EXPECTED[name];
  const rejected = CALLERS.filter((caller) => [401, 403, 404].includes(by?.[caller] ?? others));
  test.runIf(rejected.length > 0).each(rejected)(
    'rejects %s for what they may not do, not for the body',
    async (caller) => {
      expect(await statusFor(name, caller, UNUSABLE)).toBe(by?.[caller] ?? others);
    },
  );
});

test('a foreign id and one that does not exist get the same answer', async () => {
  const token = await world.tokens.get('foreign owner')?.();
  const ask = async (id: number) => {
    const answer = await world.t.app.inject({
      url: `/api/configurators/${id}`,
      headers: { authorization: `Bearer ${token}` },
    });
    return { status: answer.statusCode, body: answer.body };
  };
  expect(await ask(world.ids.configurator)).toEqual(await ask(987_654));
});

test('lists hold nothing of another organisation', async () => {
  const token = await world.tokens.get('foreign owner')?.();
  const answer = await world.t.app.inject({ url: '/api/configurators', headers: { authorization: `Bearer ${token}` } });
  expect(answer.json().data).toEqual([]);
});
