import type { LayeredFile } from '@vitrine/contract/configurator-file';
import { fileMessages } from '@vitrine/contract/configurators/file-messages';
import { aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import { tinyPng } from '@vitrine/fixtures/tiny-png';
import { LIVE_CHANNEL } from '@vitrine/store/live/channel';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appForTests, type TestApp } from '../../testing/app-for-tests.ts';
import { callsOf } from '../../testing/calls-of.ts';
import { type FormPart, sendForm } from '../../testing/form-request.ts';
import { aConfigurator, anOrganisation, aSession, aUser, deployFirstVersion } from '../../testing/tenants.ts';

let t: TestApp;
let call: ReturnType<typeof callsOf>;
let oakline: number;
let kitchen: number;
const reseller = { north: 0, south: 0 };
const token = { owner: '', north: '', reader: '', south: '' };
type Who = keyof typeof token;
let count = 0;

beforeAll(async () => {
  t = await appForTests();
  call = callsOf(t);
  const { services } = t;
  oakline = await anOrganisation(services, { name: 'Oakline', subdomain: 'oakline' });
  reseller.north = await anOrganisation(services, { name: 'North', subdomain: 'north', parentId: oakline });
  reseller.south = await anOrganisation(services, { name: 'South', subdomain: 'south', parentId: oakline });
  const user = async (email: string, groupId: number, organisationId: number, permissions: string[]) =>
    aSession(services, await aUser(services, { email, groupId, organisationId, permissions }));
  const all = ['configurators', 'configurators.create', 'organisations.admin'];
  token.owner = await user('owner@oakline.test', 2, oakline, all);
  token.north = await user('ann@north.test', 4, reseller.north, ['configurators']);
  token.reader = await user('reader@north.test', 4, reseller.north, []);
  token.south = await user('ann@south.test', 4, reseller.south, ['configurators']);
});
afterAll(() => t.close());

const editReseller = (as: Who, id: number, payload: object) =>
  call('PATCH', `/resellers/${id}`, { token: token[as], payload });

beforeEach(async () => {
  kitchen = await aConfigurator(t.services, { organisationId: oakline, name: `Kitchen ${++count}` });
  await deployFirstVersion(t.services, kitchen);
  for (const id of [reseller.north, reseller.south])
    await editReseller('owner', id, { configurators: [{ id: kitchen, linked: true }], builds_copies: false });
  await editReseller('owner', reseller.north, { builds_copies: true });
  await t.deliver();
});

const OWN_IMAGE = () => `copies/${reseller.north}/layers/walls/sage-1a2b3c4d.png`;
const withSage = (path: string): LayeredFile => {
  const file = aLayeredFile();
  const sage = anItem({ id: 'W3', name: 'Sage', image_path: path, thumbnail: null });
  return {
    ...file,
    layers: file.layers.map((layer, at) => (at ? layer : { ...layer, items: [...layer.items, sage] })),
  };
};
const save = async (as: Who, path: string | null, parts: Record<string, FormPart> = {}) =>
  sendForm(t, `/configurators/${kitchen}/version/built`, token[as], {
    ...{ based_on: '1', newest_seen: '1' },
    json_data: { name: 'data.json', bytes: JSON.stringify(path === null ? aLayeredFile() : withSage(path)) },
    ...(path !== null && { assets: { name: path, bytes: await tinyPng(16, 8, [9, 9, 9, 99]) } }),
    ...parts,
  });
const versionsOf = async (as: Who, query = ''): Promise<number[]> =>
  (await call('GET', `/configurators/${kitchen}${query}`, { token: token[as] })).json().data.versions;
const deploy = (as: Who, version: number) =>
  call('POST', `/configurators/${kitchen}/deploy`, { token: token[as], payload: { version: String(version) } });

describe('a reseller that may build', () => {
  test('adds an item with its image to its copy; the manufacturer and other resellers keep theirs', async () => {
    expect((await save('north', OWN_IMAGE())).json()).toMatchObject({ data: { versions: [2, 1] } });
    await t.deliver();
    expect((await deploy('north', 2)).statusCode).toBe(200);
    const copy = String(await t.services.content.read(`north/kitchen-${count}/latest.json`));
    expect(copy).toContain('Sage');
    const own = String(await t.services.content.read(`oakline/kitchens/kitchen-${count}/latest.json`));
    expect(own).not.toContain('Sage');
    expect(await versionsOf('owner')).toEqual([1]);
    expect(await versionsOf('owner', `?reseller=${reseller.north}`)).toEqual([2, 1]);
    expect(await versionsOf('south')).toEqual([1]);
  });

  test('is notified once its images are prepared', async () => {
    const messages: unknown[] = [];
    const listening = await t.services.listen(LIVE_CHANNEL, (payload) => {
      // An empty one says that it listens now.
      if (payload !== '') messages.push(JSON.parse(payload));
    });
    await save('north', OWN_IMAGE());
    await t.deliver();
    const data = expect.objectContaining({ configurator_id: kitchen, settled: true });
    const audience = { organisationId: oakline, resellerId: reseller.north };
    await expect.poll(() => messages).toContainEqual({ frame: { event: 'configurator images', data }, audience });
    await listening.stop();
  });

  test('continues its own version, and is rejected by a newer one of its own only', async () => {
    await save('north', null);
    expect((await save('north', null)).json()).toMatchObject({ code: 'versions.newer' });
    expect((await save('owner', null)).json()).toMatchObject({ data: { versions: [3, 1] } });
    const next = await save('north', null, { based_on: '2', newest_seen: '2' });
    expect(next.json()).toMatchObject({ data: { versions: [4, 2, 1], version_rows: [{ based_on: 2 }, {}, {}] } });
  });

  test('cannot put an image where the manufacturer could have one', async () => {
    const folder = `copies/${reseller.north}/`;
    const foreign = [
      'layers/walls/sage.png',
      `copies/${reseller.south}/sage.png`,
      `copies/${reseller.north}0/sage.png`,
    ];
    for (const path of foreign) {
      const answer = await save('north', path);
      expect([path, answer.statusCode]).toEqual([path, 422]);
      expect(answer.json().errors.assets).toContain(fileMessages.imageOfCopy(path, folder));
    }
    const base = { name: 'base.png', bytes: await tinyPng(16, 8, [9, 9, 9, 255]) };
    const replaced = await save('north', null, { assets: base });
    expect(replaced.json().errors.assets).toEqual([fileMessages.imageOfCopy('base.webp', folder)]);
    expect((await save('north', `copies/${reseller.north}/../../base.webp`)).statusCode).toBe(422);
    expect(await versionsOf('north')).toEqual([1]);
  });

  test('sees which of its own presets use an item, and nobody else’s', async () => {
    const preset = (name: string) => ({ name, configuration: 'W1,D2', imageUrl: null, version: 1 });
    const { db } = t.services;
    await db
      .updateTable('configurators')
      .set({ presets: JSON.stringify([preset('Oakline')]) })
      .execute();
    for (const [name, id] of Object.entries(reseller))
      await db
        .updateTable('resellerConfigurators')
        .set({ presets: JSON.stringify([preset(name)]) })
        .where('resellerId', '=', id)
        .execute();
    const uses = await call('POST', `/configurators/${kitchen}/item-uses`, {
      token: token.north,
      payload: { ids: ['W1'] },
    });
    expect(uses.json().data.presets).toEqual([{ name: 'north', reseller: null }]);
  });
});

describe('the manufacturer', () => {
  test('builds a version of a copy on the reseller’s pages', async () => {
    const answer = await save('owner', OWN_IMAGE(), { reseller: String(reseller.north) });
    expect(answer.json()).toMatchObject({ data: { versions: [2, 1] } });
    expect(await versionsOf('north')).toEqual([2, 1]);
    expect(await versionsOf('owner')).toEqual([1]);
  });

  test('decides which resellers build, and takes it back at once', async () => {
    expect((await save('south', null)).statusCode).toBe(403);
    expect((await editReseller('south', reseller.south, { builds_copies: true })).statusCode).toBe(403);
    await editReseller('owner', reseller.north, { builds_copies: false });
    expect((await save('north', null)).statusCode).toBe(403);
  });
});

test('a reseller’s user without the permission builds nothing', async () => {
  expect((await save('reader', null)).statusCode).toBe(403);
});
