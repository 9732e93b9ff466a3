import { PERMISSION_KEYS } from '@vitrine/contract/permissions';
import { sessionMessages } from '@vitrine/contract/session/messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appForTests, TEST_DAY, type TestApp } from '../../testing/app-for-tests.ts';
import { anOrganisation, aUser, PASSWORD } from '../../testing/tenants.ts';

let t: TestApp;
let oakline: number;

beforeAll(async () => {
  t = await appForTests();
  oakline = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  await aUser(t.services, { email: 'Owner@oakline.test', groupId: 2, organisationId: oakline });
  await aUser(t.services, { email: 'nowhere@example.test', groupId: 2, organisationId: null });
  await aUser(t.services, { email: 'admin@vitrine.test', groupId: 1, organisationId: null });
});
afterAll(() => t.close());

const signIn = (payload: unknown, host = 'oakline.vitrine.localhost:4000') =>
  t.app.inject({
    method: 'POST',
    url: '/api/login',
    payload: payload as object,
    headers: { host },
    remoteAddress: randomAddress(),
  });

let addresses = 0;
const randomAddress = (): string => `10.0.${Math.floor(addresses / 250)}.${(addresses++ % 250) + 1}`;

describe('POST /api/login returns', () => {
  test('a token and the user, and sets a cookie that scripts cannot read', async () => {
    const answer = await signIn({ email: 'owner@oakline.test', password: PASSWORD, keepLoggedIn: true });
    expect(answer.statusCode).toBe(200);
    const { token, user } = answer.json().data;
    expect(user).toMatchObject({
      email: 'Owner@oakline.test',
      group: { id: 2 },
      organisation: { name: 'Oakline' },
      home: '',
    });
    expect(JSON.stringify(answer.json())).not.toContain('argon2');
    const cookie = answer.cookies.find(({ name }) => name === 'AuthToken');
    expect(cookie).toMatchObject({
      value: token,
      httpOnly: true,
      sameSite: 'Lax',
      domain: 'vitrine.localhost',
      path: '/',
    });
    expect(cookie?.expires).toEqual(new Date(TEST_DAY.getTime() + 7 * 86_400_000));
  });

  test('the permissions: administrators all, others their own', async () => {
    const permissions = ['users.edit', 'configurators'];
    await aUser(t.services, {
      email: 'some@oakline.test',
      groupId: 2,
      organisationId: oakline,
      permissions,
    });
    const some = (await signIn({ email: 'some@oakline.test', password: PASSWORD })).json().data.user;
    expect([some.is_admin, some.permissions]).toEqual([false, permissions]);
    await aUser(t.services, { email: 'staff@vitrine.test', groupId: 3, organisationId: null });
    const staff = (await signIn({ email: 'staff@vitrine.test', password: PASSWORD }, 'admin.vitrine.localhost')).json();
    expect(staff.data.user).toMatchObject({ is_admin: true, permissions: [...PERMISSION_KEYS] });
  });

  test('a cookie for the browser session only when not remembered', async () => {
    const answer = await signIn({ email: 'owner@oakline.test', password: PASSWORD });
    expect(answer.cookies.find(({ name }) => name === 'AuthToken')).not.toHaveProperty('expires');
  });

  test('the host of a user who signed in elsewhere', async () => {
    const elsewhere = await signIn({ email: 'owner@oakline.test', password: PASSWORD }, 'vitrine.localhost:4000');
    expect(elsewhere.json().data.user.home).toBe('http://oakline.vitrine.localhost:4000');
    const admin = await signIn({ email: 'admin@vitrine.test', password: PASSWORD }, 'vitrine.localhost:4000');
    expect(admin.json().data.user.home).toBe('http://admin.vitrine.localhost:4000');
    const bare = await signIn({ email: 'admin@vitrine.test', password: PASSWORD }, '127.0.0.1:4000');
    expect(bare.json().data.user.home).toBe('');
    expect(bare.cookies.find(({ name }) => name === 'AuthToken')).not.toHaveProperty('domain');
  });
});

describe('POST /api/login rejects', () => {
  test.each([
    ['a wrong password', 'owner@oakline.test', 'wrong'],
    ['an unknown address', 'stranger@oakline.test', PASSWORD],
  ])('%s with the same message', async (_case, email, password) => {
    const answer = await signIn({ email, password });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ message: sessionMessages.wrongCredentials, code: 'session.wrong_credentials' });
  });

  test('an account without an organisation, only after the right password', async () => {
    expect((await signIn({ email: 'nowhere@example.test', password: 'wrong' })).statusCode).toBe(401);
    const answer = await signIn({ email: 'nowhere@example.test', password: PASSWORD });
    expect(answer.statusCode).toBe(403);
    expect(answer.json().message).toBe(sessionMessages.noOrganisation);
  });

  test('missing fields by name', async () => {
    const answer = await signIn({ email: '', password: '' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ email: ['Email is required!'], password: ['Password is required!'] });
  });

  test('an address sent as a list', async () => {
    expect((await signIn({ email: ['owner@oakline.test', 'x@y.test'], password: PASSWORD })).statusCode).toBe(422);
  });

  test('more than ten tries a minute from one address', async () => {
    const tryOnce = () =>
      t.app.inject({
        method: 'POST',
        url: '/api/login',
        payload: { email: 'a@b.test', password: 'x' },
        remoteAddress: '192.0.2.9',
      });
    const statuses = [];
    for (let count = 0; count < 12; count++) statuses.push((await tryOnce()).statusCode);
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
    expect(statuses.slice(10)).toEqual([429, 429]);
  });
});

describe('guessing', () => {
  const guess = (email: string, ip: string, extra: object = {}) =>
    t.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { email, password: 'guess', ...extra },
      remoteAddress: ip,
      headers: { 'x-forwarded-for': randomAddress() },
    });

  test('at one account stops after ten, from however many addresses, in whatever spelling', async () => {
    await aUser(t.services, { email: 'guessed@oakline.test', groupId: 2, organisationId: oakline });
    const spellings = [
      'guessed@oakline.test',
      'GUESSED@oakline.test',
      ' Guessed@Oakline.test',
      'ｇuessed@oakline.test',
    ];
    const statuses: number[] = [];
    for (let count = 0; count < 40; count++) {
      const answer = await guess(spellings[count % 4] ?? '', randomAddress(), {
        e_email: String(count),
        emails: [count],
      });
      statuses.push(answer.statusCode);
      if (answer.statusCode === 429) {
        expect(answer.json().message).toBe('Too many attempts. Wait a minute, then try again.');
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      }
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    t.setNow(new Date(TEST_DAY.getTime() + 61_000));
    expect((await signIn({ email: 'guessed@oakline.test', password: PASSWORD })).statusCode).toBe(200);
    t.setNow(TEST_DAY);
  });

  test('does not count those who know the password', async () => {
    await aUser(t.services, { email: 'often@oakline.test', groupId: 2, organisationId: oakline });
    for (let count = 0; count < 25; count++) {
      expect((await signIn({ email: 'often@oakline.test', password: PASSWORD })).statusCode).toBe(200);
    }
  });
});

describe('a session', () => {
  const signedIn = async () =>
    (await signIn({ email: 'owner@oakline.test', password: PASSWORD })).json().data.token as string;

  test('ends at log-out, at once', async () => {
    const headers = { authorization: `Bearer ${await signedIn()}` };
    expect((await t.app.inject({ url: '/api/user', headers })).statusCode).toBe(200);
    expect((await t.app.inject({ method: 'POST', url: '/api/logout', headers })).statusCode).toBe(200);
    expect((await t.app.inject({ url: '/api/user', headers })).statusCode).toBe(401);
  });

  test('ends after 24 hours when not remembered', async () => {
    const headers = { authorization: `Bearer ${await signedIn()}` };
    t.setNow(new Date(TEST_DAY.getTime() + 24 * 3_600_000 + 1000));
    expect((await t.app.inject({ url: '/api/user', headers })).statusCode).toBe(401);
    t.setNow(TEST_DAY);
  });

  const userAfter = async (hours: number, authorization: string): Promise<number> => {
    t.setNow(new Date(TEST_DAY.getTime() + hours * 3_600_000));
    const { statusCode } = await t.app.inject({ url: '/api/user', headers: { authorization } });
    t.setNow(TEST_DAY);
    return statusCode;
  };

  test('ends after eight hours without use when not remembered, and lasts while it is used', async () => {
    const used = `Bearer ${await signedIn()}`;
    const unused = `Bearer ${await signedIn()}`;
    expect(await userAfter(7.5, used)).toBe(200);
    expect(await userAfter(15, used)).toBe(200);
    expect(await userAfter(8.1, unused)).toBe(401);
    expect(await userAfter(23.5, used)).toBe(401);
  });

  test('is not used by the polling of an unattended page', async () => {
    const authorization = `Bearer ${await signedIn()}`;
    const headers = { authorization, 'x-unattended': '1' };
    t.setNow(new Date(TEST_DAY.getTime() + 7 * 3_600_000));
    expect((await t.app.inject({ url: '/api/user', headers })).statusCode).toBe(200);
    expect(await userAfter(8.1, authorization)).toBe(401);
  });

  test('lasts seven days unused when remembered', async () => {
    const answer = await signIn({ email: 'owner@oakline.test', password: PASSWORD, keepLoggedIn: true });
    const authorization = `Bearer ${answer.json().data.token}`;
    expect(await userAfter(7 * 24 - 1, authorization)).toBe(200);
    expect(await userAfter(7 * 24 + 1, authorization)).toBe(401);
  });

  test('is stored only as a hash', async () => {
    const token = await signedIn();
    const rows = await t.services.db.selectFrom('sessions').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some((row) => row.tokenHash === token)).toBe(false);
  });
});

describe('GET /api/app-config', () => {
  const ask = async (host: string, token?: string) => {
    const headers = { host, ...(token ? { authorization: `Bearer ${token}` } : {}) };
    return (await t.app.inject({ url: '/api/app-config', headers })).json().data;
  };
  const tokenOf = async (email: string) => (await signIn({ email, password: PASSWORD })).json().data.token as string;

  test('states whether there is a session, without rejecting the caller', async () => {
    expect(await ask('oakline.vitrine.localhost')).toMatchObject({ signed_in: false, admin_host: false });
    const token = await tokenOf('owner@oakline.test');
    expect(await ask('oakline.vitrine.localhost', token)).toMatchObject({ signed_in: true, admin_host: false });
  });

  test('names the tenant whose host it is, also a reseller, and nobody on other hosts', async () => {
    const north = await anOrganisation(t.services, { name: 'Northside', subdomain: 'north', parentId: oakline });
    await t.services.db.updateTable('organisations').set({ logo: 'logos/n.png' }).where('id', '=', north).execute();
    expect((await ask('oakline.vitrine.localhost')).tenant).toMatchObject({ name: 'Oakline', logo: null });
    expect((await ask('north.vitrine.localhost')).tenant).toEqual({
      name: 'Northside',
      logo: 'logos/n.png',
      data_url: expect.stringContaining('north'),
      updated_at: expect.stringMatching(/^\d{4}-/),
    });
    for (const host of ['nobody.vitrine.localhost', 'admin.vitrine.localhost', '127.0.0.1:4000', 'shop.example'])
      expect((await ask(host)).tenant).toBeNull();
  });

  test('lets the user decide where there are no subdomains', async () => {
    expect((await ask('127.0.0.1:4000', await tokenOf('admin@vitrine.test'))).admin_host).toBe(true);
    expect((await ask('127.0.0.1:4000', await tokenOf('owner@oakline.test'))).admin_host).toBe(false);
    expect((await ask('admin.vitrine.localhost')).admin_host).toBe(true);
  });
});

describe('calls made with the cookie', () => {
  const cookieOf = async () =>
    (await signIn({ email: 'owner@oakline.test', password: PASSWORD })).json().data.token as string;
  const signOut = (cookies: Record<string, string>, headers: Record<string, string> = {}) =>
    t.app.inject({
      method: 'POST',
      url: '/api/logout',
      cookies,
      headers: { host: 'oakline.vitrine.localhost:4000', ...headers },
    });

  test('need proof that a page of the product made them', async () => {
    const AuthToken = await cookieOf();
    expect((await signOut({ AuthToken })).statusCode).toBe(419);
    expect(
      (await signOut({ AuthToken, 'XSRF-TOKEN': 'abc' }, { 'x-requested-with': 'XMLHttpRequest' })).statusCode,
    ).toBe(419);
    expect((await signOut({ AuthToken, 'XSRF-TOKEN': 'abc' }, { 'x-xsrf-token': 'abd' })).statusCode).toBe(419);
    expect((await signOut({ AuthToken, 'XSRF-TOKEN': 'abc' }, { 'x-xsrf-token': 'abc' })).statusCode).toBe(200);
  });

  test('are rejected from a foreign origin whatever they carry', async () => {
    const AuthToken = await cookieOf();
    for (const origin of ['https://evil.example', 'http://vitrine.localhost.evil.example', 'null']) {
      const headers = { origin, 'x-requested-with': 'XMLHttpRequest' };
      expect((await signOut({ AuthToken }, headers)).statusCode).toBe(419);
    }
    const ours = { origin: 'http://oakline.vitrine.localhost:4000', 'x-requested-with': 'XMLHttpRequest' };
    expect((await signOut({ AuthToken }, ours)).statusCode).toBe(200);
  });

  test('GET /sanctum/csrf-cookie sets a readable cookie on the parent domain', async () => {
    const answer = await t.app.inject({ url: '/sanctum/csrf-cookie', headers: { host: 'api.vitrine.localhost:4000' } });
    expect(answer.statusCode).toBe(204);
    expect(answer.cookies[0]).toMatchObject({ name: 'XSRF-TOKEN', domain: 'vitrine.localhost' });
    expect(answer.cookies[0]).not.toHaveProperty('httpOnly');
  });
});
