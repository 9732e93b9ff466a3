import { allRoutes } from '@vitrine/contract/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { previewAncestors } from '../sites/content-site.ts';
import { appForTests, type TestApp } from '../testing/app-for-tests.ts';
import { anOrganisation, aSession, aUser, PASSWORD } from '../testing/tenants.ts';

let development: TestApp;
let production: TestApp;

beforeAll(async () => {
  development = await appForTests();
  production = await appForTests({
    NODE_ENV: 'production',
    VITRINE_DEMO: '0',
    BASE_DOMAIN: 'vitrine.example',
    CONTENT_DOMAIN: 'vitrine-content.example',
  });
});
afterAll(async () => {
  await development.close();
  await production.close();
});

test('no response may be framed, sniffed or run foreign scripts', async () => {
  const { headers } = await development.app.inject({
    url: '/api/app-config',
    headers: { host: 'oakline.vitrine.localhost:4000' },
  });
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-frame-options']).toBe('DENY');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/script-src[^;]*(unsafe|\*)/);
  expect(headers).not.toHaveProperty('strict-transport-security');
});

test('no response of the API is cached, for any caller and any result', async () => {
  const organisation = await anOrganisation(development.services, { name: 'Terra', subdomain: 'terra' });
  const user = await aUser(development.services, { email: 'a@terra.test', groupId: 2, organisationId: organisation });
  const token = await aSession(development.services, user);
  for (const url of ['/api/user', '/api/configurators', '/api/organisations/987654', '/api/app-config', '/api/none']) {
    for (const headers of [{ authorization: `Bearer ${token}` }, {}]) {
      const answer = await development.app.inject({ url, headers });
      expect(answer.headers['cache-control'], url).toBe('no-store');
    }
  }
});

test('nor is any response of any route of the contract', async () => {
  const cacheable: string[] = [];
  for (const [at, { method, path }] of Object.values(allRoutes).entries()) {
    const url = `/api${path.replaceAll(/:\w+/g, '1')}`;
    const answer = await development.app.inject({ method, url, remoteAddress: `10.9.0.${at % 250}` });
    if (answer.headers['cache-control'] !== 'no-store') cacheable.push(`${method} ${url}`);
  }
  expect(cacheable).toEqual([]);
});

describe('in production', () => {
  const signIn = async () => {
    const organisation = await anOrganisation(production.services, { name: 'Oakline', subdomain: 'oakline' });
    await aUser(production.services, { email: 'owner@oakline.test', groupId: 2, organisationId: organisation });
    return production.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { email: 'owner@oakline.test', password: PASSWORD, keepLoggedIn: true },
      headers: { host: 'oakline.vitrine.example' },
    });
  };

  test('browsers may use https only, and cookies never travel otherwise', async () => {
    const answer = await signIn();
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    const cookie = answer.cookies.find(({ name }) => name === 'AuthToken');
    expect(cookie).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Lax', domain: 'vitrine.example' });
  });

  test('there is no mailbox, and no demo account on offer', async () => {
    const ask = (url: string) => production.app.inject({ url, headers: { host: 'vitrine.example' } });
    expect((await ask('/mailbox.json')).statusCode).toBe(404);
    expect((await ask('/api/app-config')).json().data.demo).toBe(false);
  });

  test('previews of the viewer are framed by the product’s own domains only', async () => {
    const { config, addresses } = production.services;
    expect(previewAncestors(config, addresses)).toEqual(['https://vitrine.example', 'https://*.vitrine.example']);
    const local = development.services;
    expect(previewAncestors(local.config, local.addresses)).toContain('http://localhost:4000');
  });

  test('the text of a sent link is stored without its token', async () => {
    const { services, deliver, sent } = production;
    const user = await services.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    await production.app.inject({
      method: 'POST',
      url: '/api/password/recovery/email',
      payload: { email: user.email },
    });
    await deliver();
    const token = /token=([\w-]+)/.exec(sent.at(-1)?.text ?? '')?.[1] ?? 'none';
    const rows = await services.db.selectFrom('emails').selectAll().execute();
    expect(rows.map(({ status }) => status)).toEqual(['sent']);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
