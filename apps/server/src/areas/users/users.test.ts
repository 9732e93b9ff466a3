import { PERMISSION_KEYS } from '@vitrine/contract/permissions';
import { userLimits } from '@vitrine/contract/users/limits';
import { userMessages } from '@vitrine/contract/users/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appForTests, TEST_DAY, type TestApp } from '../../testing/app-for-tests.ts';
import { anOrganisation, aSession, aUser, PASSWORD } from '../../testing/tenants.ts';

let t: TestApp;
const tenant = { oakline: 0, northside: 0, terra: 0 };
const id = { admin: 0, owner: 0, staff: 0, inviter: 0, reseller: 0, stranger: 0 };

const MANAGER = ['users.edit', 'users.invite', 'users.create', 'configurators'];

beforeAll(async () => {
  t = await appForTests();
  const { services } = t;
  tenant.oakline = await anOrganisation(services, { name: 'Oakline', subdomain: 'oakline' });
  tenant.northside = await anOrganisation(services, {
    name: 'Northside',
    subdomain: 'northside',
    parentId: tenant.oakline,
  });
  tenant.terra = await anOrganisation(services, { name: 'Terra', subdomain: 'terra' });
  const user = (email: string, groupId: number, organisationId: number | null, permissions: string[]) =>
    aUser(services, { email, groupId, organisationId, permissions });
  id.admin = await user('admin@vitrine.test', 1, null, []);
  id.owner = await user('owner@oakline.test', 2, tenant.oakline, [...MANAGER, 'organisations.admin']);
  id.staff = await user('staff@oakline.test', 2, tenant.oakline, MANAGER);
  id.inviter = await user('inviter@oakline.test', 2, tenant.oakline, ['users.invite']);
  id.reseller = await user('dealer@northside.test', 4, tenant.northside, MANAGER);
  id.stranger = await user('owner@terra.test', 2, tenant.terra, [...MANAGER, 'organisations.admin']);
});
afterAll(() => t.close());
beforeEach(async () => {
  t.setNow(TEST_DAY);
  await t.deliver();
  t.sent.length = 0;
});

const recipients = (): string[] => t.sent.map(({ to }) => to);

type Who = keyof typeof id;

async function ask(who: Who, method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: object) {
  const token = await aSession(t.services, id[who]);
  return t.app.inject({
    method,
    url: `/api${url}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  });
}

let people = 0;
const aPerson = () => ({ first_name: 'Ann', last_name: 'Bell', email: `ann-${people++}@example.org` });

async function invited(who: Who = 'owner', organisation = tenant.oakline) {
  const answer = await ask(who, 'POST', `/organisations/${organisation}/users`, aPerson());
  expect(answer.statusCode).toBe(200);
  return answer.json().data as { id: number; email: string };
}

const emails = (answer: { json(): { data: { email: string }[] } }): string[] =>
  answer.json().data.map(({ email }) => email);

describe('lists', () => {
  test('hold one’s own colleagues, and nobody of a reseller or of another organisation', async () => {
    const own = emails(await ask('owner', 'GET', '/users'));
    expect(own).toContain('staff@oakline.test');
    expect(own).not.toContain('dealer@northside.test');
    expect(emails(await ask('reseller', 'GET', '/users'))).toEqual(['dealer@northside.test']);
  });

  test('of staff are for administrators', async () => {
    expect(emails(await ask('admin', 'GET', '/users'))).toEqual(['admin@vitrine.test']);
  });

  test('of a reseller are open to its organisation, by the reseller’s id', async () => {
    expect(emails(await ask('owner', 'GET', `/organisations/${tenant.northside}/users`))).toEqual([
      'dealer@northside.test',
    ]);
    expect((await ask('stranger', 'GET', `/organisations/${tenant.northside}/users`)).statusCode).toBe(404);
    expect((await ask('reseller', 'GET', `/organisations/${tenant.oakline}/users`)).statusCode).toBe(404);
  });

  test('show who is pending and whose invitation expired, and contain no hash', async () => {
    const { id: userId } = await invited();
    const statusOf = async () => {
      const list = (await ask('owner', 'GET', '/users')).json().data as { id: number; invite_status: string | null }[];
      return list.find((user) => user.id === userId)?.invite_status;
    };
    expect(await statusOf()).toBe('pending');
    t.setNow(new Date(TEST_DAY.getTime() + 8 * 86_400_000));
    expect(await statusOf()).toBe('expired');
    expect((await ask('owner', 'GET', '/users')).body).not.toContain('argon2');
  });
});

describe('inviting', () => {
  test.each<[Who, keyof typeof tenant, number]>([
    ['owner', 'oakline', 2],
    ['owner', 'northside', 4],
    ['admin', 'terra', 2],
  ])('%s into %s creates a pending user of group %s, and emails the invitation', async (who, where, groupId) => {
    const person = aPerson();
    const answer = await ask(who, 'POST', `/organisations/${tenant[where]}/users`, person);
    expect(answer.json().data).toMatchObject({
      ...person,
      invite_status: 'pending',
      organisation_id: tenant[where],
      group: { id: groupId },
    });
    await t.deliver();
    expect(recipients()).toEqual([person.email]);
  });

  test('without an organisation is for administrators, and creates staff', async () => {
    const answer = await ask('admin', 'POST', '/users', aPerson());
    expect(answer.json().data).toMatchObject({ organisation_id: null, group: { id: 3 } });
    expect((await ask('owner', 'POST', '/users', aPerson())).json().data.organisation_id).toBe(tenant.oakline);
    expect((await ask('reseller', 'POST', '/users', aPerson())).json().data.organisation_id).toBe(tenant.northside);
  });

  test('gives the first user of an organisation the organisation itself, and nobody more than the inviter has', async () => {
    const empty = await anOrganisation(t.services, { name: 'Empty', subdomain: 'empty' });
    const first = await ask('admin', 'POST', `/organisations/${empty}/users`, aPerson());
    expect(first.json().data.permissions).toContain('organisations.admin');
    const second = await ask('admin', 'POST', `/organisations/${empty}/users`, aPerson());
    expect(second.json().data.permissions).not.toContain('organisations.admin');
    const byInviter = await ask('inviter', 'POST', '/users', aPerson());
    expect(byInviter.json().data.permissions).toEqual(['users.invite']);
  });

  test.each([['OWNER@OAKLINE.TEST'], [' owner@oakline.test '], ['ｏｗｎｅｒ@oakline.test'], ['owner@terra.test']])(
    'rejects %j, which is taken',
    async (email) => {
      const answer = await ask('owner', 'POST', '/users', { ...aPerson(), email });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors).toEqual({ email: [userMessages.emailTaken] });
      await t.deliver();
      expect(recipients()).toEqual([]);
    },
  );

  test.each([
    ['abc', userMessages.emailInvalid],
    ['', userMessages.emailRequired],
    ['a@x.test\nbcc: b@x.test', userMessages.emailInvalid],
    ['a@x.test, b@x.test', userMessages.emailInvalid],
    ['<a@x.test>', userMessages.emailInvalid],
  ])('rejects the address %j', async (email, message) => {
    const answer = await ask('owner', 'POST', '/users', { ...aPerson(), email });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ email: [message] });
  });

  test.each([
    ['\r\nBcc: x@evil.test', userMessages.nameInvalid],
    ['Ann\u202EllB', userMessages.nameInvalid],
    ['Ann\u0000', userMessages.nameInvalid],
    ['a'.repeat(81), userMessages.nameLong],
    ['   ', userMessages.firstNameRequired],
  ])('rejects the name %j', async (name, message) => {
    const first = name === '\r\nBcc: x@evil.test' ? `Ann${name}` : name;
    const answer = await ask('owner', 'POST', '/users', { ...aPerson(), first_name: first });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ first_name: [message] });
  });

  test('sends the invitation again with a new link, and not to an active user', async () => {
    const { id: userId, email } = await invited();
    await t.deliver();
    const [older] = t.sent;
    t.setNow(new Date(TEST_DAY.getTime() + 8 * 86_400_000));
    expect((await ask('owner', 'POST', `/users/${userId}/invite/resend`)).statusCode).toBe(200);
    await t.deliver();
    expect(recipients()).toEqual([email, email]);
    expect(t.sent[1]?.text).not.toBe(older?.text);
    const list = (await ask('owner', 'GET', '/users')).json().data as { id: number; invite_status: string }[];
    expect(list.find((user) => user.id === userId)?.invite_status).toBe('pending');
    const active = await ask('owner', 'POST', `/users/${id.staff}/invite/resend`);
    expect([active.statusCode, active.json().code]).toEqual([409, 'users.active']);
  });

  test('sends one mailbox only some invitations an hour from all senders together', async () => {
    const { id: userId } = await invited();
    const statuses: number[] = [];
    for (let sent = 0; sent <= userLimits.invitationsPerHour; sent += 1)
      statuses.push((await ask('owner', 'POST', `/users/${userId}/invite/resend`)).statusCode);
    expect(statuses).toEqual([...Array(userLimits.invitationsPerHour).fill(200), 429]);
    expect((await ask('staff', 'POST', `/users/${userId}/invite/resend`)).statusCode).toBe(429);
    t.setNow(new Date(TEST_DAY.getTime() + 3_600_000));
    expect((await ask('owner', 'POST', `/users/${userId}/invite/resend`)).statusCode).toBe(200);
  });
});

describe('a reset at a colleague’s request', () => {
  test('is emailed to the stored address', async () => {
    const url = `/organisations/${tenant.oakline}/users/password/reset`;
    expect((await ask('owner', 'POST', url, { email: 'STAFF@oakline.test' })).statusCode).toBe(200);
    await t.deliver();
    expect(recipients()).toEqual(['staff@oakline.test']);
  });

  test('is rejected for a user of another organisation', async () => {
    const url = `/organisations/${tenant.oakline}/users/password/reset`;
    expect((await ask('owner', 'POST', url, { email: 'owner@terra.test' })).statusCode).toBe(404);
  });
});

describe('editing', () => {
  test('changes what is sent and leaves the rest', async () => {
    const { id: userId } = await invited();
    const email = `moved-${userId}@example.org`;
    const answer = await ask('owner', 'PATCH', `/users/${userId}`, { id: userId, email });
    expect(answer.json().data).toMatchObject({ first_name: 'Ann', last_name: 'Bell', email });
  });

  test('invites a pending user again at the new address, and ends the former link', async () => {
    const { id: userId } = await invited();
    await t.deliver();
    const token = /token=([\w-]+)/.exec(t.sent[0]?.text ?? '')?.[1];
    const email = `moved-${userId}@example.org`;
    await ask('owner', 'PATCH', `/users/${userId}`, { email });
    await t.deliver();
    expect(recipients().at(-1)).toBe(email);
    expect((await t.app.inject({ url: `/api/invite/${token}` })).statusCode).toBe(410);
  });

  test('voids an emailed reset when a new address is confirmed', async () => {
    const email = `changing-${people++}@oakline.test`;
    const userId = await aUser(t.services, { email, groupId: 2, organisationId: tenant.oakline, permissions: [] });
    await ask('owner', 'POST', `/organisations/${tenant.oakline}/users/password/reset`, { email });
    await ask('owner', 'PATCH', `/users/${userId}`, { email: `changed-${userId}@oakline.test` });
    await t.deliver();
    const token = /confirm-email\?token=([\w-]+)/.exec(t.sent.map(({ text }) => text).join())?.[1];
    expect((await ask('owner', 'POST', '/email-change/confirm', { token })).statusCode).toBe(200);
    const links = await t.services.db.selectFrom('userTokens').selectAll().where('userId', '=', userId).execute();
    expect(links).toEqual([]);
  });

  test('is rejected for a user with more permissions', async () => {
    const answer = await ask('staff', 'PATCH', `/users/${id.owner}`, { email: 'mine@oakline.test' });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'users.may_more']);
    expect((await ask('staff', 'DELETE', `/users/${id.owner}`)).statusCode).toBe(403);
  });

  test('under a reseller names that reseller', async () => {
    const changed = { first_name: 'Dee' };
    expect(
      (await ask('owner', 'PATCH', `/users/${id.reseller}`, { ...changed, reseller_id: tenant.northside })).statusCode,
    ).toBe(200);
    expect(
      (await ask('owner', 'PATCH', `/users/${id.reseller}`, { ...changed, reseller_id: tenant.terra })).statusCode,
    ).toBe(404);
  });

  test('reads none of the fields that are not for it', async () => {
    const { id: userId } = await invited();
    const before = await t.services.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const forbidden = {
      group: { id: 1 },
      group_id: 1,
      groupId: 1,
      permissions: [...PERMISSION_KEYS],
      organisation_id: tenant.terra,
      organisationId: tenant.terra,
      invite_status: 'active',
      inviteStatus: 'active',
      password: 'new password',
      password_hash: 'x',
      passwordHash: 'x',
      is_admin: true,
      isAdmin: true,
      primary: true,
      enterprise: true,
      sessions: 1,
      years: 9,
      two_step: true,
      created_at: '2000-01-01',
      __proto__: { group_id: 1 },
    };
    expect((await ask('owner', 'PATCH', `/users/${userId}`, forbidden)).statusCode).toBe(200);
    const after = await t.services.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(after).toEqual(before);
  });
});

describe('the permissions of a user', () => {
  test('are changed by those who hold them', async () => {
    const { id: userId } = await invited();
    const set = (who: Who, permissions: string[]) => ask(who, 'PUT', `/users/${userId}/permissions`, { permissions });
    expect((await set('owner', ['configurators'])).json().data.permissions).toEqual(['configurators']);
    expect((await set('owner', ['configurators', 'configurators.create'])).statusCode).toBe(403);
    expect((await set('staff', ['configurators', 'organisations.admin'])).statusCode).toBe(403);
    expect((await set('admin', ['configurators.create'])).json().data.permissions).toEqual(['configurators.create']);
  });

  test('cannot be changed for oneself', async () => {
    const answer = await ask('owner', 'PUT', `/users/${id.owner}/permissions`, { permissions: [] });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'users.self']);
  });

  test('count from the next call on', async () => {
    const userId = await aUser(t.services, {
      email: `losing-${people++}@oakline.test`,
      groupId: 2,
      organisationId: tenant.oakline,
      permissions: MANAGER,
    });
    const token = await aSession(t.services, userId);
    const invite = () =>
      t.app.inject({
        method: 'POST',
        url: '/api/users',
        payload: aPerson(),
        headers: { authorization: `Bearer ${token}` },
      });
    expect((await invite()).statusCode).toBe(200);
    await ask('owner', 'PUT', `/users/${userId}/permissions`, { permissions: ['configurators'] });
    expect((await invite()).statusCode).toBe(403);
  });
});

test('a colleague removes a lost second step, and every session ends with it', async () => {
  const email = `locked-${people++}@oakline.test`;
  const userId = await aUser(t.services, { email, groupId: 2, organisationId: tenant.oakline, permissions: [] });
  const token = await aSession(t.services, userId);
  await t.services.db
    .insertInto('authenticatorApps')
    .values({ userId, sealedSecret: t.services.secrets.seal('JBSWY3DPEHPK3PXP') })
    .execute();
  const signIn = () => t.app.inject({ method: 'POST', url: '/api/login', payload: { email, password: PASSWORD } });
  expect((await signIn()).json().data.second_step.methods).toEqual(['app']);
  expect((await ask('owner', 'DELETE', `/users/${userId}/second-step`)).json().data.two_step).toBe(false);
  expect((await t.app.inject({ url: '/api/user', headers: { authorization: `Bearer ${token}` } })).statusCode).toBe(
    401,
  );
  expect((await signIn()).json().data.token).toEqual(expect.any(String));
  expect((await ask('staff', 'DELETE', `/users/${id.owner}/second-step`)).statusCode).toBe(403);
  expect((await ask('owner', 'DELETE', `/users/${id.owner}/second-step`)).statusCode).toBe(409);
});

describe('deleting', () => {
  test('signs the user out at once, for good', async () => {
    const email = `leaving-${people++}@oakline.test`;
    const userId = await aUser(t.services, { email, groupId: 2, organisationId: tenant.oakline, permissions: [] });
    const headers = { authorization: `Bearer ${await aSession(t.services, userId)}` };
    expect((await t.app.inject({ url: '/api/user', headers })).statusCode).toBe(200);
    expect((await ask('owner', 'DELETE', `/users/${userId}`)).json().data).toEqual({ success: true });
    expect((await t.app.inject({ url: '/api/user', headers })).statusCode).toBe(401);
    const signIn = await t.app.inject({ method: 'POST', url: '/api/login', payload: { email, password: PASSWORD } });
    expect(signIn.statusCode).toBe(401);
  });

  test('oneself is rejected', async () => {
    const answer = await ask('owner', 'DELETE', `/users/${id.owner}`);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'users.self']);
  });
});
