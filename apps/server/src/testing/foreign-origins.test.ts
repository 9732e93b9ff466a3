import { allRoutes } from '@vitrine/contract/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RouteName } from './access/callers.ts';
import { appForTests, type TestApp } from './app-for-tests.ts';
import { TENANT_HOST } from './calls-of.ts';
import { anOrganisation, aSession, aUser } from './tenants.ts';

let t: TestApp;
let cookie: string;

beforeAll(async () => {
  t = await appForTests();
  const organisationId = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  const userId = await aUser(t.services, { email: 'owner@oakline.test', groupId: 2, organisationId });
  cookie = `AuthToken=${await aSession(t.services, userId)}`;
});
afterAll(() => t.close());

/** Origins that look like the product's, or like none. */
const ORIGINS = [
  ...[
    'https://evil.example',
    'http://evil.example:4000',
    'null',
    'file://',
    'https://',
    'http://localhost:4000.evil.example',
  ],
  ...[
    'http://evil-vitrine.localhost:4000',
    'http://vitrine.localhost.evil.example',
    'http://oakline.vitrine.localhost@evil.example',
  ],
  ...[
    'http://evil.example#.vitrine.localhost',
    'http://evil.example/.vitrine.localhost',
    'http://vitrine-localhost',
    'javascript:alert(1)',
  ],
  ...[
    'http://oakline.vitrine.localhost:4000,http://evil.example',
    'http://xn--oakline-vitrine.localhost.example',
    'http://[::1].evil.example',
  ],
];
/** Bodies that a form, or a script without a preflight, can send. */
const SIMPLE_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json',
];

const writes = Object.entries(allRoutes)
  .filter(([, { method, path }]) => method !== 'GET' && !path.startsWith('/viewer/'))
  .map(([name]) => name as RouteName);

describe('a page of another website, with the cookie of a signed-in user', () => {
  test.each(writes)('writes nothing by %s', async (name) => {
    const { method, path } = allRoutes[name];
    const url = `/api${path.replace(/:\w+/g, '1')}`;
    for (const type of SIMPLE_TYPES) {
      const headers = { host: TENANT_HOST, cookie, origin: 'https://evil.example', 'content-type': type };
      const { statusCode } = await t.app.inject({ method, url, headers, payload: '{"_method":"DELETE"}' });
      expect([statusCode, type]).toEqual([419, type]);
    }
  });

  test.each(ORIGINS)('of the origin %s is neither believed nor let read', async (origin) => {
    const headers = { host: TENANT_HOST, cookie, origin };
    const write = { method: 'POST', url: '/api/logout', headers: { ...headers, 'x-requested-with': 'XMLHttpRequest' } };
    expect((await t.app.inject({ ...write, method: 'POST' })).statusCode).toBe(419);
    const read = await t.app.inject({ url: '/api/user', headers });
    expect(read.headers['access-control-allow-credentials']).toBeUndefined();
    expect([undefined, '*']).toContain(read.headers['access-control-allow-origin']);
  });
});

test('reading never writes: no address accepts a write that is dressed up as GET', async () => {
  for (const name of writes) {
    const { path } = allRoutes[name];
    const url = `/api${path.replace(/:\w+/g, '1')}?_method=DELETE`;
    const headers = { host: TENANT_HOST, cookie, 'x-http-method-override': 'DELETE' };
    const before = await t.services.db
      .selectFrom('auditEvents')
      .select((eb) => eb.fn.countAll().as('n'))
      .execute();
    await t.app.inject({ url, headers });
    const after = await t.services.db
      .selectFrom('auditEvents')
      .select((eb) => eb.fn.countAll().as('n'))
      .execute();
    expect(after).toEqual(before);
  }
});
