import { lockConfigurator } from '@vitrine/store/configurators/queries';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { appForTests, type TestApp } from '../../testing/app-for-tests.ts';
import { aConfigurator, anOrganisation, aSession, aUser } from '../../testing/tenants.ts';
import { grantConfigurator } from './grant-configurator.ts';

let t: TestApp;
let oakline: number;
let kitchen: number;
const id = { admin: 0, owner: 0 };

beforeAll(async () => {
  t = await appForTests();
  const { services } = t;
  oakline = await anOrganisation(services, { name: 'Oakline', subdomain: 'oakline' });
  id.admin = await aUser(services, { email: 'admin@vitrine.test', groupId: 1, organisationId: null });
  const permissions = ['users.edit', 'users.invite', 'users.create', 'configurators'];
  const owner = { email: 'owner@oakline.test', groupId: 2, organisationId: oakline, permissions };
  id.owner = await aUser(services, owner);
  kitchen = await aConfigurator(services, { organisationId: oakline, name: 'Kitchen' });
  await deploy(kitchen);
});
afterAll(() => t.close());

async function ask(who: keyof typeof id, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) {
  const headers = { authorization: `Bearer ${await aSession(t.services, id[who])}` };
  return t.app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
}

const deploy = (configuratorId: number) =>
  ask('owner', 'POST', `/configurators/${configuratorId}/deploy`, { version: 1 });

let made = 0;

async function created(granted: readonly number[] = [kitchen]): Promise<{ id: number; data_url: string }> {
  const email = `ann${++made}@reseller.example`;
  const answer = await ask('owner', 'POST', `/organisations/${oakline}/resellers`, {
    name: `Reseller ${made}`,
    contact_email: email,
    users: [{ first_name: 'Ann', last_name: 'Bell', email }],
    configurators: granted.map((configuratorId) => ({ id: configuratorId, version: 1 })),
    organisation_id: oakline,
  });
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  return answer.json().data;
}

async function grantOf(resellerId: number, configuratorId: number) {
  const { configurators } = (await ask('owner', 'GET', `/resellers/${resellerId}`)).json().data;
  return (configurators as { id: number; live_url: string }[]).find((one) => one.id === configuratorId);
}

test('nobody changes a configurator while its copy is written', async () => {
  const reseller = await created();
  const order: string[] = [];
  let change: Promise<unknown> = Promise.resolve();
  const observed = {
    ...t.services,
    content: {
      ...t.services.content,
      write: (path: string, bytes: Buffer | string) => {
        change = t.services.db
          .transaction()
          .execute((transaction) => lockConfigurator(transaction, kitchen))
          .then(() => order.push('changed'));
        return t.services.content.write(path, bytes);
      },
    },
  };
  await grantConfigurator(observed, { resellerId: reseller.id, configuratorId: kitchen });
  order.push('granted');
  await change;
  expect(order[0]).toBe('granted');
});

test('of two configurators of one name, a copy stays in its folder when the older configurator is deleted', async () => {
  const [older, younger] = [await hallOf('Halls'), await hallOf('Flats')];
  const reseller = await created([older, younger]);
  await t.deliver();
  const folder = `${reseller.data_url}/hall_${younger}`;
  expect(await grantOf(reseller.id, younger)).toMatchObject({ live_url: folder });
  expect((await ask('admin', 'DELETE', `/configurators/${older}`)).statusCode).toBe(200);
  await t.deliver();
  expect(await grantOf(reseller.id, younger)).toMatchObject({ live_url: folder });
  await ask('owner', 'PATCH', `/resellers/${reseller.id}`, { configurators: [{ id: younger, linked: false }] });
  await t.deliver();
  expect(await t.services.content.list(reseller.data_url)).toEqual([]);
});

const withdraw = async (resellerId: number, configuratorId: number): Promise<void> => {
  const configurators = [{ id: configuratorId, linked: false }];
  expect((await ask('owner', 'PATCH', `/resellers/${resellerId}`, { configurators })).statusCode).toBe(200);
};

test('a copy that was just withdrawn goes with its configurator', async () => {
  const hall = await hallOf('Cabins');
  const reseller = await created([hall]);
  await t.deliver();
  expect(await t.services.content.list(reseller.data_url)).not.toEqual([]);
  await withdraw(reseller.id, hall);
  expect((await ask('admin', 'DELETE', `/configurators/${hall}`)).statusCode).toBe(200);
  await t.deliver();
  expect(await t.services.content.list(reseller.data_url)).toEqual([]);
});

test('a withdrawn copy that could not be removed is removed by night, and no other', async () => {
  const [reseller, other] = [await created(), await created()];
  await t.deliver();
  const { content } = t.services;
  const folders = [`${reseller.data_url}/kitchen`, `${other.data_url}/kitchen`];
  await withdraw(reseller.id, kitchen);
  const removing = vi.spyOn(content, 'removeFolder').mockRejectedValueOnce(new Error('The bucket is away'));
  await expect(t.deliver()).rejects.toThrow('The bucket is away');
  removing.mockRestore();
  await t.services.jobs.enqueue(t.services.db, 'repair-live-files', {});
  await t.deliver();
  expect(await Promise.all(folders.map(async (each) => (await content.list(each)).length > 0))).toEqual([false, true]);
});

/** A deployed configurator "Hall" in a group of this name. */
async function hallOf(group: string): Promise<number> {
  const configuratorId = await aConfigurator(t.services, { organisationId: oakline, name: 'Hall', group });
  expect((await deploy(configuratorId)).statusCode).toBe(200);
  return configuratorId;
}

describe('granting that fails', () => {
  const broken = () => ({
    ...t.services,
    content: { ...t.services.content, write: () => Promise.reject(new Error('The disk is full')) },
  });

  test('is tried three times, reports it, and works again on demand', async () => {
    const reseller = await created();
    const job = { resellerId: reseller.id, configuratorId: kitchen };
    await expect(grantConfigurator(broken(), job)).rejects.toThrow('The disk is full');
    await expect(grantConfigurator(broken(), job)).rejects.toThrow('The disk is full');
    expect(await grantOf(reseller.id, kitchen)).toMatchObject({ processing: true, failed: false });
    await grantConfigurator(broken(), job);
    expect(await grantOf(reseller.id, kitchen)).toMatchObject({ processing: false, failed: true });
    await ask('owner', 'POST', `/resellers/${reseller.id}/configurators/${kitchen}/grant`);
    await t.deliver();
    expect(await grantOf(reseller.id, kitchen)).toMatchObject({ processing: false, failed: false });
  });

  test('continues where a crash cut it short', async () => {
    const reseller = await created();
    let writes = 0;
    const crashing = {
      ...t.services,
      content: {
        ...t.services.content,
        write: (path: string, bytes: Buffer | string) =>
          ++writes > 1 ? Promise.reject(new Error('gone')) : t.services.content.write(path, bytes),
      },
    };
    const job = { resellerId: reseller.id, configuratorId: kitchen };
    await expect(grantConfigurator(crashing, job)).rejects.toThrow('gone');
    await t.deliver();
    expect(await grantOf(reseller.id, kitchen)).toMatchObject({ processing: false, failed: false });
    expect(await t.services.content.exists(`${reseller.data_url}/kitchen/deployment.json`)).toBe(true);
  });

  test('leaves nothing behind when the reseller is deleted in the middle of it', async () => {
    const reseller = await created();
    let deletion: ReturnType<typeof ask> | undefined;
    const slow = {
      ...t.services,
      content: {
        ...t.services.content,
        write: async (path: string, bytes: Buffer | string) => {
          await t.services.content.write(path, bytes);
          if (path.endsWith('deployment.json')) deletion = ask('admin', 'DELETE', `/resellers/${reseller.id}`);
        },
      },
    };
    await grantConfigurator(slow, { resellerId: reseller.id, configuratorId: kitchen });
    expect((await deletion)?.statusCode).toBe(200);
    await t.deliver();
    expect(await t.services.content.list(reseller.data_url)).toEqual([]);
  });

  test('does no harm when the reseller was deleted meanwhile', async () => {
    const reseller = await created();
    expect((await ask('admin', 'DELETE', `/resellers/${reseller.id}`)).statusCode).toBe(200);
    await t.deliver();
    expect(await t.services.content.list(reseller.data_url)).toEqual([]);
  });
});
