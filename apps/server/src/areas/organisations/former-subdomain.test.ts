import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { organisationLimits } from '@vitrine/contract/organisations/limits';
import { organisationMessages as messages } from '@vitrine/contract/organisations/messages';
import { DAY_MS } from '@vitrine/domain/dates/durations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appForTests, TEST_DAY, type TestApp } from '../../testing/app-for-tests.ts';
import { callsOf } from '../../testing/calls-of.ts';
import { aConfigurator, anOrganisation, aSession, aUser, deployFirstVersion } from '../../testing/tenants.ts';

let t: TestApp;
let call: ReturnType<typeof callsOf>;
let token: string;
const id = { oakline: 0, terra: 0 };

beforeAll(async () => {
  t = await appForTests();
  call = callsOf(t);
  id.oakline = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  id.terra = await anOrganisation(t.services, { name: 'Terra', subdomain: 'terra' });
  const admin = await aUser(t.services, { email: 'admin@vitrine.test', groupId: 1, organisationId: null });
  token = await aSession(t.services, admin, 24 * 365);
  expect((await rename(id.oakline, 'oak')).statusCode).toBe(200);
});
afterAll(() => t.close());

const rename = (organisationId: number, subdomain: string) =>
  call('PATCH', `/organisations/${organisationId}/terms`, { token, payload: { access_subdomain: subdomain } });
const create = (name: string, subdomain: string) =>
  call('POST', '/organisations', {
    token,
    payload: {
      ...{ name, access_subdomain: subdomain, authorised_domain: `${subdomain}.example`, enterprise: false },
      ...{ years: 1, sessions: 1000, first_name: 'Ann', last_name: 'Bell' },
    },
  });

test('the former subdomain of a renamed organisation goes to no other organisation and no reseller', async () => {
  for (const answer of [await rename(id.terra, 'OakLine'), await create('Copycat', 'oakline')]) {
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { access_subdomain: [messages.subdomainTaken] }]);
  }
  await t.services.db.updateTable('organisations').set({ enterprise: true }).where('id', '=', id.terra).execute();
  const kitchen = await aConfigurator(t.services, { organisationId: id.terra, name: 'Kitchen' });
  await deployFirstVersion(t.services, kitchen);
  const users = [{ first_name: 'Ann', last_name: 'Bell', email: 'ann@copycat.test' }];
  const payload = { name: 'Oakline', contact_email: 'ann@copycat.test', users, configurators: [{ id: kitchen }] };
  const reseller = await call('POST', `/organisations/${id.terra}/resellers`, { token, payload });
  expect([reseller.statusCode, reseller.json().data.access_subdomain]).toEqual([200, null]);
});

describe('a page at a former subdomain', () => {
  const open = (host: string, url: string, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
    t.app.inject({ method, url, headers: { host: `${host}.vitrine.localhost`, cookie: 'vitrine_session=abc' } });

  test.each(['/', '/invite?token=a%2Fb&email=ann%40oakline.test', '/configurators/1/', '/quote?lang=de'])(
    '%s is the same page at the present one',
    async (url) => {
      const { statusCode, headers } = await open('oakline', url);
      expect([statusCode, headers.location]).toEqual([308, `http://oak.vitrine.localhost:4000${url}`]);
      expect([headers['cache-control'], headers['referrer-policy']]).toEqual(['no-store', 'no-referrer']);
      expect(headers['set-cookie']).toBeUndefined();
    },
  );

  test('leads nowhere else, whatever its path', async () => {
    await t.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = t.app.server.address() as AddressInfo;
    // As it is, which `inject` and `fetch` would not send.
    const locationOf = (path: string) =>
      new Promise((resolve, reject) => {
        const headers = { host: 'oakline.vitrine.localhost', connection: 'close' };
        http
          .get({ port, host: '127.0.0.1', path, headers }, (answer) => resolve(answer.resume().headers.location))
          .on('error', reject);
      });
    for (const path of ['//evil.example/a', '/\\evil.example/a', '/@evil.example/a', '/%0d%0aset-cookie:a=b']) {
      const location = String(await locationOf(path));
      expect(location).toBe(`http://oak.vitrine.localhost:4000${path}`);
      expect(new URL(location).host).toBe('oak.vitrine.localhost:4000');
    }
  });

  test.each([
    ['a route of the API', '/api/user', 'GET'],
    ['a route of the viewer', '/viewer/v1/preview', 'GET'],
    ['a file', '/assets/index.js', 'GET'],
    ['a live connection', '/ws', 'GET'],
    ['another method', '/configurators', 'POST'],
  ] as const)('%s stays there', async (_what, url, method) => {
    const { statusCode, headers } = await open('oakline', url, method);
    expect(statusCode).not.toBe(308);
    expect(headers.location).toBeUndefined();
  });

  test.each(['oak', 'nobody', 'admin', 'a.oakline'])('%s is answered as ever', async (host) => {
    expect((await open(host, '/configurators')).headers.location).toBeUndefined();
  });

  test('is that of the last rename, and of nobody once the organisation has it back', async () => {
    expect((await rename(id.oakline, 'oaks')).statusCode).toBe(200);
    for (const host of ['oakline', 'oak'])
      expect((await open(host, '/a')).headers.location).toBe('http://oaks.vitrine.localhost:4000/a');
    expect((await rename(id.oakline, 'oak')).statusCode).toBe(200);
    expect((await open('oak', '/a')).headers.location).toBeUndefined();
    expect((await open('oaks', '/a')).headers.location).toBe('http://oak.vitrine.localhost:4000/a');
  });

  test('is at the custom domain of an organisation that has one, as its emails are', async () => {
    const { db } = t.services;
    const set = (accessDomain: string | null) =>
      db
        .updateTable('organisations')
        .set({ accessDomain, accessDomainVerifiedAt: accessDomain === null ? null : TEST_DAY })
        .where('id', '=', id.oakline)
        .execute();
    await set('shop.oakline.example');
    expect((await open('oakline', '/a')).headers.location).toBe('http://shop.oakline.example:4000/a');
    await set(null);
  });
});

test('the organisation may have it back, and then the other one rests', async () => {
  expect((await rename(id.oakline, 'oakline')).statusCode).toBe(200);
  expect((await rename(id.terra, 'oak')).statusCode).toBe(422);
  expect((await rename(id.oakline, 'oak')).statusCode).toBe(200);
});

test('it is free after a while, and not earlier because its organisation is deleted', async () => {
  const at = () => t.app.inject({ url: '/a', headers: { host: 'oakline.vitrine.localhost' } });
  expect((await at()).statusCode).toBe(308);
  expect((await call('DELETE', `/organisations/${id.oakline}`, { token })).statusCode).toBe(200);
  expect((await at()).headers.location).toBeUndefined();
  t.setNow(new Date(TEST_DAY.getTime() + organisationLimits.subdomainRestDays * DAY_MS - 1));
  expect((await rename(id.terra, 'oakline')).statusCode).toBe(422);
  t.setNow(new Date(TEST_DAY.getTime() + organisationLimits.subdomainRestDays * DAY_MS));
  expect((await rename(id.terra, 'oakline')).statusCode).toBe(200);
});
