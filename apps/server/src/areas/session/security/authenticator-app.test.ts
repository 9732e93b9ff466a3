import { Secret } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SecurityWorld, securityWorld } from '../../../testing/security-world.ts';
import { anOrganisation, aSession, aUser, PASSWORD } from '../../../testing/tenants.ts';
import { stepOfCode } from './app-codes.ts';

let world: SecurityWorld;
beforeAll(async () => {
  world = await securityWorld();
});
afterAll(() => world.t.close());
/** Limits by the minute do not reach from one test into the next. */
beforeEach(() => world.later(120));

const everythingStored = async (): Promise<string> => {
  const { db } = world.t.services;
  const tables = ['signInTickets', 'authenticatorApps', 'recoveryCodes', 'auditEvents', 'sessions', 'users'] as const;
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
  return JSON.stringify(rows);
};

/** The ticket of the second step, if there is one. */
const ticketFor = async (email: string): Promise<string | undefined> => {
  const answer = await world.signIn(email);
  expect(answer.statusCode).toBe(200);
  return answer.json().data.second_step?.ticket;
};

describe('setting up an authenticator app', () => {
  test('returns a secret and its address, and changes nothing until a code is confirmed', async () => {
    const { email, token } = await world.someone();
    const answer = await world.startApp(token);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { secret, uri } = answer.json().data;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const url = new URL(uri);
    expect(url.href).toMatch(/^otpauth:\/\/totp\//);
    expect(decodeURIComponent(url.pathname)).toContain(`Vitrine:${email}`);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ secret, issuer: 'Vitrine' });
    expect(await world.methodsOf(token)).toEqual({ app: false, recovery_codes_left: 0, passkeys: [], required: false });
    expect(await ticketFor(email)).toBeUndefined();
  });

  test('returns ten recovery codes once the app is confirmed, and writes the audit log', async () => {
    const { userId, token, codes } = await world.someoneWithApp();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{4}){2}$/);
    expect(await world.methodsOf(token)).toMatchObject({ app: true, recovery_codes_left: 10 });
    expect(await world.auditOf(userId)).toEqual({ kind: 'two_step.added', detail: 'Authenticator app' });
  });

  test('stores neither secret nor recovery code in plain, before and after', async () => {
    const { token } = await world.someone();
    const { secret } = (await world.startApp(token)).json().data;
    const spellings = [
      secret,
      Secret.fromBase32(secret).hex,
      Buffer.from(Secret.fromBase32(secret).bytes).toString('base64'),
    ];
    const before = await everythingStored();
    const { recovery_codes } = (await world.confirmApp(token, world.codeOf(secret))).json().data;
    const after = await everythingStored();
    expect(before).toContain('new-app');
    for (const spelling of spellings) {
      expect(before).not.toContain(spelling);
      expect(after).not.toContain(spelling);
    }
    for (const code of recovery_codes) {
      expect(after).not.toContain(code);
      expect(after).not.toContain(code.replaceAll('-', ''));
    }
  });

  test('rejects a wrong password at its field', async () => {
    const answer = await world.startApp((await world.someone()).token, 'wrong');
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'session.wrong_password' });
    expect(Object.keys(answer.json().errors)).toEqual(['current_password']);
  });

  test('rejects a wrong code, which may be tried again, and one after too long', async () => {
    const { token } = await world.someone();
    const { secret } = (await world.startApp(token)).json().data;
    const wrong = await world.confirmApp(token, world.wrongCodeOf(secret));
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json().code).toBe('session.wrong_code');
    expect(Object.keys(wrong.json().errors)).toEqual(['code']);
    world.later(10 * 60 + 1);
    expect((await world.confirmApp(token, world.codeOf(secret))).json().code).toBe('session.ticket_expired');
    expect((await world.methodsOf(token)).app).toBe(false);
  });

  test('stores the secret of the last set-up only, for its own user only', async () => {
    const { token } = await world.someone();
    const former = (await world.startApp(token)).json().data.secret;
    const { secret } = (await world.startApp(token)).json().data;
    expect((await world.confirmApp(token, world.codeOf(former))).json().code).toBe('session.wrong_code');
    expect((await world.confirmApp((await world.someone()).token, world.codeOf(secret))).json().code).toBe(
      'session.ticket_expired',
    );
    expect((await world.confirmApp(token, world.codeOf(secret))).statusCode).toBe(200);
    expect((await world.confirmApp(token, world.codeOf(secret, 1))).json().code).toBe('session.ticket_expired');
  });

  test('replaces a former app and its recovery codes', async () => {
    const { email, token, secret: former, codes } = await world.someoneWithApp();
    const { secret } = (await world.startApp(token)).json().data;
    await world.confirmApp(token, world.codeOf(secret));
    world.later(60);
    const ticket = String(await ticketFor(email));
    expect((await world.answerWith(ticket, world.codeOf(former))).statusCode).toBe(422);
    expect((await world.answerWith(ticket, codes[0] ?? '')).statusCode).toBe(422);
    expect((await world.answerWith(ticket, world.codeOf(secret))).statusCode).toBe(200);
    expect((await world.methodsOf(token)).recovery_codes_left).toBe(10);
  });
});

describe('removing an authenticator app', () => {
  const remove = (token: string, password = PASSWORD) =>
    world.call('POST', '/user/authenticator-app/remove', { token, payload: { current_password: password } });

  test('leaves the password alone, without recovery codes', async () => {
    const { userId, email, token } = await world.someoneWithApp();
    expect((await remove(token)).statusCode).toBe(200);
    expect(await world.auditOf(userId)).toEqual({ kind: 'two_step.removed', detail: 'Authenticator app' });
    expect(await world.methodsOf(token)).toMatchObject({ app: false, recovery_codes_left: 0 });
    expect(await ticketFor(email)).toBeUndefined();
  });

  test('is rejected with a wrong password, and where there is no app', async () => {
    const { token } = await world.someoneWithApp();
    expect((await remove(token, 'wrong')).json().code).toBe('session.wrong_password');
    expect((await world.methodsOf(token)).app).toBe(true);
    expect((await remove((await world.someone()).token)).statusCode).toBe(404);
  });

  test('is rejected where the organisation requires a second step and no other is left', async () => {
    const { token } = await world.someoneWithApp();
    await world.requireSecondStep(true);
    const answer = await remove(token);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('session.second_step_stays');
    expect(await world.methodsOf(token)).toMatchObject({ app: true, recovery_codes_left: 10, required: true });
    await world.requireSecondStep(false);
  });

  test('is rejected too where the reseller’s organisation requires it', async () => {
    const reseller = await anOrganisation(world.t.services, {
      name: 'North',
      subdomain: 'north',
      parentId: world.oakline,
    });
    const userId = await aUser(world.t.services, {
      email: 'reseller@north.test',
      groupId: 4,
      organisationId: reseller,
    });
    const token = await aSession(world.t.services, userId);
    const { secret } = (await world.startApp(token)).json().data;
    await world.confirmApp(token, world.codeOf(secret));
    await world.requireSecondStep(true);
    expect((await remove(token)).json().code).toBe('session.second_step_stays');
    await world.requireSecondStep(false);
    expect((await remove(token)).statusCode).toBe(200);
  });
});

describe('recovery codes', () => {
  const renew = (token: string, password = PASSWORD) =>
    world.call('POST', '/user/recovery-codes', { token, payload: { current_password: password } });

  test('are renewed all at once', async () => {
    const { email, token, codes } = await world.someoneWithApp();
    const renewed = (await renew(token)).json().data.recovery_codes;
    expect(new Set([...codes, ...renewed]).size).toBe(20);
    const ticket = String(await ticketFor(email));
    expect((await world.answerWith(ticket, codes[0] ?? '')).statusCode).toBe(422);
    expect((await world.answerWith(ticket, renewed[0])).statusCode).toBe(200);
  });

  test('are not renewed with a wrong password, or without an app', async () => {
    const { token } = await world.someoneWithApp();
    expect((await renew(token, 'wrong')).json().code).toBe('session.wrong_password');
    expect((await renew((await world.someone()).token)).statusCode).toBe(404);
  });
});

describe('an organisation that requires a second step', () => {
  test('lets a user who has none do nothing but set it up', async () => {
    const { email } = await world.someone();
    await world.requireSecondStep(true);
    const { token, user } = (await world.call('POST', '/login', { payload: { email, password: PASSWORD } })).json()
      .data;
    expect(user.must_set_up_two_step).toBe(true);
    const sessions = () => world.call('GET', '/user/sessions', { token });
    expect((await sessions()).json().code).toBe('session.two_step_missing');
    const { secret } = (await world.startApp(token)).json().data;
    expect((await world.confirmApp(token, world.codeOf(secret))).statusCode).toBe(200);
    expect((await sessions()).statusCode).toBe(200);
    expect((await world.call('GET', '/user', { token })).json().data.must_set_up_two_step).toBe(false);
    await world.requireSecondStep(false);
  });
});

test('the 30-second window and the algorithm are those of RFC 6238', () => {
  const secret = Secret.fromLatin1('12345678901234567890').base32;
  expect(stepOfCode(secret, '287082', new Date(59_000))).toBe(1);
  expect(stepOfCode(secret, '081 804', new Date(1_111_111_109_000))).toBe(37_037_036);
  expect(stepOfCode(secret, '081804', new Date(1_111_111_109_000 + 60_000))).toBe(null);
});
