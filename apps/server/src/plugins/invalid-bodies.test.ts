import type { Route } from '@vitrine/contract/define-route';
import { allRoutes } from '@vitrine/contract/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appForTests, type TestApp } from '../testing/app-for-tests.ts';
import { TENANT_HOST } from '../testing/calls-of.ts';
import { aSession, aUser } from '../testing/tenants.ts';

let t: TestApp;
let token = '';

beforeAll(async () => {
  t = await appForTests();
  const admin = await aUser(t.services, { email: 'admin@vitrine.test', groupId: 1, organisationId: null });
  token = await aSession(t.services, admin);
});
afterAll(() => t.close());

const allOptional = Object.entries<Route>(allRoutes).filter(([, { body }]) => body?.safeParse({}).success);

test.each(allOptional)('%s takes a missing body for an empty one', async (_name, { method, path }) => {
  const ask = async (sent: { payload?: object; headers?: Record<string, string> }) => {
    const { statusCode, body } = await t.app.inject({
      method: method as 'POST',
      url: `/api${path.replace(/:\w+/g, '987654')}`,
      ...sent,
      headers: { host: TENANT_HOST, authorization: `Bearer ${token}`, ...sent.headers },
    });
    return { statusCode, body };
  };
  const empty = await ask({ payload: {} });
  expect(await ask({})).toEqual(empty);
  expect(await ask({ headers: { 'content-type': 'application/json' } })).toEqual(empty);
});

test('a body that is no JSON is rejected as before', async () => {
  const { statusCode } = await t.app.inject({
    method: 'POST',
    url: '/api/login',
    headers: { host: TENANT_HOST, 'content-type': 'application/json' },
    payload: '{',
  });
  expect(statusCode).toBe(400);
});
