import type { Route } from '@vitrine/contract/define-route';
import { allRoutes } from '@vitrine/contract/routes';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appForTests, type TestApp } from './testing/app-for-tests.ts';
import { HOSTILE_BODIES, HOSTILE_IDS, hostileBodies, hostileQueries } from './testing/hostile.ts';
import { aConfigurator, anOrganisation, aSession, aUser } from './testing/tenants.ts';

/**
 * Every route gets values that have broken products of this kind, from an authorised caller. None may answer with 5xx,
 * reveal internals, or change what an object is.
 */

let t: TestApp;
let token: string;
const ids: Record<string, number> = {};
let asked = 0;

beforeAll(async () => {
  t = await appForTests();
  const { services } = t;
  ids.organisationId = await anOrganisation(services, { name: 'Oakline', subdomain: 'oakline' });
  const base = { organisationId: ids.organisationId, name: 'Kitchen' };
  ids.configuratorId = await aConfigurator(services, base);
  token = await aSession(
    services,
    await aUser(services, { email: 'admin@vitrine.test', groupId: 1, organisationId: null }),
  );
});
afterAll(() => t.close());

/** Texts that an attacker would like to read. */
const INSIDE = /node_modules|at .*\.ts:\d|select .* from|insert into|violates|syntax error|ECONN|\/tmp\/|\/home\//i;

async function ask(options: InjectOptions): Promise<void> {
  asked++;
  const answer = await t.app.inject({
    ...options,
    headers: { authorization: `Bearer ${token}`, ...options.headers },
    // Each from a separate address, so that limits by address hide nothing.
    remoteAddress: `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`,
  });
  const about = `${options.method} ${options.url} ${JSON.stringify(options.payload)?.slice(0, 300)}`;
  expect(answer.statusCode, about).toBeLessThan(500);
  if (answer.statusCode >= 400) expect(answer.body, about).not.toMatch(INSIDE);
  expect(({} as { polluted?: boolean }).polluted, about).toBeUndefined();
}

const pathOf = (route: Route, id: (name: string) => string): string =>
  `/api${route.path.replace(/:(\w+)/g, (_, name: string) => id(name))}`;
const knownId = (name: string): string => String(ids[name] ?? 1);
const json = { 'content-type': 'application/json' };

/** Signing out would end the session that calls; deleting would remove the subject of the next call. */
const ENDS = new Set(['signOut', 'deleteOrganisation', 'deleteConfigurator', 'endSession', 'endOtherSessions']);
const routes = Object.entries(allRoutes as Record<string, Route>).filter(([name]) => !ENDS.has(name));

test.each(routes)('%s withstands hostile input', async (_, route) => {
  const { method } = route;
  for (const hostile of HOSTILE_IDS) {
    if (route.path.includes(':'))
      await ask({ method, url: pathOf(route, () => hostile), headers: json, payload: '{}' });
  }
  const url = pathOf(route, knownId);
  for (const query of hostileQueries(route)) await ask({ method, url: `${url}?${query}` });
  if (method === 'GET') return;
  for (const payload of HOSTILE_BODIES) await ask({ method, url, headers: json, payload });
  await ask({ method, url, headers: { 'content-type': 'text/plain' }, payload: 'x' });
  await ask({
    method,
    url,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x\r\nbroken',
  });
  for (const body of hostileBodies(route)) {
    await ask({ method, url, headers: json, payload: JSON.stringify(body) });
  }
});

test('bodies of any form are withstood by any route', async () => {
  const writes = routes.filter(([, { method, body }]) => method !== 'GET' && body);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...writes), fc.jsonValue({ maxDepth: 4 }), async ([, route], body) =>
      ask({ method: route.method, url: pathOf(route, knownId), headers: json, payload: JSON.stringify(body) }),
    ),
    { numRuns: 400, seed: 20261121 },
  );
});

test('enough was asked', () => {
  expect(asked).toBeGreaterThan(9_000);
});
