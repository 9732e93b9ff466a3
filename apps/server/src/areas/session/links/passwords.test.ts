import { sessionMessages } from '@vitrine/contract/session/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appForTests, TEST_DAY, type TestApp } from '../../../testing/app-for-tests.ts';
import { anOrganisation, aSession, aUser, PASSWORD } from '../../../testing/tenants.ts';
import { sendRecoveryEmail } from './recovery.ts';

let t: TestApp;
let organisation: number;
let admin: string;

const MINUTE = 60_000;
const DAY = 86_400_000;
const LINK = /https?:\/\/[^\s"]+/;

beforeAll(async () => {
  t = await appForTests();
  organisation = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  await aUser(t.services, { email: 'admin@vitrine.test', groupId: 1, organisationId: null });
});
afterAll(() => t.close());

const recipients = (): string[] => t.sent.map(({ to }) => to);

let addresses = 0;

beforeEach(async () => {
  t.setNow(TEST_DAY);
  await t.deliver();
  t.sent.length = 0;
  const { id } = await t.services.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'admin@vitrine.test')
    .executeTakeFirstOrThrow();
  admin = await aSession(t.services, id);
});

const ask = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, token?: string) =>
  t.app.inject({
    method,
    url: `/api${url}`,
    remoteAddress: `10.3.${Math.floor(addresses / 250)}.${(addresses++ % 250) + 1}`,
    headers: {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(payload ? { payload } : {}),
  });

const twice = (password: string) => ({ password, password_confirmation: password });

/** The link of the newest email: its target and its parameters. */
async function emailedLink(): Promise<{ url: URL; token: string }> {
  await t.deliver();
  const url = new URL(LINK.exec(t.sent.at(-1)?.text ?? '')?.[0] ?? 'none:');
  return { url, token: url.searchParams.get('token') ?? '' };
}

let people = 0;

async function invited(): Promise<{ email: string; url: URL; token: string }> {
  const email = `person-${people++}@oakline.test`;
  const payload = { first_name: 'Ann', last_name: 'Bell', email };
  const answer = await ask('POST', `/organisations/${organisation}/users`, payload, admin);
  expect(answer.statusCode).toBe(200);
  return { email, ...(await emailedLink()) };
}

async function aSettledUser(): Promise<{ id: number; email: string }> {
  const email = `settled-${people++}@oakline.test`;
  return { id: await aUser(t.services, { email, groupId: 2, organisationId: organisation }), email };
}

async function resetFor(email: string): Promise<{ url: URL; token: string }> {
  expect((await ask('POST', '/password/recovery/email', { email })).statusCode).toBe(200);
  return emailedLink();
}

describe('an invitation', () => {
  test('leads to the organisation’s own host, whatever host requested it', async () => {
    const { url, email } = await invited();
    expect(url.origin + url.pathname).toBe('http://oakline.vitrine.localhost:4000/invite');
    expect(t.sent.at(-1)).toMatchObject({ to: email, subject: 'Your invitation to Oakline' });
  });

  test('is read without being used up, and accepted once', async () => {
    const { email, token } = await invited();
    for (let times = 0; times < 2; times++) {
      expect((await ask('GET', `/invite/${token}`)).json().data).toEqual({ success: true, email, key: token });
    }
    const accepted = await ask('POST', `/invite/${token}`, { email, ...twice('a new password') });
    expect(accepted.statusCode).toBe(200);
    const { token: session, user } = accepted.json().data;
    expect(user).toMatchObject({ email, invite_status: 'active' });
    expect(accepted.cookies.some(({ name }) => name === 'AuthToken')).toBe(true);
    expect((await ask('GET', '/user', undefined, session)).statusCode).toBe(200);
    const again = await ask('POST', `/invite/${token}`, { email, ...twice('another password') });
    expect(again.statusCode).toBe(410);
    expect(again.json()).toMatchObject({ code: 'session.link_expired', message: sessionMessages.linkExpired });
  });

  test('accepted in two tabs at once is won by one of them', async () => {
    const { email, token } = await invited();
    const both = await Promise.all(
      ['first password', 'second password'].map((password) =>
        ask('POST', `/invite/${token}`, { email, ...twice(password) }),
      ),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
  });

  test('runs out after seven days', async () => {
    const { email, token } = await invited();
    t.setNow(new Date(TEST_DAY.getTime() + 7 * DAY - 1000));
    expect((await ask('GET', `/invite/${token}`)).statusCode).toBe(200);
    t.setNow(new Date(TEST_DAY.getTime() + 7 * DAY + 1000));
    expect((await ask('GET', `/invite/${token}`)).statusCode).toBe(410);
    expect((await ask('POST', `/invite/${token}`, { email, ...twice('a new password') })).statusCode).toBe(410);
  });

  test('opens no other account than the invited one', async () => {
    const { token } = await invited();
    const victim = await aSettledUser();
    const answer = await ask('POST', `/invite/${token}`, { email: victim.email, ...twice('stolen password') });
    expect(answer.statusCode).toBe(410);
    const signIn = await ask('POST', '/login', { email: victim.email, password: PASSWORD });
    expect(signIn.statusCode).toBe(200);
  });

  test.each(['unknown', '..%2f..', 'a'.repeat(200), '%00'])(
    'with the token %j is rejected as expired',
    async (token) => {
      expect((await ask('GET', `/invite/${token}`)).statusCode).toBe(410);
    },
  );

  test('is not accepted as a reset link, nor the other way round', async () => {
    const { token, email } = await invited();
    expect((await ask('PUT', '/password/recovery', { token, email, ...twice('a new password') })).statusCode).toBe(410);
    const settled = await aSettledUser();
    const reset = await resetFor(settled.email);
    expect((await ask('GET', `/invite/${reset.token}`)).statusCode).toBe(410);
  });
});

describe('a forgotten password', () => {
  test('gets the same answer for a known and an unknown address, and email for the known one only', async () => {
    const { email } = await aSettledUser();
    const known = await ask('POST', '/password/recovery/email', { email: email.toUpperCase() });
    const unknown = await ask('POST', '/password/recovery/email', { email: 'nobody@oakline.test' });
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    await t.deliver();
    expect(recipients()).toEqual([email]);
  });

  test('leads to the organisation’s own host with token and address', async () => {
    const { email } = await aSettledUser();
    const { url } = await resetFor(email);
    expect(url.origin + url.pathname).toBe('http://oakline.vitrine.localhost:4000/setPassword/recovery/');
    expect(url.searchParams.get('email')).toBe(email);
  });

  test.each(['', 'no address', 'a@b', 'a@x.test,b@x.test', 'a@x.test\r\nBcc: b@x.test', '"a@evil.test x"@good.test'])(
    'rejects %j, which cannot be an address',
    async (email) => {
      const answer = await ask('POST', '/password/recovery/email', { email });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().message).toBe(sessionMessages.recoveryFailed);
    },
  );

  test.each([[['a@x.test', 'b@x.test']], [{ value: 'a@x.test' }], [null], [7]])(
    'rejects %j, which is no text',
    async (email) => {
      expect((await ask('POST', '/password/recovery/email', { email })).statusCode).toBe(422);
    },
  );

  test('is emailed five times an hour at most to one account', async () => {
    const { email } = await aSettledUser();
    for (let times = 0; times < 8; times++) await ask('POST', '/password/recovery/email', { email });
    await t.deliver();
    expect(recipients()).toEqual(Array(5).fill(email));
  });

  test('is emailed by the next attempt where the database fails in the middle', async () => {
    const { email } = await aSettledUser();
    await t.store.run('alter table attempts rename to attempts_away');
    const failing = sendRecoveryEmail(t.services, { email });
    await expect(failing.finally(() => t.store.run('alter table attempts_away rename to attempts'))).rejects.toThrow();
    await sendRecoveryEmail(t.services, { email });
    await t.deliver();
    expect(recipients()).toEqual([email]);
  });

  test('sends nothing to a user who never accepted the invitation', async () => {
    const { email } = await invited();
    t.sent.length = 0;
    await ask('POST', '/password/recovery/email', { email });
    await t.deliver();
    expect(recipients()).toEqual([]);
  });
});

describe('a reset link', () => {
  test('sets the password, signs in, and ends every other session', async () => {
    const { id, email } = await aSettledUser();
    const before = await aSession(t.services, id);
    const { token } = await resetFor(email);
    const answer = await ask('PUT', '/password/recovery', { token, email, ...twice('a new password') });
    expect(answer.statusCode).toBe(200);
    expect((await ask('GET', '/user', undefined, answer.json().data.token)).statusCode).toBe(200);
    expect((await ask('GET', '/user', undefined, before)).statusCode).toBe(401);
    expect((await ask('POST', '/login', { email, password: PASSWORD })).statusCode).toBe(401);
    expect((await ask('POST', '/login', { email, password: 'a new password' })).statusCode).toBe(200);
  });

  test.each([
    ['29 minutes 59 seconds', 30 * MINUTE - 1000, 200],
    ['30 minutes 1 second', 30 * MINUTE + 1000, 410],
  ])('after %s returns %s', async (_case, later, status) => {
    const { email } = await aSettledUser();
    const { token } = await resetFor(email);
    t.setNow(new Date(TEST_DAY.getTime() + later));
    const answer = await ask('PUT', '/password/recovery', { token, email, ...twice('a new password') });
    expect(answer.statusCode).toBe(status);
  });

  test('works once, even for many at the same moment', async () => {
    const { email } = await aSettledUser();
    const { token } = await resetFor(email);
    const tries = Array.from({ length: 10 }, () =>
      ask('PUT', '/password/recovery', { token, email, ...twice('a new password') }),
    );
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 410)).toHaveLength(9);
  });

  test('of one account does not open another, and stays valid', async () => {
    const [mine, victim] = [await aSettledUser(), await aSettledUser()];
    const { token } = await resetFor(mine.email);
    const wrong = await ask('PUT', '/password/recovery', { token, email: victim.email, ...twice('stolen password') });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json().message).toBe(sessionMessages.recoveryFailed);
    const right = await ask('PUT', '/password/recovery', { token, email: mine.email, ...twice('a new password') });
    expect(right.statusCode).toBe(200);
  });

  test.each(['x', 'cut-off', 'not a token', 'ä'])(
    'with the token %j has expired, as any other unknown one',
    async (token) => {
      const answer = await ask('PUT', '/password/recovery', { token, email: 'a@b.test', ...twice('a new password') });
      expect(answer.statusCode).toBe(410);
      expect(answer.json().code).toBe('session.link_expired');
    },
  );

  test('stops working when a newer one was requested', async () => {
    const { email } = await aSettledUser();
    const older = await resetFor(email);
    const newer = await resetFor(email);
    const withToken = (token: string) => ask('PUT', '/password/recovery', { token, email, ...twice('a new password') });
    expect((await withToken(older.token)).statusCode).toBe(410);
    expect((await withToken(newer.token)).statusCode).toBe(200);
  });

  test.each([
    [
      'no password',
      twice(''),
      { password: ['Password is required!'], password_confirmation: ['You need to confirm!'] },
    ],
    ['seven characters', twice('1234567'), { password: ['The password needs to be at least 8 characters long.'] }],
    [
      'no confirmation',
      { password: 'long enough', password_confirmation: '' },
      { password_confirmation: ['You need to confirm!'] },
    ],
    [
      'another confirmation',
      { password: 'long enough', password_confirmation: 'long enougi' },
      { password_confirmation: ['Passwords do not match.'] },
    ],
    ['a thousand characters', twice('a'.repeat(1000)), { password: ['Passwords can be up to 200 characters.'] }],
  ])('rejects %s by name', async (_case, overrides, errors) => {
    const answer = await ask('PUT', '/password/recovery', { token: 'x'.repeat(43), email: 'a@b.test', ...overrides });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual(errors);
  });

  test('rejects a megabyte of password before it is hashed', async () => {
    const payload = { token: 'x'.repeat(43), email: 'a@b.test', ...twice('a'.repeat(1024 * 1024)) };
    expect((await ask('PUT', '/password/recovery', payload)).statusCode).toBe(413);
  });
});

describe('what is stored of a link', () => {
  test('is its hash; the sealed token is removed once the email is sent', async () => {
    const { token } = await invited();
    const rows = await t.services.db.selectFrom('userTokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    const emails = await t.services.db.selectFrom('emails').select(['sealed', 'status']).execute();
    expect(emails.every(({ sealed, status }) => status !== 'sent' || sealed === null)).toBe(true);
  });

  test('before the email is sent cannot be read without the key', async () => {
    await ask('POST', '/password/recovery/email', { email: (await aSettledUser()).email });
    const { db, secrets } = t.services;
    await t.deliver();
    const { token } = await emailedLink();
    expect(secrets.seal(token)).not.toContain(token);
    expect(secrets.open(secrets.seal(token))).toBe(token);
    expect(() => secrets.open(`${secrets.seal(token).slice(0, -4)}AAAA`)).toThrow();
    expect(JSON.stringify(await db.selectFrom('attempts').selectAll().execute())).not.toContain('oakline.test');
  });
});

describe('changing one’s own password', () => {
  const change = (token: string, overrides: object) => ask('PUT', '/user/password', overrides, token);

  test.each([{}, { current_password: '' }])('asks for the current one by its name: %j', async (overrides) => {
    const { id } = await aSettledUser();
    const answer = await change(await aSession(t.services, id), { ...overrides, ...twice('a new password') });
    expect(answer.json().errors).toEqual({ current_password: ['Current password is required'] });
  });

  test('ends the other sessions and keeps this one', async () => {
    const { id } = await aSettledUser();
    const [here, elsewhere] = [await aSession(t.services, id), await aSession(t.services, id)];
    const answer = await change(here, { current_password: PASSWORD, ...twice('a new password') });
    expect(answer.statusCode).toBe(200);
    expect((await ask('GET', '/user', undefined, here)).statusCode).toBe(200);
    expect((await ask('GET', '/user', undefined, elsewhere)).statusCode).toBe(401);
  });

  test('needs the current one', async () => {
    const { id } = await aSettledUser();
    const answer = await change(await aSession(t.services, id), {
      current_password: 'wrong',
      ...twice('a new password'),
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'session.wrong_password',
      errors: { current_password: [sessionMessages.wrongPassword] },
    });
  });
});
