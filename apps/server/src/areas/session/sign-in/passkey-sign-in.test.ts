import { sessionMessages } from '@vitrine/contract/session/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TENANT_HOST } from '../../../testing/calls-of.ts';
import { type SecurityWorld, securityWorld } from '../../../testing/security-world.ts';
import { type SoftwarePasskey, softwarePasskey, type Twist } from '../../../testing/software-passkey.ts';
import { PASSWORD } from '../../../testing/tenants.ts';

let world: SecurityWorld;
beforeAll(async () => {
  world = await securityWorld();
});
afterAll(() => world.t.close());
beforeEach(() => world.later(120));

const ask = async (host = TENANT_HOST) => (await world.call('POST', '/login/passkey/options', { host })).json().data;

const send = (ticket: string, response: object, input: { host?: string; keepLoggedIn?: boolean } = {}) => {
  const { host = TENANT_HOST, keepLoggedIn = false } = input;
  return world.call('POST', '/login/passkey', { host, payload: { ticket, response, keepLoggedIn } });
};

async function signInWith(passkey: SoftwarePasskey, twist: Twist = {}, host = TENANT_HOST) {
  const { ticket, options } = await ask(host);
  return send(ticket, passkey.get(options, { origin: `http://${host}`, ...twist }), { host });
}

async function someoneWithPasskey(name = 'Laptop') {
  const person = await world.someone();
  const { passkey } = await world.addPasskey(person.token, { name });
  return { ...person, passkey };
}

const PASSKEY_INVALID = { code: 'session.passkey_invalid', message: sessionMessages.passkeyFailed };

describe('signing in by passkey', () => {
  test('asks for any passkey of this domain, and for its owner', async () => {
    const { options } = await ask();
    expect(options).toMatchObject({ rpId: 'vitrine.localhost', userVerification: 'required' });
    expect(options.allowCredentials ?? []).toEqual([]);
    expect((await ask()).options.challenge).not.toBe(options.challenge);
  });

  test('opens a session, which is both steps in one, and the audit log names the passkey', async () => {
    const { userId, email, passkey } = await someoneWithPasskey('Blue key');
    const { ticket, options } = await ask();
    const answer = await send(ticket, passkey.get(options), { keepLoggedIn: true });
    expect(answer.statusCode).toBe(200);
    const { token, user, second_step } = answer.json().data;
    expect(second_step).toBe(null);
    expect(user).toMatchObject({ email });
    const cookie = answer.cookies.find(({ name }) => name === 'AuthToken');
    expect(cookie).toMatchObject({ value: token, httpOnly: true });
    expect(cookie?.expires).toEqual(new Date(world.now().getTime() + 7 * 86_400_000));
    expect(await world.auditOf(userId)).toMatchObject({
      kind: 'session.opened',
      detail: expect.stringContaining('Passkey "Blue key"'),
    });
    expect((await world.methodsOf(token)).passkeys[0].last_used_at).toBe(world.now().toISOString());
  });

  test('works on every host of the product, whichever it was created on', async () => {
    const { passkey } = await someoneWithPasskey();
    for (const host of ['vitrine.localhost:4000', 'admin.vitrine.localhost:4000', TENANT_HOST]) {
      expect((await signInWith(passkey, {}, host)).statusCode).toBe(200);
    }
  });

  test('accepts authenticators that do not count', async () => {
    const { userId, passkey } = await someoneWithPasskey();
    await world.t.services.db.updateTable('passkeys').set({ counter: 0 }).where('userId', '=', userId).execute();
    expect((await signInWith(passkey, { counter: 0 })).statusCode).toBe(200);
    expect((await signInWith(passkey, { counter: 0 })).statusCode).toBe(200);
  });
});

describe('a sign-in by passkey is rejected without a reason', () => {
  const challenge = Buffer.alloc(32).toString('base64url');
  const nobody = Buffer.from('987654').toString('base64url');
  test.each<[string, Twist]>([
    ['from another origin', { origin: 'http://evil.example' }],
    ['from another host of the same domain', { origin: 'http://terra.vitrine.localhost:4000' }],
    ['for another challenge', { challenge }],
    ['for another domain', { relyingParty: 'evil.example' }],
    ['that is a registration', { type: 'webauthn.create' }],
    ['without knowing its owner', { verified: false }],
    ['in the name of somebody else', { userHandle: nobody }],
    ['in nobody’s name', { userHandle: '' }],
    ['with a counter that did not rise', { counter: 1 }],
  ])('%s', async (_case, twist) => {
    const { passkey } = await someoneWithPasskey();
    const answer = await signInWith(passkey, twist);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual(PASSKEY_INVALID);
    expect(answer.cookies).toEqual([]);
    expect((await signInWith(passkey, { counter: 100 })).statusCode).toBe(200);
  });

  test('with a signature that was tampered with, or of another key', async () => {
    const { passkey } = await someoneWithPasskey();
    const { ticket, options } = await ask();
    const response = passkey.get(options);
    const signature = Buffer.from(response.response.signature, 'base64url');
    signature[signature.length - 1] = (signature.at(-1) ?? 0) ^ 1;
    response.response.signature = signature.toString('base64url');
    expect((await send(ticket, response)).json()).toEqual(PASSKEY_INVALID);
    const { userHandle } = response.response;
    const forged = softwarePasskey(`http://${TENANT_HOST}`, passkey.credentialId);
    expect((await signInWith(forged, { userHandle, counter: 50 })).json()).toEqual(PASSKEY_INVALID);
  });

  test('with data that the signature does not cover', async () => {
    const { passkey } = await someoneWithPasskey();
    const { ticket, options } = await ask();
    const response = passkey.get(options);
    const data = Buffer.from(response.response.authenticatorData, 'base64url');
    data.writeUInt32BE(99, 33);
    response.response.authenticatorData = data.toString('base64url');
    expect((await send(ticket, response)).json()).toEqual(PASSKEY_INVALID);
  });

  test.each([
    ['nothing', {}],
    ['a name that no text can be', { id: '\u0000', rawId: '\u0000' }],
    ['a number for a name', { id: 7 }],
    ['an unknown passkey', { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: {} }],
  ])('with %s', async (_case, response) => {
    const { ticket } = await ask();
    expect((await send(ticket, response)).json()).toEqual(PASSKEY_INVALID);
  });

  test('with a known passkey and nothing else', async () => {
    const { passkey } = await someoneWithPasskey();
    const { ticket } = await ask();
    expect((await send(ticket, { id: passkey.credentialId })).json()).toEqual(PASSKEY_INVALID);
  });

  test('once the passkey was removed', async () => {
    const { token, passkey } = await someoneWithPasskey();
    const [{ id }] = (await world.methodsOf(token)).passkeys;
    const payload = { current_password: PASSWORD };
    await world.call('POST', `/user/passkeys/${id}/remove`, { token, payload });
    expect((await signInWith(passkey)).json()).toEqual(PASSKEY_INVALID);
  });

  test.each(['pending', 'expired'] as const)('while the invitation is %s', async (inviteStatus) => {
    const { userId, passkey } = await someoneWithPasskey();
    await world.t.services.db.updateTable('users').set({ inviteStatus }).where('id', '=', userId).execute();
    expect((await signInWith(passkey)).json()).toEqual(PASSKEY_INVALID);
  });

  test('before a first password', async () => {
    const { userId, passkey } = await someoneWithPasskey();
    await world.t.services.db.updateTable('users').set({ passwordHash: null }).where('id', '=', userId).execute();
    expect((await signInWith(passkey)).json()).toEqual(PASSKEY_INVALID);
  });

  test('on a host of another domain, for the passkey and for the challenge', async () => {
    const { passkey } = await someoneWithPasskey();
    const host = 'localhost:4000';
    expect((await signInWith(passkey, {}, host)).json()).toEqual(PASSKEY_INVALID);
    expect((await signInWith(passkey, { relyingParty: 'vitrine.localhost' }, host)).json()).toEqual(PASSKEY_INVALID);
    const { ticket, options } = await ask(host);
    const other = passkey.get(options, { relyingParty: 'vitrine.localhost' });
    expect((await send(ticket, other)).json()).toEqual(PASSKEY_INVALID);
    const asked = await ask();
    const response = passkey.get(asked.options, { origin: 'http://127.0.0.1:4000' });
    expect((await send(asked.ticket, response, { host: '127.0.0.1:4000' })).json()).toEqual(PASSKEY_INVALID);
  });
});

describe('a challenge for a passkey', () => {
  test('is answered once, even at the same moment', async () => {
    const { passkey } = await someoneWithPasskey();
    const { ticket, options } = await ask();
    const response = passkey.get(options);
    const answers = await Promise.all([send(ticket, response), send(ticket, response)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    const replayed = await send(ticket, response);
    expect(replayed.statusCode).toBe(410);
    expect(replayed.json().code).toBe('session.ticket_expired');
  });

  test('is not answered by a response to another challenge', async () => {
    const { passkey } = await someoneWithPasskey();
    const response = passkey.get((await ask()).options);
    expect((await send((await ask()).ticket, response)).json()).toEqual(PASSKEY_INVALID);
  });

  test('is answered within ten minutes', async () => {
    const { passkey } = await someoneWithPasskey();
    const { ticket, options } = await ask();
    world.later(10 * 60 + 1);
    expect((await send(ticket, passkey.get(options))).json().code).toBe('session.ticket_expired');
  });

  test('is no challenge for a new passkey, nor the other way round', async () => {
    const { token, passkey } = await someoneWithPasskey();
    const payload = { current_password: PASSWORD };
    const made = (await world.call('POST', '/user/passkeys/options', { token, payload })).json().data;
    expect((await send(made.ticket, passkey.get(made.options))).json().code).toBe('session.ticket_expired');
    const asked = await ask();
    const response = softwarePasskey(`http://${TENANT_HOST}`).create(asked.options);
    const added = await world.call('POST', '/user/passkeys', {
      token,
      payload: { ticket: asked.ticket, name: 'Other', response },
    });
    expect(added.json().code).toBe('session.ticket_expired');
  });
});
