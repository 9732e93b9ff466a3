import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appForTests, type TestApp } from '../../testing/app-for-tests.ts';
import { callsOf } from '../../testing/calls-of.ts';
import { anOrganisation, aSession, aUser } from '../../testing/tenants.ts';

let t: TestApp;
let call: ReturnType<typeof callsOf>;
const tenant = { oakline: 0, northside: 0, terra: 0 };
let people = 0;

beforeAll(async () => {
  t = await appForTests();
  call = callsOf(t);
  tenant.oakline = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  tenant.northside = await anOrganisation(t.services, { name: 'North', subdomain: 'north', parentId: tenant.oakline });
  tenant.terra = await anOrganisation(t.services, { name: 'Terra', subdomain: 'terra' });
});
afterAll(() => t.close());

async function someone(organisationId: number | null, permissions: string[] = [], groupId = 2) {
  const email = `person-${people++}@example.test`;
  const id = await aUser(t.services, { email, groupId, organisationId, permissions });
  return { id, token: await aSession(t.services, id) };
}

const owner = () => someone(tenant.oakline, ['users.edit', 'configurators', 'organisations.admin']);
const isGood = async (token: string): Promise<boolean> => (await call('GET', '/user', { token })).statusCode === 200;
const listed = async (token: string, userId: number) =>
  (await call('GET', `/users/${userId}/sessions`, { token })).json().data as { id: number }[];

describe('the sessions of a user', () => {
  test('are seen by the owner, of a reseller’s user too, and by administrators, without a hash', async () => {
    const [chief, staff, reseller] = [
      await owner(),
      await someone(tenant.oakline),
      await someone(tenant.northside, [], 4),
    ];
    const admin = await someone(null, [], 1);
    for (const caller of [chief, admin]) {
      for (const user of [staff, reseller]) expect(await listed(caller.token, user.id)).toHaveLength(1);
    }
    const [session = {}] = await listed(chief.token, staff.id);
    expect(Object.keys(session).sort()).toEqual([
      'created_at',
      'current',
      'device',
      'expires_at',
      'id',
      'last_used_at',
    ]);
  });

  test('of a user with more permissions are neither seen nor ended', async () => {
    const [chief, admin] = [await owner(), await someone(null, [], 1)];
    const clerk = await someone(tenant.oakline, ['users.edit']);
    const administrator = await call('GET', `/users/${admin.id}/sessions`, { token: chief.token });
    expect(administrator.statusCode).toBe(404);
    for (const method of ['GET', 'DELETE'] as const) {
      const answer = await call(method, `/users/${chief.id}/sessions`, { token: clerk.token });
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'users.may_more']);
    }
    expect(await isGood(chief.token)).toBe(true);
  });

  test('of another tenant answer like those of no user', async () => {
    const [chief, stranger] = [await owner(), await someone(tenant.terra)];
    const [theirs] = await t.services.db
      .selectFrom('sessions')
      .select('id')
      .where('userId', '=', stranger.id)
      .execute();
    const calls = [
      ['GET', (id: number) => `/users/${id}/sessions`],
      ['DELETE', (id: number) => `/users/${id}/sessions`],
      ['DELETE', (id: number) => `/users/${id}/sessions/${theirs?.id}`],
    ] as const;
    for (const [method, url] of calls) {
      const [foreign, none] = [
        await call(method, url(stranger.id), { token: chief.token }),
        await call(method, url(987_654), { token: chief.token }),
      ];
      expect([foreign.statusCode, foreign.body]).toEqual([404, none.body]);
    }
    expect(await isGood(stranger.token)).toBe(true);
  });
});

describe('ending them', () => {
  test('signs out one browser, once, and the audit log names the user', async () => {
    const [chief, staff] = [await owner(), await someone(tenant.oakline)];
    const other = await aSession(t.services, staff.id);
    const [newest] = await listed(chief.token, staff.id);
    const url = `/users/${staff.id}/sessions/${newest?.id}`;
    const answers = await Promise.all(Array.from({ length: 5 }, () => call('DELETE', url, { token: chief.token })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404, 404, 404]);
    expect([await isGood(other), await isGood(staff.token)].sort()).toEqual([false, true]);
    const event = await t.services.db
      .selectFrom('auditEvents')
      .select(['kind', 'subject', 'detail', 'organisationId'])
      .where('actorId', '=', chief.id)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(event).toEqual({
      kind: 'session.closed',
      subject: 'Test Person',
      detail: 'One session',
      organisationId: tenant.oakline,
    });
  });

  test('with the id of another user’s session ends nothing', async () => {
    const [chief, staff, other] = [await owner(), await someone(tenant.oakline), await someone(tenant.oakline)];
    const [theirs] = await listed(chief.token, other.id);
    const answer = await call('DELETE', `/users/${staff.id}/sessions/${theirs?.id}`, { token: chief.token });
    expect(answer.statusCode).toBe(404);
    expect(await isGood(other.token)).toBe(true);
  });

  test('signs out everywhere, and nobody else', async () => {
    const [chief, staff, bystander] = [await owner(), await someone(tenant.oakline), await someone(tenant.oakline)];
    const other = await aSession(t.services, staff.id);
    expect((await call('DELETE', `/users/${staff.id}/sessions`, { token: chief.token })).statusCode).toBe(200);
    expect(await Promise.all([staff.token, other, bystander.token, chief.token].map(isGood))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  test('is not for one’s own', async () => {
    const chief = await owner();
    const [own] = await listed(chief.token, chief.id);
    for (const url of [`/users/${chief.id}/sessions`, `/users/${chief.id}/sessions/${own?.id}`]) {
      const answer = await call('DELETE', url, { token: chief.token });
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'users.self']);
    }
    expect(await isGood(chief.token)).toBe(true);
  });
});
