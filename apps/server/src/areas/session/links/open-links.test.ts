import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appForTests, type TestApp } from '../../../testing/app-for-tests.ts';
import { callsOf } from '../../../testing/calls-of.ts';
import { softwarePasskey } from '../../../testing/software-passkey.ts';
import { anOrganisation, aSession, aUser, PASSWORD } from '../../../testing/tenants.ts';

let t: TestApp;
let call: ReturnType<typeof callsOf>;
let organisation: number;
let admin: string;
let people = 0;

const HOST = 'oakline.vitrine.localhost:4000';

beforeAll(async () => {
  t = await appForTests();
  call = callsOf(t);
  organisation = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  admin = await aSession(
    t.services,
    await aUser(t.services, { email: 'admin@vitrine.test', groupId: 1, organisationId: null }),
  );
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.deliver();
  t.sent.length = 0;
});

const twice = (password: string) => ({ password, password_confirmation: password });

async function emailedToken(): Promise<string> {
  await t.deliver();
  const link = /https?:\/\/[^\s"]+/.exec(t.sent.at(-1)?.text ?? '')?.[0] ?? 'none:';
  return new URL(link).searchParams.get('token') ?? '';
}

async function invited(): Promise<{ id: number; email: string; token: string }> {
  const email = `person-${people++}@oakline.test`;
  const payload = { first_name: 'Ann', last_name: 'Bell', email };
  const answer = await call('POST', `/organisations/${organisation}/users`, { payload, token: admin });
  return { id: answer.json().data.id, email, token: await emailedToken() };
}

async function resetFor(email: string): Promise<string> {
  await call('POST', `/organisations/${organisation}/users/password/reset`, { payload: { email }, token: admin });
  return emailedToken();
}

const accept = (token: string, email: string, password: string) =>
  call('POST', `/invite/${token}`, { payload: { email, ...twice(password) } });
const recover = (token: string, email: string, password: string) =>
  call('PUT', '/password/recovery', { payload: { token, email, ...twice(password) } });
const signIn = async (email: string, password: string): Promise<number> =>
  (await call('POST', '/login', { payload: { email, password } })).statusCode;

describe('an invitation', () => {
  test('ends when its account becomes active by a reset link', async () => {
    const { email, token } = await invited();
    const active = await recover(await resetFor(email), email, 'chosen by reset');
    expect(active.json().data.user).toMatchObject({ invite_status: 'active' });
    expect((await call('GET', `/invite/${token}`)).statusCode).toBe(410);
    expect((await accept(token, email, 'chosen by a thief')).statusCode).toBe(410);
    expect(await signIn(email, 'chosen by reset')).toBe(200);
  });

  test('of an account that is already active opens nothing, even if its row were still there', async () => {
    const { id, email, token } = await invited();
    await t.services.db.updateTable('users').set({ inviteStatus: 'active' }).where('id', '=', id).execute();
    expect((await call('GET', `/invite/${token}`)).statusCode).toBe(410);
    expect((await accept(token, email, 'chosen by a thief')).statusCode).toBe(410);
  });

  test('ends the reset links of its account when it is accepted', async () => {
    const { email, token } = await invited();
    const reset = await resetFor(email);
    expect((await accept(token, email, 'chosen by invitation')).statusCode).toBe(200);
    expect((await recover(reset, email, 'chosen by a thief')).statusCode).toBe(410);
  });

  test('and a reset link at once, twenty times, set one password', async () => {
    const { email, token } = await invited();
    const reset = await resetFor(email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        at % 2 ? accept(token, email, `chosen number ${at}`) : recover(reset, email, `chosen number ${at}`),
      ),
    );
    const won = answers.flatMap(({ statusCode }, at) => (statusCode === 200 ? [at] : []));
    expect(won).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 410)).toHaveLength(19);
    expect(await signIn(email, `chosen number ${won[0]}`)).toBe(200);
  });
});

describe('a reset link ends', () => {
  const someone = async () => {
    const email = `settled-${people++}@oakline.test`;
    const id = await aUser(t.services, { email, groupId: 2, organisationId: organisation });
    return { email, session: await aSession(t.services, id), reset: await resetFor(email) };
  };

  test('with a change of the password', async () => {
    const { email, session, reset } = await someone();
    const payload = { current_password: PASSWORD, ...twice('changed by its owner') };
    expect((await call('PUT', '/user/password', { token: session, payload })).statusCode).toBe(200);
    expect((await recover(reset, email, 'chosen by a thief')).statusCode).toBe(410);
  });

  test('with a new passkey', async () => {
    const { email, session, reset } = await someone();
    const asked = { token: session, host: HOST, payload: { current_password: PASSWORD } };
    const { ticket, options } = (await call('POST', '/user/passkeys/options', asked)).json().data;
    const response = softwarePasskey(`http://${HOST}`).create(options);
    const payload = { ticket, name: 'Laptop', response };
    expect((await call('POST', '/user/passkeys', { token: session, host: HOST, payload })).statusCode).toBe(200);
    expect((await recover(reset, email, 'chosen by a thief')).statusCode).toBe(410);
  });
});

test('of several changes of a password at once, one is made with the password that was current', async () => {
  const email = `settled-${people++}@oakline.test`;
  const token = await aSession(
    t.services,
    await aUser(t.services, { email, groupId: 2, organisationId: organisation }),
  );
  const statuses = (
    await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        call('PUT', '/user/password', {
          token,
          payload: { current_password: PASSWORD, ...twice(`chosen number ${at}`) },
        }),
      ),
    )
  ).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});
