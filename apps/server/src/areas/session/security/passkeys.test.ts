import * as webAuthn from '@simplewebauthn/server';
import { sessionLimits } from '@vitrine/contract/session/limits';
import { sessionMessages } from '@vitrine/contract/session/messages';
import { setCredential } from '@vitrine/store/session/credentials';
import { lockAccount } from '@vitrine/store/session/lock-account';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { TENANT_HOST } from '../../../testing/calls-of.ts';
import { type SecurityWorld, securityWorld } from '../../../testing/security-world.ts';
import { softwarePasskey, type Twist } from '../../../testing/software-passkey.ts';
import { PASSWORD } from '../../../testing/tenants.ts';

vi.mock('@simplewebauthn/server', { spy: true });

const ORIGIN = `http://${TENANT_HOST}`;
const OWN_DOMAIN = 'design.oakline.example:4000';

let world: SecurityWorld;
beforeAll(async () => {
  world = await securityWorld();
  await world.t.services.db
    .updateTable('organisations')
    .set({ accessDomain: 'Design.Oakline.example', accessDomainVerifiedAt: new Date() })
    .where('id', '=', world.oakline)
    .execute();
});
afterAll(() => world.t.close());
/** Limits by the minute do not reach from one test into the next. */
beforeEach(() => world.later(120));

const start = (token: string, host = TENANT_HOST, password = PASSWORD) =>
  world.call('POST', '/user/passkeys/options', { token, host, payload: { current_password: password } });

const add = (token: string, ticket: string, response: object, host = TENANT_HOST) =>
  world.call('POST', '/user/passkeys', { token, host, payload: { ticket, name: 'Laptop', response } });

const remove = (token: string, id: number, password = PASSWORD) =>
  world.call('POST', `/user/passkeys/${id}/remove`, { token, payload: { current_password: password } });

describe('creating a passkey', () => {
  test('asks the browser for one that needs no name and knows its owner by finger, face or PIN', async () => {
    const { email, userId, token } = await world.someone();
    const answer = await start(token);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json().data.options).toMatchObject({
      rp: { id: 'vitrine.localhost', name: 'Vitrine' },
      user: { name: email, displayName: 'Test Person', id: Buffer.from(String(userId)).toString('base64url') },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      excludeCredentials: [],
    });
    expect(answer.json().data.options.challenge.length).toBeGreaterThan(40);
  });

  test('saves it with its name, and writes the audit log', async () => {
    const { userId, token } = await world.someone();
    const { answer } = await world.addPasskey(token, { name: '  Work laptop ' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toEqual({
      app: false,
      recovery_codes_left: 0,
      required: false,
      passkeys: [
        { id: expect.any(Number), name: 'Work laptop', created_at: world.now().toISOString(), last_used_at: null },
      ],
    });
    expect(await world.auditOf(userId)).toEqual({ kind: 'two_step.added', detail: 'Passkey "Work laptop"' });
    const [row] = await world.t.services.db.selectFrom('passkeys').selectAll().where('userId', '=', userId).execute();
    expect(row).toMatchObject({ relyingParty: 'vitrine.localhost', transports: ['internal'] });
  });

  test('makes sign-in by password ask for it', async () => {
    const { email, token } = await world.someone();
    await world.addPasskey(token);
    const { data } = (await world.signIn(email)).json();
    const step = { methods: ['passkey'], passkey_domains: ['vitrine.localhost'] };
    expect(data).toMatchObject({ token: null, second_step: step });
  });

  test('names each domain that the account has passkeys of, because browsers offer them nowhere else', async () => {
    const { email, token } = await world.someone();
    await world.addPasskey(token, { host: OWN_DOMAIN });
    await world.addPasskey(token, { host: OWN_DOMAIN });
    const domains = async () => (await world.signIn(email)).json().data.second_step.passkey_domains;
    expect(await domains()).toEqual(['design.oakline.example']);
    await world.addPasskey(token);
    expect(await domains()).toEqual(['design.oakline.example', 'vitrine.localhost']);
  });

  test('names those that the user has on this domain, so that none is created twice', async () => {
    const { token } = await world.someone();
    const { passkey } = await world.addPasskey(token);
    await world.addPasskey(token, { host: OWN_DOMAIN });
    const { options } = (await start(token)).json().data;
    expect(options.excludeCredentials.map(({ id }: { id: string }) => id)).toEqual([passkey.credentialId]);
  });
});

describe('a passkey belongs', () => {
  test.each([
    ['admin.vitrine.localhost:4000', 'vitrine.localhost'],
    ['vitrine.localhost:4000', 'vitrine.localhost'],
    ['api.vitrine.localhost:4000', 'vitrine.localhost'],
    ['localhost:4000', 'localhost'],
    [OWN_DOMAIN, 'design.oakline.example'],
  ])('when created on %s, to %s', async (host, domain) => {
    const { token } = await world.someone();
    const { options, answer } = await world.addPasskey(token, { host });
    expect(options.rp.id).toBe(domain);
    expect(answer.statusCode).toBe(200);
  });

  test.each(['127.0.0.1:4000', '[::1]:4000', 'a-stranger.example'])('to nobody on %s', async (host) => {
    const { token } = await world.someone();
    const answer = await start(token, host);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().code).toBe('session.passkeys_unavailable');
    expect((await world.call('POST', '/login/passkey/options', { host })).json().code).toBe(
      'session.passkeys_unavailable',
    );
  });

  test('where passkeys are supported, as the dashboard learns', async () => {
    const domain = async (host: string) =>
      (await world.call('GET', '/app-config', { host })).json().data.passkey_domain;
    expect(await domain(TENANT_HOST)).toBe('vitrine.localhost');
    expect(await domain(OWN_DOMAIN)).toBe('design.oakline.example');
    expect(await domain('localhost:4000')).toBe('localhost');
    expect(await domain('127.0.0.1:4000')).toBe(null);
  });
});

describe('a new passkey is rejected without a reason', () => {
  const challenge = Buffer.alloc(32).toString('base64url');
  test.each<[string, Twist]>([
    ['from another origin', { origin: 'http://evil.example' }],
    ['from another scheme', { origin: `https://${TENANT_HOST}` }],
    ['from another host of the same domain', { origin: 'http://terra.vitrine.localhost:4000' }],
    ['for another challenge', { challenge }],
    ['for another domain', { relyingParty: 'evil.example' }],
    ['that is a sign-in', { type: 'webauthn.get' }],
    ['without knowing its owner', { verified: false }],
  ])('%s', async (_case, twist) => {
    const { token } = await world.someone();
    const { ticket, options } = (await start(token)).json().data;
    const answer = await add(token, ticket, softwarePasskey(ORIGIN).create(options, twist));
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({ code: 'session.passkey_invalid', message: sessionMessages.passkeyFailed });
    expect((await world.methodsOf(token)).passkeys).toEqual([]);
  });

  test.each([
    ['nothing', {}],
    ['no response in it', { id: 'a', rawId: 'a', type: 'public-key' }],
    [
      'numbers for texts',
      { id: 1, rawId: 1, type: 'public-key', response: { clientDataJSON: 2, attestationObject: 3 } },
    ],
  ])('with %s', async (_case, response) => {
    const { token } = await world.someone();
    const { ticket } = (await start(token)).json().data;
    expect((await add(token, ticket, response)).json().code).toBe('session.passkey_invalid');
  });

  test('with certificates of its maker, which are not verified', async () => {
    const { token } = await world.someone();
    const { ticket, options } = (await start(token)).json().data;
    const verify = vi.mocked(webAuthn.verifyRegistrationResponse);
    verify.mockClear();
    const response = softwarePasskey(ORIGIN).create(options, { certificate: Buffer.alloc(300) });
    expect((await add(token, ticket, response)).json().code).toBe('session.passkey_invalid');
    expect(verify).not.toHaveBeenCalled();
  });

  test('whose answer is still checked while the password changes: nothing that a thief began outlives that', async () => {
    const { userId, token } = await world.someone();
    const { ticket, options } = (await start(token)).json().data;
    const { verifyRegistrationResponse } = await vi.importActual<typeof webAuthn>('@simplewebauthn/server');
    const { db } = world.t.services;
    vi.mocked(webAuthn.verifyRegistrationResponse).mockImplementationOnce(async (input) => {
      await db.transaction().execute(async (transaction) => {
        const account = await lockAccount(transaction, userId);
        if (account) await setCredential(transaction, account, { passwordHash: 'another' }, world.now());
      });
      return verifyRegistrationResponse(input);
    });
    const answer = await add(token, ticket, softwarePasskey(ORIGIN).create(options));
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'session.required']);
    expect(await db.selectFrom('passkeys').select('id').where('userId', '=', userId).execute()).toEqual([]);
  });

  test('when it is registered already, by any user', async () => {
    const first = await world.someone();
    const { passkey } = await world.addPasskey(first.token);
    const { answer } = await world.addPasskey((await world.someone()).token, { passkey });
    expect(answer.json().code).toBe('session.passkey_invalid');
  });

  test('when it was begun on a host of another domain', async () => {
    const { token } = await world.someone();
    const { ticket, options } = (await start(token, 'localhost:4000')).json().data;
    const response = softwarePasskey('http://localhost:4000').create(options);
    expect((await add(token, ticket, response)).json().code).toBe('session.passkey_invalid');
  });
});

describe('a challenge for a new passkey', () => {
  test('is answered once, in time, and by the user who was asked', async () => {
    const { token } = await world.someone();
    const { ticket, options } = (await start(token)).json().data;
    const response = softwarePasskey(ORIGIN).create(options);
    expect((await add(token, ticket, response)).statusCode).toBe(200);
    const late = (await start(token)).json().data;
    world.later(10 * 60 + 1);
    const foreign = (await start((await world.someone()).token)).json().data;
    for (const asked of [{ ticket, options }, late, foreign]) {
      const answer = await add(token, asked.ticket, softwarePasskey(ORIGIN).create(asked.options));
      expect(answer.statusCode).toBe(410);
      expect(answer.json().code).toBe('session.ticket_expired');
    }
    expect((await world.methodsOf(token)).passkeys).toHaveLength(1);
  });

  test('is not created without the right password, nor when the account is full', async () => {
    const { userId, token } = await world.someone();
    expect((await start(token, TENANT_HOST, 'wrong')).json().code).toBe('session.wrong_password');
    const { ticket, options } = (await start(token)).json().data;
    const full = Array.from({ length: sessionLimits.passkeysMaximum }, (_, at) => ({
      userId,
      credentialId: `full-${userId}-${at}`,
      publicKey: '',
      counter: 0,
      transports: [],
      relyingParty: 'vitrine.localhost',
      name: `Key ${at}`,
    }));
    await world.t.services.db.insertInto('passkeys').values(full).execute();
    const answers = [await start(token), await add(token, ticket, softwarePasskey(ORIGIN).create(options))];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(422);
      expect(answer.json().message).toBe(sessionMessages.passkeysFull);
    }
    expect((await world.methodsOf(token)).passkeys).toHaveLength(sessionLimits.passkeysMaximum);
  });
});

describe('removing a passkey', () => {
  const idOf = async (token: string): Promise<number> => (await world.methodsOf(token)).passkeys[0].id;

  test('returns what is left, and writes the audit log', async () => {
    const { userId, email, token } = await world.someone();
    await world.addPasskey(token, { name: 'Old phone' });
    const answer = await remove(token, await idOf(token));
    expect(answer.json().data.passkeys).toEqual([]);
    expect(await world.auditOf(userId)).toEqual({ kind: 'two_step.removed', detail: 'Passkey "Old phone"' });
    expect((await world.signIn(email)).json().data.second_step).toBe(null);
  });

  test('is rejected with a wrong password, and for a foreign one like for one that does not exist', async () => {
    const { token } = await world.someone();
    await world.addPasskey(token);
    const id = await idOf(token);
    expect((await remove(token, id, 'wrong')).json().code).toBe('session.wrong_password');
    const stranger = (await world.someone()).token;
    const [foreign, unknown] = [await remove(stranger, id), await remove(stranger, 987_654)];
    expect(foreign.statusCode).toBe(404);
    expect(foreign.body).toBe(unknown.body);
    expect((await world.methodsOf(token)).passkeys).toHaveLength(1);
  });

  test('is rejected for the last second step where the organisation requires one', async () => {
    const { token, secret } = await world.someoneWithApp();
    expect(secret).not.toBe('');
    await world.addPasskey(token);
    const id = await idOf(token);
    await world.requireSecondStep(true);
    const payload = { current_password: PASSWORD };
    expect((await world.call('POST', '/user/authenticator-app/remove', { token, payload })).statusCode).toBe(200);
    const answer = await remove(token, id);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('session.second_step_stays');
    expect(await world.methodsOf(token)).toMatchObject({ required: true, passkeys: [{ id }] });
    await world.requireSecondStep(false);
  });

  test('at the same moment as the app leaves one of the two', async () => {
    const { token } = await world.someoneWithApp();
    await world.addPasskey(token);
    const id = await idOf(token);
    await world.requireSecondStep(true);
    const payload = { current_password: PASSWORD };
    const answers = await Promise.all([
      remove(token, id),
      world.call('POST', '/user/authenticator-app/remove', { token, payload }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    await world.requireSecondStep(false);
  });
});
