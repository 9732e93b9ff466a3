import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { secretsWith } from '../../../ports/secrets.ts';
import { type SecurityWorld, securityWorld } from '../../../testing/security-world.ts';

let world: SecurityWorld;
beforeAll(async () => {
  world = await securityWorld();
});
afterAll(() => world.t.close());
/** Limits by the minute do not reach from one test into the next. */
beforeEach(() => world.later(120));

const ticketFor = async (email: string, keepLoggedIn = false): Promise<string> =>
  (await world.signIn(email, keepLoggedIn)).json().data.second_step.ticket;

const sessionsOf = async (userId: number): Promise<number> =>
  (await world.t.services.db.selectFrom('sessions').select('id').where('userId', '=', userId).execute()).length;

describe('after the right password', () => {
  test('an account with an app gets a ticket, and neither token nor cookie', async () => {
    const { email, userId } = await world.someoneWithApp();
    const before = await sessionsOf(userId);
    const answer = await world.signIn(email);
    expect(answer.json().data).toEqual({
      token: null,
      user: null,
      second_step: { ticket: expect.any(String), methods: ['app'], passkey_domains: [] },
    });
    expect(answer.cookies).toEqual([]);
    expect(await sessionsOf(userId)).toBe(before);
  });

  test('a code of the app opens the requested session', async () => {
    const { email, userId, secret } = await world.someoneWithApp();
    const answer = await world.answerWith(await ticketFor(email, true), world.codeOf(secret));
    expect(answer.statusCode).toBe(200);
    const { token, user, second_step } = answer.json().data;
    expect(user).toMatchObject({ email });
    expect(second_step).toBe(null);
    const cookie = answer.cookies.find(({ name }) => name === 'AuthToken');
    expect(cookie).toMatchObject({ value: token, httpOnly: true });
    expect(cookie?.expires).toEqual(new Date(world.now().getTime() + 7 * 86_400_000));
    expect((await world.call('GET', '/user', { token })).statusCode).toBe(200);
    expect(await world.auditOf(userId)).toMatchObject({
      kind: 'session.opened',
      detail: expect.stringContaining('Authenticator app'),
    });
  });

  test('a session that is not remembered ends with the browser', async () => {
    const { email, secret } = await world.someoneWithApp();
    const answer = await world.answerWith(await ticketFor(email), world.codeOf(secret));
    expect(answer.cookies.find(({ name }) => name === 'AuthToken')).not.toHaveProperty('expires');
  });

  test('a clock may be half a minute off, and no more', async () => {
    const { email, secret } = await world.someoneWithApp();
    const ticket = await ticketFor(email);
    expect((await world.answerWith(ticket, world.codeOf(secret, -2))).statusCode).toBe(422);
    expect((await world.answerWith(ticket, world.codeOf(secret, 2))).statusCode).toBe(422);
    expect((await world.answerWith(ticket, world.codeOf(secret, -1))).statusCode).toBe(200);
    expect((await world.answerWith(await ticketFor(email), world.codeOf(secret, 1))).statusCode).toBe(200);
  });
});

describe('a code of the app', () => {
  test('counts once, and so does every one before it', async () => {
    const { email, secret } = await world.someoneWithApp();
    const code = world.codeOf(secret);
    const former = world.codeOf(secret, -1);
    expect((await world.answerWith(await ticketFor(email), code)).statusCode).toBe(200);
    const again = await world.answerWith(await ticketFor(email), code);
    expect(again.statusCode).toBe(422);
    expect(again.json()).toMatchObject({ code: 'session.wrong_code', errors: { code: [expect.any(String)] } });
    expect((await world.answerWith(await ticketFor(email), former)).statusCode).toBe(422);
  });

  test('whose secret another key sealed, as after a restore without it, is wrong, and recovery codes work', async () => {
    const { email, userId, secret, codes } = await world.someoneWithApp();
    const sealedSecret = secretsWith('the key of before, of forty characters').seal(secret);
    const { db } = world.t.services;
    await db.updateTable('authenticatorApps').set({ sealedSecret }).where('userId', '=', userId).execute();
    const answer = await world.answerWith(await ticketFor(email), world.codeOf(secret));
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'session.wrong_code']);
    expect((await world.answerWith(await ticketFor(email), codes[0] ?? '')).statusCode).toBe(200);
  });

  test('that confirmed the app does not sign in as well', async () => {
    const { email, token } = await world.someone();
    const { secret } = (await world.startApp(token)).json().data;
    const code = world.codeOf(secret);
    await world.confirmApp(token, code);
    expect((await world.answerWith(await ticketFor(email), code)).statusCode).toBe(422);
  });

  test('used twice at once opens one session', async () => {
    const { email, secret } = await world.someoneWithApp();
    const tickets = [await ticketFor(email), await ticketFor(email)];
    const answers = await Promise.all(tickets.map((ticket) => world.answerWith(ticket, world.codeOf(secret))));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });

  test('of another user is wrong', async () => {
    const { email } = await world.someoneWithApp();
    const other = await world.someoneWithApp();
    expect((await world.answerWith(await ticketFor(email), world.codeOf(other.secret))).statusCode).toBe(422);
  });
});

describe('a recovery code', () => {
  test('signs in once, without the app, and the audit log records it', async () => {
    const { email, userId, token, codes } = await world.someoneWithApp();
    const [code = ''] = codes;
    expect((await world.answerWith(await ticketFor(email), code)).statusCode).toBe(200);
    expect(await world.auditOf(userId)).toMatchObject({
      kind: 'session.opened',
      detail: expect.stringContaining('Recovery code'),
    });
    expect((await world.methodsOf(token)).recovery_codes_left).toBe(9);
    expect((await world.answerWith(await ticketFor(email), code)).json().code).toBe('session.wrong_code');
    expect((await world.methodsOf(token)).recovery_codes_left).toBe(9);
  });

  test('may be typed in capitals, without dashes or with spaces and other dashes', async () => {
    const { email, codes } = await world.someoneWithApp();
    const [first = '', second = '', third = ''] = codes;
    const spellings = [first.toUpperCase(), second.replaceAll('-', ''), ` ${third.replaceAll('-', ' – ')} `];
    for (const spelling of spellings) {
      expect((await world.answerWith(await ticketFor(email), spelling)).statusCode).toBe(200);
    }
  });

  test('used twice at once opens one session', async () => {
    const { email, token, codes } = await world.someoneWithApp();
    const tickets = [await ticketFor(email), await ticketFor(email)];
    const answers = await Promise.all(tickets.map((ticket) => world.answerWith(ticket, codes[0] ?? '')));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect((await world.methodsOf(token)).recovery_codes_left).toBe(9);
  });

  test('of another user is wrong, and stays valid for its owner', async () => {
    const { email } = await world.someoneWithApp();
    const other = await world.someoneWithApp();
    const [code = ''] = other.codes;
    expect((await world.answerWith(await ticketFor(email), code)).statusCode).toBe(422);
    expect((await world.answerWith(await ticketFor(other.email), code)).statusCode).toBe(200);
  });
});

describe('a ticket for the second step', () => {
  test('ends after five wrong codes, even for a right one', async () => {
    const { email, userId, secret, codes } = await world.someoneWithApp();
    const ticket = await ticketFor(email);
    for (let tries = 0; tries < 5; tries++) {
      expect((await world.answerWith(ticket, world.wrongCodeOf(secret))).json().code).toBe('session.wrong_code');
    }
    expect(await world.auditOf(userId)).toEqual({ kind: 'session.refused', detail: 'Second step' });
    for (const right of [world.codeOf(secret), codes[0] ?? '']) {
      const answer = await world.answerWith(ticket, right);
      expect(answer.statusCode).toBe(410);
      expect(answer.json().code).toBe('session.ticket_expired');
    }
    expect((await world.answerWith(await ticketFor(email), world.codeOf(secret))).statusCode).toBe(200);
  });

  test('does not allow more wrong codes by requesting more tickets', async () => {
    const { email, secret } = await world.someoneWithApp();
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries++) {
      statuses.push((await world.answerWith(await ticketFor(email), world.wrongCodeOf(secret))).statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(422), 429]);
    expect((await world.answerWith(await ticketFor(email), world.codeOf(secret))).statusCode).toBe(429);
    world.later(61);
    expect((await world.answerWith(await ticketFor(email), world.codeOf(secret))).statusCode).toBe(200);
  });

  test('does not count right codes as tries', async () => {
    const { email, secret, codes } = await world.someoneWithApp();
    for (const code of [...codes, world.codeOf(secret)]) {
      expect((await world.answerWith(await ticketFor(email), code)).statusCode).toBe(200);
    }
  });

  test('is answered once, within ten minutes', async () => {
    const { email, token, secret, codes } = await world.someoneWithApp();
    const ticket = await ticketFor(email);
    expect((await world.answerWith(ticket, world.codeOf(secret))).statusCode).toBe(200);
    expect((await world.answerWith(ticket, codes[0] ?? '')).json().code).toBe('session.ticket_expired');
    const late = await ticketFor(email);
    world.later(10 * 60 + 1);
    expect((await world.answerWith(late, world.codeOf(secret))).json().code).toBe('session.ticket_expired');
    expect((await world.methodsOf(token)).recovery_codes_left).toBe(10);
  });

  test('answered twice at once opens one session and uses up one code', async () => {
    const { email, userId, token, codes } = await world.someoneWithApp();
    const before = await sessionsOf(userId);
    const ticket = await ticketFor(email);
    const answers = await Promise.all([codes[0], codes[1]].map((code) => world.answerWith(ticket, code ?? '')));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    expect(await sessionsOf(userId)).toBe(before + 1);
    expect((await world.methodsOf(token)).recovery_codes_left).toBe(9);
  });

  test('is rejected when nobody requested it, and so is a session for a ticket', async () => {
    const { token, secret } = await world.someoneWithApp();
    expect((await world.answerWith('x'.repeat(43), world.codeOf(secret))).json().code).toBe('session.ticket_expired');
    expect((await world.answerWith(token, world.codeOf(secret))).json().code).toBe('session.ticket_expired');
  });

  test('is deleted with its user', async () => {
    const { email, userId, secret } = await world.someoneWithApp();
    const ticket = await ticketFor(email);
    await world.t.services.db.deleteFrom('users').where('id', '=', userId).execute();
    expect((await world.answerWith(ticket, world.codeOf(secret))).json().code).toBe('session.ticket_expired');
  });
});
