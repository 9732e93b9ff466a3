import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appForTests, type TestApp } from '../testing/app-for-tests.ts';
import { anOrganisation, aUser, PASSWORD } from '../testing/tenants.ts';

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

test('no answer may be framed, sniffed or run scripts that are not ours', async () => {
  const { headers } = await development.app.inject({
    url: '/api/surroundings',
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

  test('browsers are told to come by https only, and cookies never travel otherwise', async () => {
    const answer = await signIn();
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    const cookie = answer.cookies.find(({ name }) => name === 'AuthToken');
    expect(cookie).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Lax', domain: 'vitrine.example' });
  });

  test('there is no mailbox, and no demo account on offer', async () => {
    const ask = (url: string) => production.app.inject({ url, headers: { host: 'vitrine.example' } });
    expect((await ask('/mailbox.json')).statusCode).toBe(404);
    expect((await ask('/api/surroundings')).json().data.demo).toBe(false);
  });

  test('the words of a sent link are kept without its token', async () => {
    const { services, deliver, sent } = production;
    const user = await services.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    await production.app.inject({
      method: 'POST',
      url: '/api/password/recovery/email',
      payload: { email: user.email },
    });
    await deliver();
    const token = /token=([\w-]+)/.exec(sent.at(-1)?.text ?? '')?.[1] ?? 'none';
    const rows = await services.db.selectFrom('mails').selectAll().execute();
    expect(rows.map(({ status }) => status)).toEqual(['sent']);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
