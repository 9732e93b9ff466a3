import type { LayeredFile } from '@vitrine/contract/configurator-file';
import type { LatestFile } from '@vitrine/contract/latest-file';
import { expandFile } from '@vitrine/domain/catalogue/expand-file';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweepVersions } from '../../hosting/hide-versions.ts';
import { appForTests, type TestApp } from '../../testing/app-for-tests.ts';
import { aConfigurator, anOrganisation, aSession, aUser, deployFirstVersion } from '../../testing/tenants.ts';

let t: TestApp;
let oakline: number;
let configurator: number;
const reseller = { north: 0, south: 0 };
const token = { owner: '', north: '', reader: '', south: '', foreign: '', admin: '' };
let count = 0;

beforeAll(async () => {
  t = await appForTests();
  const { services } = t;
  const session = async (email: string, groupId: number, organisationId: number | null, permissions?: string[]) =>
    aSession(services, await aUser(services, { email, groupId, organisationId, ...(permissions && { permissions }) }));
  oakline = await anOrganisation(services, { name: 'Oakline', subdomain: 'oakline' });
  reseller.north = await anOrganisation(services, { name: 'North', subdomain: 'north', parentId: oakline });
  reseller.south = await anOrganisation(services, { name: 'South', subdomain: 'south', parentId: oakline });
  const terra = await anOrganisation(services, { name: 'Terra', subdomain: 'terra' });
  token.owner = await session('owner@oakline.test', 2, oakline, ['configurators', 'organisations.admin']);
  token.north = await session('ann@north.test', 4, reseller.north);
  token.reader = await session('reader@north.test', 4, reseller.north, []);
  token.south = await session('ann@south.test', 4, reseller.south);
  token.foreign = await session('owner@terra.test', 2, terra);
  token.admin = await session('admin@vitrine.test', 1, null);
});
afterAll(() => t.close());

const ask = (as: keyof typeof token, method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) =>
  t.app.inject({
    ...{ method, url: `/api${url}`, headers: { authorization: `Bearer ${token[as]}` } },
    ...(payload && { payload }),
  });

const link = (to: number, linked: boolean) =>
  ask('owner', 'PATCH', `/resellers/${to}`, { configurators: [{ id: configurator, linked }] });

beforeEach(async () => {
  configurator = await aConfigurator(t.services, { organisationId: oakline, name: `Kitchen ${++count}` });
  await deployFirstVersion(t.services, configurator);
  for (const to of [reseller.north, reseller.south]) await link(to, true);
  await t.deliver();
});

const save = (as: keyof typeof token, version: number, next: number, price: number, more: object = {}) =>
  ask(as, 'PATCH', `/configurators/${configurator}/version/minor`, {
    ...{ data: [{ layer_index: 0, id: 'W1', data: { price } }], version, new_version: next },
    ...more,
  });
const deploy = (as: keyof typeof token, version: number, more: object = {}) =>
  ask(as, 'POST', `/configurators/${configurator}/deploy`, { version: String(version), ...more });
const seen = async (as: keyof typeof token, query = '') =>
  (await ask(as, 'GET', `/configurators/${configurator}${query}`)).json().data;
const versionsOf = async (as: keyof typeof token, query = ''): Promise<number[]> => (await seen(as, query)).versions;

const livePrice = async (folder: string): Promise<unknown> => {
  const latest: LatestFile = JSON.parse(String(await t.services.content.read(`${folder}/latest.json`)));
  return (expandFile(latest.details) as LayeredFile).layers[0]?.items.find(({ id }) => id === 'W1')?.price;
};
const manufacturer = () => `oakline/kitchens/kitchen-${count}`;
const copyOf = (name: 'north' | 'south') => `${name}/kitchen-${count}`;

describe('a reseller', () => {
  test('saves and deploys its own price; the manufacturer and other resellers keep theirs', async () => {
    const saved = await save('north', 1, 1.001, 77, { newest_seen: 1, note: 'Our prices' });
    expect(saved.statusCode, saved.body.slice(0, 300)).toBe(200);
    expect(saved.json().data).toMatchObject({
      version: 1.001,
      configurator: {
        version_rows: [{ version: 1.001, reseller_id: reseller.north, based_on: 1, note: 'Our prices' }, {}],
      },
    });
    expect(await livePrice(copyOf('north'))).toBe(39);
    const deployed = await deploy('north', 1.001, { based_on: 1 });
    expect(deployed.json().data).toMatchObject({ deployed_version: 1.001, configurator: { deployed_version: 1.001 } });
    expect(await livePrice(copyOf('north'))).toBe(77);
    expect([await livePrice(manufacturer()), await livePrice(copyOf('south'))]).toEqual([39, 39]);
    expect([await versionsOf('owner'), await versionsOf('south')]).toEqual([[1], [1]]);
  });

  test('keeps its version when the manufacturer deploys, learns of the newer one, and bases its edits on it', async () => {
    await save('north', 1, 1.001, 77);
    await deploy('north', 1.001);
    const newer = (await save('owner', 1, 1.002, 41)).json().data.version;
    await deploy('owner', newer);
    expect(await livePrice(copyOf('north'))).toBe(77);
    expect(await seen('north')).toMatchObject({ deployed_version: 1.001, manufacturer_version: newer });
    // Its own line of versions has no newer one: the save is no conflict.
    expect((await save('north', 1.001, 1.003, 78, { newest_seen: 1.001 })).statusCode).toBe(200);
    const taken = await save('north', newer, 1.004, 79);
    expect(taken.json().data.configurator.version_rows[0]).toMatchObject({ version: 1.004, based_on: newer });
  });

  test('sees its own versions, and those that the manufacturer has shown', async () => {
    await save('north', 1, 1.001, 77);
    const hidden = (await save('owner', 1, 1.002, 41)).json().data.version;
    expect(await versionsOf('north')).toEqual([1.001, 1]);
    expect((await save('north', hidden, 1.003, 5)).json().code).toBe('versions.missing');
    expect((await deploy('north', hidden)).json().code).toBe('versions.missing');
  });

  test('loses its versions with the copy', async () => {
    await save('north', 1, 1.001, 77);
    await link(reseller.north, false);
    await link(reseller.north, true);
    await t.deliver();
    expect(await versionsOf('north')).toEqual([1]);
    const { version_rows: rows } = await seen('owner');
    await sweepVersions(t.services, () => undefined);
    expect(await t.services.content.list(`${manufacturer()}/v`)).toHaveLength(2 * rows.length);
  });
});

describe('numbers', () => {
  test('name one version for everybody: a save takes the next free one and says which', async () => {
    await save('north', 1, 1.001, 77);
    expect(await seen('owner')).toMatchObject({ versions: [1], highest_versions: [1.001] });
    // The manufacturer does not see 1.001.
    const own = await save('owner', 1, 1.001, 41);
    expect(own.json().data).toMatchObject({ version: 1.002, configurator: { versions: [1.002, 1] } });
    expect((await save('owner', 1, 1.002, 41)).json().code).toBe('versions.exists');
    const south = await save('south', 1, 1.001, 99);
    expect(south.json().data).toMatchObject({ version: 1.003, configurator: { versions: [1.003, 1] } });
  });
});

describe("the manufacturer on a reseller's pages", () => {
  test('sees, saves and deploys the versions of the copy', async () => {
    await save('north', 1, 1.001, 77);
    const query = `?reseller=${reseller.north}`;
    expect(await versionsOf('owner', query)).toEqual([1.001, 1]);
    const saved = await save('owner', 1.001, 1.002, 78, { reseller: reseller.north });
    expect(saved.json().data.configurator.version_rows[0]).toMatchObject({ reseller_id: reseller.north });
    expect((await deploy('owner', 1.002, { reseller: reseller.north })).statusCode).toBe(200);
    expect([await livePrice(copyOf('north')), await livePrice(manufacturer())]).toEqual([78, 39]);
    const preview = await ask('owner', 'GET', `/configurators/${configurator}/versions/1.002/preview${query}`);
    expect(preview.statusCode).toBe(200);
    expect(await versionsOf('north')).toEqual([1.002, 1.001, 1]);
  });

  test('previews a version with the texts and prices of the reseller, as the reseller does', async () => {
    const { db } = t.services;
    const customisation = JSON.stringify({ emails: { popup_title: 'Ask North' } });
    await db
      .updateTable('resellerConfigurators')
      .set({ customisation })
      .where('resellerId', '=', reseller.north)
      .where('configuratorId', '=', configurator)
      .execute();
    const priceSettings = JSON.stringify({ display: 'none' });
    await db.updateTable('organisations').set({ priceSettings }).where('id', '=', reseller.north).execute();
    const previewed = async (as: keyof typeof token, query = ''): Promise<LatestFile> =>
      (await ask(as, 'GET', `/configurators/${configurator}/versions/1/preview${query}`)).json().data;
    for (const file of [await previewed('north'), await previewed('owner', `?reseller=${reseller.north}`)]) {
      expect(file.configurator.organisation).toBe('North');
      expect(file.reseller).toEqual([reseller.north]);
      expect(file.customisation.popupTitle).toBe('Ask North');
      expect(JSON.stringify(file.details)).not.toContain('39');
    }
    const own = await previewed('owner');
    expect(own).toMatchObject({ configurator: { organisation: 'Oakline' }, customisation: { popupTitle: null } });
    await db.updateTable('organisations').set({ priceSettings: null }).where('id', '=', reseller.north).execute();
  });

  test('cannot deploy a version of a copy as its own, or on another copy', async () => {
    await save('north', 1, 1.001, 77);
    expect((await deploy('owner', 1.001)).json().code).toBe('versions.missing');
    expect((await deploy('owner', 1.001, { reseller: reseller.south })).json().code).toBe('versions.missing');
  });
});

describe('rejects', () => {
  test.each([
    ['another reseller of the manufacturer', 'south', 'versions.missing'],
    ['another manufacturer', 'foreign', 'resource.missing'],
  ] as const)('%s: the versions of the copy do not exist', async (_who, as, code) => {
    await save('north', 1, 1.001, 77);
    const query = `?reseller=${reseller.north}`;
    const answers = [
      await ask(as, 'GET', `/configurators/${configurator}/versions/1.001/preview`),
      await ask(as, 'GET', `/configurators/${configurator}/versions/1.001/preview${query}`),
      await deploy(as, 1.001),
      await deploy(as, 1.001, { reseller: reseller.north }),
      await save(as, 1.001, 1.002, 3),
      await save(as, 1.001, 1.002, 3, { reseller: reseller.north }),
    ];
    expect(answers.map((answer) => answer.json().code)).toEqual(answers.map(() => code));
    const body = (await ask(as, 'GET', `/configurators/${configurator}${query}`)).body;
    expect(body).not.toContain('1.001-');
  });

  test('a user of the reseller without the permission', async () => {
    expect((await save('reader', 1, 1.001, 77)).statusCode).toBe(403);
    expect((await deploy('reader', 1)).statusCode).toBe(403);
  });

  test('a copy that is not granted, for the manufacturer too', async () => {
    await link(reseller.north, false);
    const rejected = await save('owner', 1, 1.001, 77, { reseller: reseller.north });
    expect([rejected.statusCode, (await save('north', 1, 1.001, 77)).statusCode]).toEqual([404, 404]);
  });
});
