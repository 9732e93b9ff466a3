import { isConfiguratorFolder } from '@vitrine/store/configurators/queries';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { appForTests, TEST_DAY, type TestApp } from '../testing/app-for-tests.ts';
import { aConfigurator, anOrganisation, aSession, aUser, deployFirstVersion } from '../testing/tenants.ts';
import { freeFolder } from './free-folder.ts';
import { removeContent, removeLater } from './remove-folders.ts';

let t: TestApp;
let token: string;
let oakline: number;
let kitchen: number;
beforeAll(async () => {
  t = await appForTests();
  const { services } = t;
  oakline = await anOrganisation(services, { name: 'Oakline', subdomain: 'oakline' });
  const admin = await aUser(services, { email: 'admin@vitrine.test', groupId: 1, organisationId: null });
  token = await aSession(services, admin);
  kitchen = await aConfigurator(services, { organisationId: oakline, name: 'Kitchen' });
  await deployFirstVersion(services, kitchen);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => t.close());

const call = async (method: 'POST' | 'DELETE', url: string, payload?: object) => {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await t.app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  return answer.json().data;
};

let made = 0;
const organisation = (): Promise<{ id: number; data_url: string }> =>
  call('POST', '/organisations', {
    ...{
      name: 'Twin',
      access_subdomain: `twin${++made}`,
      authorised_domain: `twin${made}.example`,
      enterprise: false,
    },
    ...{ years: 1, sessions: 1000, first_name: 'Ann', last_name: 'Bell', contact_email: `ann${made}@twin.example` },
  });
const reseller = (): Promise<{ id: number; data_url: string }> => {
  const email = `bob${++made}@twin.example`;
  return call('POST', `/organisations/${oakline}/resellers`, {
    ...{ name: 'Twin', contact_email: email, organisation_id: oakline },
    configurators: [{ id: kitchen, version: 1 }],
    users: [{ first_name: 'Bob', last_name: 'Bell', email }],
  });
};

test.each([
  ['an organisation', organisation, 'organisations'],
  ['a reseller', reseller, 'resellers'],
])('a folder whose files are being removed is not that of a new namesake: %s', async (_what, create, route) => {
  const { content } = t.services;
  const old = await create();
  await content.write(`${old.data_url}/old.json`, '{}');
  await call('DELETE', `/${route}/${old.id}`);
  const twin = await create();
  expect(twin.data_url).toBe(`${old.data_url}-2`);
  await content.write(`${twin.data_url}/new.json`, '{}');
  await t.deliver();
  expect(await content.list(old.data_url)).toEqual([]);
  expect(await content.list(twin.data_url)).toContain(`${twin.data_url}/new.json`);
  await call('DELETE', `/${route}/${twin.id}`);
  await t.deliver();
  const third = await create();
  expect(third.data_url).toBe(old.data_url);
  await call('DELETE', `/${route}/${third.id}`);
  await t.deliver();
});

test('a folder whose files are being removed is not that of a new configurator of the same name', async () => {
  const id = await aConfigurator(t.services, { organisationId: oakline, name: 'Twin' });
  const choose = () =>
    t.services.db
      .transaction()
      .execute((transaction) => freeFolder(transaction, 'oakline/kitchens/twin', isConfiguratorFolder));
  await call('DELETE', `/configurators/${id}`);
  expect(await choose()).toBe('oakline/kitchens/twin-2');
  await t.deliver();
  expect(await choose()).toBe('oakline/kitchens/twin');
});

describe('a folder that two jobs remove', () => {
  const FOLDER = 'oakline/kitchens/both';
  const choose = () =>
    t.services.db.transaction().execute((transaction) => freeFolder(transaction, FOLDER, isConfiguratorFolder));
  const queueRemoval = () =>
    t.services.db.transaction().execute((transaction) => removeLater(t.services, transaction, [FOLDER]));

  test('is free after the second one', async () => {
    const remove = t.services.content.removeFolder;
    const chosen: string[] = [];
    vi.spyOn(t.services.content, 'removeFolder').mockImplementation(async (folder) => {
      if (folder === FOLDER) chosen.push(await choose());
      await remove(folder);
    });
    await queueRemoval();
    await queueRemoval();
    await t.deliver();
    expect(chosen).toEqual([`${FOLDER}-2`, `${FOLDER}-2`]);
    expect(await choose()).toBe(FOLDER);
  });

  test('at once stays reserved while the one that began later runs', async () => {
    const ends: (() => void)[] = [];
    vi.spyOn(t.services.content, 'removeFolder').mockImplementation(
      () => new Promise((resolve) => void ends.push(resolve)),
    );
    const first = removeContent(t.services, [FOLDER]);
    await expect.poll(() => ends.length).toBe(1);
    t.setNow(new Date(TEST_DAY.getTime() + 1000));
    const second = removeContent(t.services, [FOLDER]);
    await expect.poll(() => ends.length).toBe(2);
    ends[0]?.();
    await first;
    expect(await choose()).toBe(`${FOLDER}-2`);
    ends[1]?.();
    await second;
    expect(await choose()).toBe(FOLDER);
    t.setNow(TEST_DAY);
  });
});

test('what could not be removed is tried again every night, and its folder is free then', async () => {
  const { content, db, jobs } = t.services;
  const { id, data_url: folder } = await organisation();
  await content.write(`${folder}/old.json`, '{}');
  await call('DELETE', `/organisations/${id}`);
  vi.spyOn(content, 'removeFolder').mockRejectedValue(new Error('AccessDenied'));
  await expect(t.deliver()).rejects.toThrow('AccessDenied');
  vi.restoreAllMocks();

  const night = async (days: number) => {
    t.setNow(new Date(TEST_DAY.getTime() + days * 86_400_000));
    await jobs.enqueue(db, 'sweep-folders', {});
    await t.deliver();
  };
  await night(0.5);
  expect(await content.list(folder)).toEqual([`${folder}/old.json`]);
  await night(1.5);
  expect(await content.list(folder)).toEqual([]);
  expect(await db.selectFrom('foldersToRemove').selectAll().execute()).toEqual([]);
  t.setNow(TEST_DAY);
});
