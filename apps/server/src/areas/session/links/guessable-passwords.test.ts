import { sessionMessages } from '@vitrine/contract/session/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '../../../accounts/passwords.ts';
import { appForTests, type TestApp } from '../../../testing/app-for-tests.ts';
import { callsOf } from '../../../testing/calls-of.ts';
import { anOrganisation, aSession, aUser, PASSWORD } from '../../../testing/tenants.ts';

let t: TestApp;
let call: ReturnType<typeof callsOf>;
let reseller: number;
let admin: string;
let people = 0;

beforeAll(async () => {
  t = await appForTests();
  call = callsOf(t);
  const organisation = await anOrganisation(t.services, { name: 'Oakline Kitchens', subdomain: 'oakline' });
  reseller = await anOrganisation(t.services, { name: 'Northside', subdomain: 'north', parentId: organisation });
  const id = await aUser(t.services, { email: 'admin@vitrine.test', groupId: 1, organisationId: null });
  admin = await aSession(t.services, id);
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.deliver();
  t.sent.length = 0;
});

const twice = (password: string) => ({ password, password_confirmation: password });
const newEmail = (): string => `margaret.hill.${people++}@northside.test`;

async function emailedToken(): Promise<string> {
  await t.deliver();
  const link = /https?:\/\/[^\s"]+/.exec(t.sent.at(-1)?.text ?? '')?.[0] ?? 'none:';
  return new URL(link).searchParams.get('token') ?? '';
}

interface Setting {
  email: string;
  set: (password: string) => ReturnType<typeof call>;
}

/** Each way to set a password, for a new user of a reseller. */
const WAYS: Record<string, () => Promise<Setting>> = {
  'an invitation': async () => {
    const email = newEmail();
    const payload = { first_name: 'Margaret', last_name: 'Hill', email };
    await call('POST', `/organisations/${reseller}/users`, { payload, token: admin });
    const token = await emailedToken();
    return { email, set: (password) => call('POST', `/invite/${token}`, { payload: { email, ...twice(password) } }) };
  },
  'a reset link': async () => {
    const email = newEmail();
    await aUser(t.services, { email, groupId: 4, organisationId: reseller });
    await call('POST', '/password/recovery/email', { payload: { email } });
    const token = await emailedToken();
    return {
      email,
      set: (password) => call('PUT', '/password/recovery', { payload: { token, email, ...twice(password) } }),
    };
  },
  'a change of the password': async () => {
    const email = newEmail();
    const token = await aSession(t.services, await aUser(t.services, { email, groupId: 4, organisationId: reseller }));
    const set: Setting['set'] = (password) =>
      call('PUT', '/user/password', { token, payload: { current_password: PASSWORD, ...twice(password) } });
    return { email, set };
  },
};

describe.each(Object.entries(WAYS))('%s', (_name, begin) => {
  test('rejects common passwords, at the field, and accepts anything else of eight characters', async () => {
    const { email, set } = await begin();
    const rejected = [
      ['password123', sessionMessages.passwordCommon],
      ['Baseball', sessionMessages.passwordCommon],
      [email.toUpperCase(), sessionMessages.passwordOwn],
      [email.slice(0, email.indexOf('@')), sessionMessages.passwordOwn],
      ['oakline kitchens', sessionMessages.passwordOwn],
      ['Northside', sessionMessages.passwordOwn],
    ];
    for (const [password = '', message] of rejected) {
      const answer = await set(password);
      expect([answer.statusCode, answer.json().errors]).toEqual([422, { password: [message] }]);
    }
    expect((await set('aaaa bbb')).statusCode).toBe(200);
  });
});

test('a user who has such a password already signs in with it', async () => {
  const email = newEmail();
  const id = await aUser(t.services, { email, groupId: 4, organisationId: reseller });
  const passwordHash = await hashPassword('password123');
  await t.services.db.updateTable('users').set({ passwordHash }).where('id', '=', id).execute();
  expect((await call('POST', '/login', { payload: { email, password: 'password123' } })).statusCode).toBe(200);
});
