import { findUserById } from '@vitrine/store/session/queries';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { appForTests, TEST_DAY, type TestApp } from '../../../testing/app-for-tests.ts';
import { anOrganisation, aSession, aUser, PASSWORD } from '../../../testing/tenants.ts';
import { openSession } from './open-session.ts';
import { askSecondStep } from './second-step.ts';

let t: TestApp;
let owner: number;
let organisation: number;

beforeAll(async () => {
  t = await appForTests();
  organisation = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  await t.services.db
    .updateTable('organisations')
    .set({ accessDomain: 'design.oakline.example', accessDomainVerifiedAt: TEST_DAY })
    .where('id', '=', organisation)
    .execute();
  owner = await aUser(t.services, { email: 'owner@oakline.test', groupId: 2, organisationId: organisation });
});
afterAll(() => t.close());

let addresses = 0;
const remoteAddress = (): string => `10.5.0.${(addresses++ % 250) + 1}`;

const aCode = async (hours = 24) => codeOf(await aSession(t.services, owner, hours));

async function codeOf(token: string): Promise<{ code: string; address: string }> {
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/session/code',
    headers: { host: 'vitrine.localhost:4000', authorization: `Bearer ${token}` },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}

const exchange = (code: string, host = 'design.oakline.example:4000') =>
  t.app.inject({
    method: 'POST',
    url: '/api/session/exchange',
    payload: { code },
    headers: { host },
    remoteAddress: remoteAddress(),
  });

test('a user who signs in elsewhere gets the custom domain, before the subdomain', async () => {
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email: 'owner@oakline.test', password: PASSWORD },
    headers: { host: 'oakline.vitrine.localhost:4000' },
    remoteAddress: remoteAddress(),
  });
  expect(answer.json().data.user.home).toBe('http://design.oakline.example:4000');
});

describe('a code', () => {
  test('becomes a session on its domain, with a cookie of that host alone', async () => {
    const { code, address } = await aCode();
    expect(address).toBe(`http://design.oakline.example:4000/loading?code=${code}`);
    const answer = await exchange(code);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data.user).toMatchObject({ email: 'owner@oakline.test', home: '' });
    const cookie = answer.cookies.find(({ name }) => name === 'AuthToken');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    expect(cookie).not.toHaveProperty('domain');
  });

  test('works once', async () => {
    const { code } = await aCode();
    const both = await Promise.all([exchange(code), exchange(code)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
  });

  test('is valid for 60 seconds', async () => {
    const { code } = await aCode();
    t.setNow(new Date(TEST_DAY.getTime() + 61_000));
    expect((await exchange(code)).statusCode).toBe(410);
    t.setNow(TEST_DAY);
  });

  test.each([
    'evil.example',
    'oakline.vitrine.localhost:4000',
    '127.0.0.1:4000',
    'design.oakline.example.evil.example',
  ])('is rejected and used up on %s', async (host) => {
    const { code } = await aCode();
    expect((await exchange(code, host)).statusCode).toBe(410);
    expect((await exchange(code)).statusCode).toBe(410);
  });

  test('preserves whether the sign-in is to be remembered', async () => {
    const remembered = await exchange((await aCode(7 * 24)).code);
    expect(remembered.cookies.find(({ name }) => name === 'AuthToken')?.expires).toEqual(
      new Date(TEST_DAY.getTime() + 7 * 86_400_000),
    );
    const not = await exchange((await aCode()).code);
    expect(not.cookies.find(({ name }) => name === 'AuthToken')).not.toHaveProperty('expires');
  });
});

const HOUR = 3_600_000;
const after = (hours: number): void => t.setNow(new Date(TEST_DAY.getTime() + hours * HOUR));

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, token: string, payload?: object) =>
  t.app.inject({
    method,
    url: `/api${url}`,
    headers: { authorization: `Bearer ${token}` },
    remoteAddress: remoteAddress(),
    ...(payload ? { payload } : {}),
  });

describe('a code ends with the session that created it', () => {
  afterEach(() => t.setNow(TEST_DAY));

  const endings: [string, (token: string, userId: number) => Promise<unknown>][] = [
    ['log-out', (token) => ask('POST', '/logout', token)],
    [
      'an ending by another session',
      async (_token, userId) => ask('DELETE', '/user/sessions', await aSession(t.services, userId)),
    ],
    [
      'a change of the password, in this very session',
      (token) =>
        ask('PUT', '/user/password', token, {
          current_password: PASSWORD,
          password: 'a new password',
          password_confirmation: 'a new password',
        }),
    ],
    [
      'the deletion of the account',
      async (_token, userId) => {
        const admin = await aUser(t.services, {
          email: `admin-${userId}@vitrine.test`,
          groupId: 1,
          organisationId: null,
        });
        return ask('DELETE', `/users/${userId}`, await aSession(t.services, admin));
      },
    ],
  ];
  test.each(endings)('by %s', async (how, end) => {
    const email = `${how.replaceAll(/\W/g, '-')}@oakline.test`;
    const userId = await aUser(t.services, { email, groupId: 2, organisationId: organisation });
    const token = await aSession(t.services, userId);
    const { code } = await codeOf(token);
    expect(await end(token, userId)).toMatchObject({ statusCode: 200 });
    expect((await exchange(code)).statusCode).toBe(410);
  });

  test('and with its expiry', async () => {
    const token = await aSession(t.services, owner, 1);
    t.setNow(new Date(TEST_DAY.getTime() + HOUR - 30_000));
    const { code } = await codeOf(token);
    t.setNow(new Date(TEST_DAY.getTime() + HOUR + 1_000));
    expect((await exchange(code)).statusCode).toBe(410);
  });
});

describe('a session that was handed over', () => {
  afterEach(() => t.setNow(TEST_DAY));
  const isGood = async (token: string): Promise<boolean> => (await ask('GET', '/user', token)).statusCode === 200;

  test('ends when the first one would have, however often it is handed on', async () => {
    let token = await aSession(t.services, owner, 7 * 24);
    for (const day of [2, 4, 6]) {
      after(day * 24);
      token = (await exchange((await codeOf(token)).code)).json().data.token;
      expect(await isGood(token)).toBe(true);
    }
    after(7 * 24 + 1);
    expect(await isGood(token)).toBe(false);
  });

  test('may go unused no longer than the first one', async () => {
    const short = (await exchange((await aCode()).code)).json().data.token;
    const remembered = (await exchange((await aCode(7 * 24)).code)).json().data.token;
    after(9);
    expect(await isGood(short)).toBe(false);
    expect(await isGood(remembered)).toBe(true);
  });

  test('ends with a change of the password', async () => {
    const userId = await aUser(t.services, { email: 'both@oakline.test', groupId: 2, organisationId: organisation });
    const first = await aSession(t.services, userId);
    const handed = (await exchange((await codeOf(first)).code)).json().data.token;
    const twice = { password: 'a new password', password_confirmation: 'a new password' };
    await ask('PUT', '/user/password', first, { current_password: PASSWORD, ...twice });
    expect(await isGood(handed)).toBe(false);
  });

  test.each([
    ['on the domain', 1],
    ['on the host that handed it over', 0],
  ])('ends with the first one, and that with it: logging out %s is enough', async (_, at) => {
    const first = await aSession(t.services, owner);
    const handed = (await exchange((await codeOf(first)).code)).json().data.token;
    const again = (await exchange((await codeOf(handed)).code)).json().data.token;
    const other = await aSession(t.services, owner);
    const tokens = [first, handed, again, other];
    expect(await Promise.all(tokens.map(isGood))).toEqual([true, true, true, true]);
    await ask('POST', '/logout', tokens[at]);
    expect(await Promise.all(tokens.map(isGood))).toEqual([false, false, false, true]);
  });

  test('is one for twenty exchanges at once', async () => {
    const { code } = await aCode();
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => exchange(code)))).map((one) => one.statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 410)).toHaveLength(19);
  });
});

test('neither a second step nor a session follows once the password has changed since it was proved', async () => {
  const userId = await aUser(t.services, { email: 'stale@oakline.test', groupId: 2, organisationId: organisation });
  const proved = await findUserById(t.services.db, userId);
  if (!proved) throw new Error('no such user');
  const app = { userId, sealedSecret: 'sealed', createdAt: TEST_DAY };
  await t.services.db.insertInto('authenticatorApps').values(app).execute();
  await t.services.db.updateTable('users').set({ passwordHash: 'another' }).where('id', '=', userId).execute();
  const opening = openSession(t.services, proved, {
    keepLoggedIn: false,
    userAgent: undefined,
    by: { phrase: 'method.password' } as const,
  });
  await expect(opening).rejects.toMatchObject({ code: 'session.wrong_credentials' });
  const asking = askSecondStep(t.services, proved, false);
  await expect(asking).rejects.toMatchObject({ code: 'session.wrong_credentials' });
});
