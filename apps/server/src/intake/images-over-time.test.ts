import { CONFIGURATOR_TYPE } from '@vitrine/contract/configurators/limits';
import type { LatestFile } from '@vitrine/contract/latest-file';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { aFloorsFile, aRobeFile, aRobePart } from '@vitrine/fixtures/floors-and-robes';
import { tinyPng } from '@vitrine/fixtures/tiny-png';
import { isConfiguratorFolder, updateConfigurator } from '@vitrine/store/configurators/queries';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freeFolder } from '../hosting/free-folder.ts';
import { presetImage, sweepPresetImages } from '../images/sweep-preset-images.ts';
import { appForTests, TEST_DAY, type TestApp } from '../testing/app-for-tests.ts';
import { callsOf } from '../testing/calls-of.ts';
import { type FormPart, sendForm } from '../testing/form-request.ts';
import { aConfigurator, anOrganisation, aSession, aUser } from '../testing/tenants.ts';
import { prepareImages } from './prepare-images.ts';
import { stagingFolder, sweepUploads } from './staging.ts';

const INDEX = /^assets\/index-[\w-]{22}\.json$/;
const HOUR = 3_600_000;

let t: TestApp;
let call: ReturnType<typeof callsOf>;
let token: string;
const id = { oakline: 0, terra: 0, kitchen: 0 };

beforeAll(async () => {
  t = await appForTests();
  call = callsOf(t);
  id.oakline = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  id.terra = await anOrganisation(t.services, { name: 'Terra', subdomain: 'terra' });
  id.kitchen = await aConfigurator(t.services, { organisationId: id.oakline, name: 'Kitchen' });
  const admin = await aUser(t.services, { email: 'admin@vitrine.test', groupId: 1, organisationId: null });
  token = await aSession(t.services, admin);
});
afterAll(() => t.close());

const readJson = async (path: string) => JSON.parse((await t.services.content.read(path))?.toString('utf8') ?? 'null');
const dataFile = (file: unknown): FormPart => ({ name: 'data.json', bytes: JSON.stringify(file) });
const deploy = (configurator: number, version: string) =>
  call('POST', `/configurators/${configurator}/deploy`, { token, payload: { version } });

describe('the list of a version’s images', () => {
  test('stays as it was when an image is sent again for a later version, and minor versions keep it', async () => {
    const folder = 'oakline/kitchens/kitchen';
    await deploy(id.kitchen, '1');
    const before: LatestFile = await readJson(`${folder}/latest.json`);
    const parts = {
      ...{ _method: 'PATCH', new_version: '2', json_data: dataFile(aLayeredFile()) },
      assets: { name: 'base.png', bytes: await tinyPng(16, 8, [1, 2, 3, 255]) },
    };
    await sendForm(t, `/configurators/${id.kitchen}/version/major`, token, parts);
    await t.deliver();
    const data = [{ layer_index: 0, id: 'W2', data: { disabled: true } }];
    const minor = { data, version: 1, new_version: 1.001 };
    await call('PATCH', `/configurators/${id.kitchen}/version/minor`, { token, payload: minor });

    const { data: now } = (await call('GET', `/configurators/${id.kitchen}`, { token })).json();
    const indexes = now.version_rows.map((row: { asset_index: string }) => row.asset_index);
    expect(indexes).toEqual([expect.stringMatching(INDEX), expect.stringMatching(INDEX), indexes[1]]);
    const shownBy = async (version: string) => {
      await deploy(id.kitchen, version);
      return ((await readJson(`${folder}/latest.json`)) as LatestFile).assets;
    };
    expect(await shownBy('1.001')).toEqual(before.assets);
    expect((await shownBy('2'))['base.webp']).not.toEqual(before.assets['base.webp']);
    expect(await shownBy('1')).toEqual(before.assets);
  });
});

test('many images are prepared by several jobs, none of which outlasts its time', async () => {
  const { content, jobs } = t.services;
  const enqueued = vi.spyOn(jobs, 'enqueue');
  const named = async (name: string) => ({ name, bytes: await tinyPng(16, 16, [1, 2, name.length, 255]) });
  const parts = {
    ...{ _method: 'PATCH', new_version: '3', json_data: dataFile(aLayeredFile()) },
    assets: await Promise.all(
      [
        'base.png',
        ...['walls/chalk_white', 'door_range/matt', 'door_range/gloss'].map((name) => `thumbs/${name}.png`),
      ].map(named),
    ),
  };
  expect((await sendForm(t, `/configurators/${id.kitchen}/version/major`, token, parts)).statusCode).toBe(200);
  let minutes = 0;
  t.services.content = {
    ...content,
    read: (path) => {
      if (path.startsWith('uploads/')) minutes += 3;
      t.setNow(new Date(TEST_DAY.getTime() + minutes * 60_000));
      return content.read(path);
    },
  };
  await t.deliver();
  t.services.content = content;
  t.setNow(TEST_DAY);
  expect(enqueued.mock.calls.filter(([, name]) => name === 'prepare-images').length).toBeGreaterThan(1);
  enqueued.mockRestore();
  const { data } = (await call('GET', `/configurators/${id.kitchen}`, { token })).json();
  expect(data.images).toMatchObject({ status: 'done', total: 4 });
});

test('a configurator that is deleted while its images are prepared leaves no file', async () => {
  const answer = await sendForm(t, `/organisations/${id.oakline}/configurators`, token, {
    ...{ name: 'Short-lived', configurator_type: String(CONFIGURATOR_TYPE.floors), group_name: 'Floors' },
    ...{ deployed: '1', json_data: dataFile(aFloorsFile()) },
    assets: { name: 'thumbs/flake_signal_white.png', bytes: await tinyPng(16, 16, [1, 2, 3, 255]) },
  });
  const configuratorId = answer.json().data.id;
  const { content } = t.services;
  const read: typeof content.read = async (path) => {
    const bytes = await content.read(path);
    if (!path.startsWith('uploads/')) return bytes;
    expect((await call('DELETE', `/configurators/${configuratorId}`, { token })).statusCode).toBe(200);
    await t.deliver();
    return bytes;
  };
  await prepareImages({ ...t.services, content: { ...content, read } }, { configuratorId }, { last: false });
  // Until then no namesake gets the folder, where it would lose its files.
  const folder = 'oakline/floors/short-lived';
  const choose = () =>
    t.services.db.transaction().execute((transaction) => freeFolder(transaction, folder, isConfiguratorFolder));
  expect(await choose()).toBe(`${folder}-2`);
  await t.deliver();
  expect(await content.list(folder)).toEqual([]);
  expect(await choose()).toBe(folder);
});

describe('a first version that waits for its images', () => {
  /** A floor that goes live once its one image is prepared. */
  const aWaitingFloor = async (name: string): Promise<number> => {
    const answer = await sendForm(t, `/organisations/${id.oakline}/configurators`, token, {
      ...{ name, configurator_type: String(CONFIGURATOR_TYPE.floors), group_name: 'Floors', deployed: '1' },
      json_data: dataFile(aFloorsFile()),
      assets: { name: 'thumbs/flake_signal_white.png', bytes: await tinyPng(16, 16, [1, 2, 3, 255]) },
    });
    return answer.json().data.id;
  };
  const read = async (configurator: number) =>
    (await call('GET', `/configurators/${configurator}`, { token })).json().data;
  const deployLater = async (configurator: number): Promise<void> => {
    const data = [{ layer_index: 'blends', id: 'BLD-02', data: { price: 99 } }];
    const minor = { data, version: 1, new_version: 1.001 };
    await call('PATCH', `/configurators/${configurator}/version/minor`, { token, payload: minor });
    expect((await deploy(configurator, '1.001')).statusCode).toBe(200);
  };

  test('does not go live over one that was deployed meanwhile', async () => {
    const hall = await aWaitingFloor('Hall');
    expect((await read(hall)).images).toMatchObject({ status: 'working', publishes: true });
    await deployLater(hall);
    expect((await read(hall)).images).toMatchObject({ status: 'working', publishes: false });
    await t.deliver();
    expect(await read(hall)).toMatchObject({ deployed_version: 1.001, images: { publishes: false } });
  });

  test('does not either once images that failed are retried', async () => {
    const attic = await aWaitingFloor('Attic');
    const { content, db } = t.services;
    const images = db.selectFrom('intakeImages').select('staged').where('configuratorId', '=', attic);
    const { staged } = await images.executeTakeFirstOrThrow();
    const bytes = await content.read(staged);
    await content.remove(staged);
    await t.deliver();
    expect((await read(attic)).images.status).toBe('failed');
    await deployLater(attic);
    await content.write(staged, bytes ?? Buffer.alloc(0));
    expect((await call('POST', `/configurators/${attic}/images/retry`, { token })).statusCode).toBe(200);
    await t.deliver();
    expect(await read(attic)).toMatchObject({ deployed_version: 1.001, images: { errors: [], publishes: false } });
  });
});

test('an image that another server has prepared meanwhile does not fail here, where its upload is gone', async () => {
  const answer = await sendForm(t, `/organisations/${id.oakline}/configurators`, token, {
    ...{ name: 'Cellar', configurator_type: String(CONFIGURATOR_TYPE.floors), group_name: 'Floors', deployed: '1' },
    json_data: dataFile(aFloorsFile()),
    assets: { name: 'thumbs/flake_signal_white.png', bytes: await tinyPng(16, 16, [1, 2, 3, 255]) },
  });
  const { id: configuratorId } = answer.json().data;
  const { content } = t.services;
  // The other one takes the same job while this one begins, and ends first.
  const read = async (path: string): Promise<Buffer | null> => {
    if (path.startsWith('uploads/')) await t.deliver();
    return content.read(path);
  };
  await prepareImages({ ...t.services, content: { ...content, read } }, { configuratorId }, { last: false });
  const { data } = (await call('GET', `/configurators/${configuratorId}`, { token })).json();
  expect(data.images).toMatchObject({ errors: [], done: 1 });
});

describe('a version whose file has no base', () => {
  test('goes live over the first image of its lowest layer', async () => {
    const garage = await aConfigurator(t.services, { organisationId: id.oakline, name: 'Garage' });
    const { base: _base, ...bare } = aLayeredFile();
    const own = bare.layers.map((layer) => ({
      ...layer,
      items: layer.items.map((item) => ({ ...item, image_path: `${layer.safe_name}.webp`, thumbnail: null })),
    }));
    const sent = { ...bare, layers: own, filter_groups: [] };
    const images = await Promise.all(
      [...new Set(own.map((layer) => layer.safe_name))].map(async (name, index) => ({
        name: `${name}.png`,
        bytes: await tinyPng(16, 8, [index, 90, 90, 255]),
      })),
    );
    const parts = { _method: 'PATCH', new_version: '2', json_data: dataFile(sent), assets: images };
    await sendForm(t, `/configurators/${garage}/version/major`, token, parts);
    await t.deliver();
    expect((await deploy(garage, '2')).statusCode).toBe(200);
    const live: LatestFile = await readJson('oakline/kitchens/garage/latest.json');
    const base = { image: 'walls.webp', width: 16, height: 8, projection: 'equirectangular' };
    expect(live.details).toMatchObject({ base });
    expect((await call('GET', `/configurators/${garage}`, { token })).json().data.image).toMatch(/\.webp$/);
  });
});

describe('staged images', () => {
  test('are removed after a day when no upload names them, and stay while one does', async () => {
    const { content, db } = t.services;
    const left = stagingFolder(TEST_DAY);
    const known = stagingFolder(TEST_DAY);
    const later = stagingFolder(new Date(TEST_DAY.getTime() + 2 * HOUR));
    for (const folder of [left, known, later, 'uploads/of-before']) await content.write(`${folder}/0.upload`, 'x');
    await db
      .updateTable('imageIntakes')
      .set({ folders: [known] })
      .where('configuratorId', '=', id.kitchen)
      .execute();
    const remaining = async (hours: number) => {
      t.setNow(new Date(TEST_DAY.getTime() + hours * HOUR));
      await sweepUploads(t.services);
      return (await content.list('uploads')).map((path) => path.replace('/0.upload', '')).sort();
    };
    expect(await remaining(24)).toEqual([known, left, later].sort());
    expect(await remaining(25)).toEqual([known, later].sort());
    expect(await remaining(27)).toEqual([known]);
    t.setNow(TEST_DAY);
  });
});

describe('the images of presets', () => {
  test('are removed after a month when no preset has them; those of a preset, its photo and the list itself stay', async () => {
    const { content, db } = t.services;
    const folder = 'oakline/kitchens/kitchen';
    const named = (stem: string) => presetImage(folder, { stem, ending: 'webp', mark: 'a1b2', now: TEST_DAY });
    const [drawn, photo, unused] = [named('preset1'), named('preset2'), named('preset3')];
    const unnamed = `${folder}/presets/preset4-a1b2.webp`;
    const later = named('preset5');
    const list = `${folder}/presets/presets.json`;
    for (const path of [drawn, photo, unused, unnamed, later, list]) await content.write(path, 'x');
    const presets = [{ name: 'Warm', configuration: 'W1', imageUrl: drawn, photoUrl: photo, version: 1 }];
    await updateConfigurator(db, id.kitchen, { presets: JSON.stringify(presets) });
    const remaining = async (days: number) => {
      t.setNow(new Date(TEST_DAY.getTime() + days * 24 * HOUR));
      await sweepPresetImages(t.services);
      return (await content.list(`${folder}/presets`)).sort();
    };
    expect(await remaining(29)).toEqual([drawn, photo, unused, later, list].sort());
    const { remove } = content;
    const removing = vi
      .spyOn(content, 'remove')
      .mockImplementation((path) => (path === unused ? Promise.reject(new Error('AccessDenied')) : remove(path)));
    await expect(remaining(31)).rejects.toThrow('AccessDenied');
    removing.mockRestore();
    expect((await content.list(`${folder}/presets`)).sort()).toEqual([drawn, photo, unused, list].sort());
    expect(await remaining(31)).toEqual([drawn, photo, list].sort());
    await updateConfigurator(db, id.kitchen, { presets: '[]' });
    expect(await remaining(31)).toEqual([list]);
    t.setNow(TEST_DAY);
  });
});

describe('the images of wardrobes', () => {
  const aWardrobe = async (organisationId: number, colour: number) => {
    const file = aRobeFile({ doors: [aRobePart({ id: 'oak', name: 'Oak', thumbnail: 'oak.png' })] });
    const parts = {
      ...{ name: 'Wardrobe', configurator_type: '4', deployed: '1', group_name: 'Bedrooms' },
      json_data: dataFile(file),
      script_file: { name: 'own.js', bytes: '//' },
      style_sheet: { name: 'own.css', bytes: '/**/' },
      assets: { name: 'oak.png', bytes: await tinyPng(8, 8, [colour, 90, 40, 255]) },
    };
    const made = await sendForm(t, `/organisations/${organisationId}/configurators`, token, parts);
    await t.deliver();
    const { id: configurator, data_url: folder } = made.json().data;
    await deploy(configurator, '1');
    const latest: LatestFile = await readJson(`${folder}/latest.json`);
    const file0 = latest.assets['oak.png']?.variants[0]?.file ?? '';
    return { configurator, address: new URL(file0, `http://content.test/${folder}/`).pathname };
  };

  test('are served from one folder that all wardrobes share, each its own image, also after one is deleted', async () => {
    const oak = await aWardrobe(id.oakline, 120);
    const same = await aWardrobe(id.terra, 120);
    const other = await aWardrobe(id.terra, 10);
    expect(oak.address).toMatch(/^\/slidingrobe\/latest\/assets\/[\w-]{22}\.webp$/);
    expect(same.address).toBe(oak.address);
    const { data } = (await call('GET', `/configurators/${oak.configurator}`, { token })).json();
    expect(data.assets_path).toBe('slidingrobe/latest/assets');
    expect(other.address).toMatch(/^\/slidingrobe\/latest\//);
    expect(other.address).not.toBe(oak.address);
    await call('DELETE', `/configurators/${oak.configurator}`, { token });
    await t.deliver();
    const served = await t.app.inject({ url: same.address, headers: { host: 'vitrine-content.localhost:4000' } });
    expect(served.statusCode).toBe(200);
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': expect.stringContaining('immutable'),
      'access-control-allow-origin': '*',
    });
  });
});
