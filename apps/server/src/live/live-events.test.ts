import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { liveLimits } from '@vitrine/contract/live/events';
import { runOn } from '@vitrine/store/database';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { appForTests, type TestApp } from '../testing/app-for-tests.ts';
import { anOrganisation, aSession, aUser } from '../testing/tenants.ts';
import { publishLive } from './publish.ts';

let t: TestApp;
const tenant = { oakline: 0, northside: 0, terra: 0 };
const id = { admin: 0, owner: 0, reseller: 0, stranger: 0 };
const open: WebSocket[] = [];

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
  id.admin = await aUser(services, { email: 'admin@vitrine.test', groupId: 1, organisationId: null });
  id.owner = await aUser(services, { email: 'owner@oakline.test', groupId: 2, organisationId: tenant.oakline });
  id.reseller = await aUser(services, { email: 'dealer@northside.test', groupId: 4, organisationId: tenant.northside });
  id.stranger = await aUser(services, { email: 'owner@terra.test', groupId: 2, organisationId: tenant.terra });
  await t.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => t.close());
afterEach(() => {
  for (const socket of open.splice(0)) socket.terminate();
});

interface ReceivedEvent {
  socket: WebSocket;
  frames: { event: string; data: object }[];
  closed: Promise<number>;
}

function connect(headers: Record<string, string>, { app }: Pick<TestApp, 'app'> = t): ReceivedEvent {
  const { port } = app.server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, {
    headers: { host: `oakline.vitrine.localhost:${port}`, ...headers },
  });
  open.push(socket);
  const frames: ReceivedEvent['frames'] = [];
  socket.on('message', (data: Buffer) => frames.push(JSON.parse(data.toString('utf8'))));
  socket.on('error', () => undefined);
  const closed = new Promise<number>((resolve) => {
    socket.on('close', resolve);
  });
  return { socket, frames, closed };
}

const ORIGIN = 'http://oakline.vitrine.localhost';
const withCookie = async (userId: number, origin: string = ORIGIN): Promise<ReceivedEvent & { token: string }> => {
  const token = await aSession(t.services, userId);
  return { ...connect({ cookie: `AuthToken=${token}`, origin }), token };
};

/** Sends an event that all listeners get; whether these have got one, so that their sockets are known to be admitted. */
async function areAdmitted(...all: ReceivedEvent[]): Promise<boolean> {
  await publishEvent(0, { organisationId: tenant.oakline, resellerId: tenant.northside });
  await publishEvent(0, { organisationId: tenant.terra });
  return all.every(({ frames }) => frames.length > 0);
}

const untilAdmitted = (...all: ReceivedEvent[]) => expect.poll(() => areAdmitted(...all)).toBe(true);

const idsOf = ({ frames }: ReceivedEvent): number[] =>
  frames.map(({ data }) => (data as { reseller_id: number }).reseller_id).filter((one) => one !== 0);

const publishEvent = (resellerId: number, audience: { organisationId: number; resellerId?: number }) =>
  publishLive(t.services.db, { event: 'reseller updated', data: { reseller_id: resellerId } }, audience);

test('an event reaches those who may see it, and nobody else', async () => {
  const admin = await withCookie(id.admin);
  const owner = await withCookie(id.owner);
  const reseller = await withCookie(id.reseller);
  const stranger = await withCookie(id.stranger);
  await untilAdmitted(admin, owner, reseller, stranger);
  await publishEvent(1, { organisationId: tenant.oakline });
  await publishEvent(2, { organisationId: tenant.oakline, resellerId: tenant.northside });
  await publishEvent(3, { organisationId: tenant.terra });
  await expect.poll(() => idsOf(admin)).toEqual([1, 2, 3]);
  await expect.poll(() => idsOf(stranger)).toEqual([3]);
  expect(idsOf(owner)).toEqual([1, 2]);
  expect(idsOf(reseller)).toEqual([2]);
});

test('an event of a transaction that was rolled back is never sent', async () => {
  const owner = await withCookie(id.owner);
  await untilAdmitted(owner);
  const failing = t.services.db.transaction().execute(async (transaction) => {
    await publishLive(
      transaction,
      { event: 'reseller created', data: { reseller_id: 8 } },
      { organisationId: tenant.oakline },
    );
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await publishEvent(9, { organisationId: tenant.oakline });
  await expect.poll(() => idsOf(owner)).toEqual([9]);
});

describe('a socket is closed as signed out', () => {
  test.each([
    ['from a page of another site', { origin: 'https://evil.example' }],
    ['from a page that says nothing of itself', {}],
    ['from a sandboxed page', { origin: 'null' }],
  ])('%s, whatever cookie it carries', async (_case, headers) => {
    const token = await aSession(t.services, id.owner);
    const { closed } = connect({ cookie: `AuthToken=${token}`, ...(headers as Record<string, string>) });
    expect(await closed).toBe(liveLimits.sessionEnded);
  });

  test('with a session that has run out', async () => {
    const token = await aSession(t.services, id.owner, -1);
    const { closed } = connect({ cookie: `AuthToken=${token}`, origin: ORIGIN });
    expect(await closed).toBe(liveLimits.sessionEnded);
  });

  test('with a first frame that is no token', async () => {
    const client = connect({});
    client.socket.on('open', () => client.socket.send('{"token":'));
    expect(await client.closed).toBe(liveLimits.sessionEnded);
  });

  test('within two seconds of the session’s end', async () => {
    const client = await withCookie(id.owner);
    await untilAdmitted(client);
    const began = performance.now();
    await t.app.inject({ method: 'POST', url: '/api/logout', headers: { authorization: `Bearer ${client.token}` } });
    expect(await client.closed).toBe(liveLimits.sessionEnded);
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});

describe('a socket is closed to connect again', () => {
  const someone = async () => {
    const email = `changing-${Math.random()}@northside.test`;
    const userId = await aUser(t.services, { email, groupId: 4, organisationId: tenant.northside });
    const client = await withCookie(userId);
    await untilAdmitted(client);
    return { userId, client };
  };
  const users = (userId: number, changes: object) =>
    t.services.db.updateTable('users').set(changes).where('id', '=', userId).execute();
  const requireSecondStep = (organisationId: number, twoStepRequired: boolean) =>
    t.services.db.updateTable('organisations').set({ twoStepRequired }).where('id', '=', organisationId).execute();

  const changes: [string, (userId: number) => Promise<unknown>][] = [
    ['may do something else', (userId) => users(userId, { permissions: ['users.edit'] })],
    ['is in another group', (userId) => users(userId, { groupId: 2 })],
    ['belongs to another tenant', (userId) => users(userId, { organisationId: tenant.terra })],
    ['has to have a second step', () => requireSecondStep(tenant.northside, true)],
    ['has to have one by the organisation above', () => requireSecondStep(tenant.oakline, true)],
  ];
  afterEach(async () => {
    for (const each of [tenant.northside, tenant.oakline]) await requireSecondStep(each, false);
  });

  test.each(changes)('once its user %s, and gets nothing more', async (_case, change) => {
    const { userId, client } = await someone();
    await change(userId);
    expect(await client.closed).toBe(liveLimits.rightsChanged);
    await publishEvent(31, { organisationId: tenant.oakline, resellerId: tenant.northside });
    expect(idsOf(client)).toEqual([]);
  });

  test('once its reseller belongs to another organisation', async () => {
    const reseller = await anOrganisation(t.services, {
      name: 'Moving',
      subdomain: 'moving',
      parentId: tenant.oakline,
    });
    const email = 'reseller@moving.test';
    const client = await withCookie(await aUser(t.services, { email, groupId: 4, organisationId: reseller }));
    const framesAfterEvent = async () => {
      await publishEvent(0, { organisationId: tenant.oakline, resellerId: reseller });
      return client.frames;
    };
    await expect.poll(framesAfterEvent).not.toEqual([]);
    await t.services.db
      .updateTable('organisations')
      .set({ parentId: tenant.terra })
      .where('id', '=', reseller)
      .execute();
    expect(await client.closed).toBe(liveLimits.rightsChanged);
  });
});

test('a socket stays open while nothing changes that decides its events', async () => {
  const email = 'settled@northside.test';
  const userId = await aUser(t.services, {
    email,
    groupId: 4,
    organisationId: tenant.northside,
    permissions: ['users.edit', 'configurators'],
  });
  const settled = await withCookie(userId);
  const leaving = await withCookie(id.owner);
  await untilAdmitted(settled, leaving);
  await t.services.db
    .updateTable('users')
    .set({ firstName: 'Renamed', permissions: ['configurators', 'users.edit'] })
    .where('id', '=', userId)
    .execute();
  // A check of all sockets has run once the other one is closed.
  await t.app.inject({ method: 'POST', url: '/api/logout', headers: { authorization: `Bearer ${leaving.token}` } });
  await leaving.closed;
  expect(settled.socket.readyState).toBe(WebSocket.OPEN);
});

test('an open socket is no use of its session', async () => {
  const userId = await aUser(t.services, { email: 'away@oakline.test', groupId: 2, organisationId: tenant.oakline });
  const token = await aSession(t.services, userId);
  const began = t.services.clock();
  t.setNow(new Date(began.getTime() + 7.9 * 3_600_000));
  const client = connect({ cookie: `AuthToken=${token}`, origin: ORIGIN });
  await untilAdmitted(client);
  t.setNow(new Date(began.getTime() + 8.1 * 3_600_000));
  expect(await client.closed).toBe(liveLimits.sessionEnded);
  t.setNow(began);
});

test('a program names its token in the first frame', async () => {
  const client = connect({});
  const token = await aSession(t.services, id.owner);
  client.socket.on('open', () => client.socket.send(JSON.stringify({ token })));
  await untilAdmitted(client);
  expect(client.frames[0]?.event).toBe('reseller updated');
});

test('a network has so many sockets that do not say whose they are, and again once one of them has gone', async () => {
  const silent = Array.from({ length: 50 }, () => connect({}));
  await Promise.all(silent.map(({ socket }) => once(socket, 'open')));
  expect(await connect({}).closed).toBe(1013);
  silent[0]?.socket.close();
  const token = await aSession(t.services, id.owner);
  const connectAgain = () => {
    const client = connect({});
    client.socket.on('open', () => client.socket.send(JSON.stringify({ token })));
    return client;
  };
  let client = connectAgain();
  const isAdmitted = () => {
    if (client.socket.readyState === client.socket.CLOSED) client = connectAgain();
    return areAdmitted(client);
  };
  await expect.poll(isAdmitted).toBe(true);
});

test('a socket that goes while the database is asked about it does not count for its user', async () => {
  const connections = () => promisify(t.app.server.getConnections.bind(t.app.server))();
  const userId = await aUser(t.services, { email: 'brief@oakline.test', groupId: 2, organisationId: tenant.oakline });
  const cookie = `AuthToken=${await aSession(t.services, userId)}`;
  await expect.poll(connections).toBe(0);
  await t.services.db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('sessions').select('id').execute();
    const brief = Array.from({ length: 20 }, () => connect({ cookie, origin: ORIGIN }));
    await Promise.all(brief.map(({ socket }) => once(socket, 'open')));
    for (const { socket } of brief) socket.terminate();
    await expect.poll(connections).toBe(0);
  });
  await untilAdmitted(connect({ cookie, origin: ORIGIN }));
});

test('the addresses of one customer’s IPv6 network count as one', async () => {
  const behindProxy = await appForTests({ NODE_ENV: 'production', VITRINE_DEMO: '1' });
  await behindProxy.app.listen({ port: 0, host: '127.0.0.1' });
  const from = (address: string) => connect({ 'x-forwarded-for': address }, behindProxy);
  const silent = Array.from({ length: 50 }, (_, at) => from(`2001:db8:1:2::${at + 1}`));
  await Promise.all(silent.map(({ socket }) => once(socket, 'open')));
  expect(await from('2001:db8:1:2::99').closed).toBe(1013);
  const elsewhere = from('2001:db8:1:3::1');
  await once(elsewhere.socket, 'open');
  for (const { socket } of [...silent, elsewhere]) socket.terminate();
  await behindProxy.close();
});

test('a frame of five thousand letters ends the socket', async () => {
  const client = await withCookie(id.owner);
  await untilAdmitted(client);
  client.socket.send('x'.repeat(5_000));
  expect(await client.closed).toBe(1009);
});

test('a notification of another form is not sent, and harms nobody', async () => {
  const client = await withCookie(id.owner);
  await untilAdmitted(client);
  for (const payload of ['no JSON', 'null', '{}', '7']) {
    await runOn(t.services.db, "select pg_notify('vitrine_events', $1)", [payload]);
  }
  await publishEvent(5, { organisationId: tenant.oakline });
  await expect.poll(() => idsOf(client)).toEqual([5]);
});
