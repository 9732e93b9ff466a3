import { CONFIGURATOR_TYPE } from '@vitrine/contract/configurators/limits';
import { aLayer, aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import { aFloorsFile, aRobeFile } from '@vitrine/fixtures/floors-and-robes';
import { tinyPng } from '@vitrine/fixtures/tiny-png';
import { configuratorOf } from '@vitrine/store/configurators/of-row';
import { findVersion } from '@vitrine/store/versions/queries';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readAssetIndex } from '../hosting/asset-index.ts';
import { appForTests, type TestApp } from '../testing/app-for-tests.ts';
import { aConfigurator, anOrganisation, deployFirstVersion } from '../testing/tenants.ts';
import { designImageAddress } from './address.ts';

let t: TestApp;
let organisationId = 0;

beforeAll(async () => {
  t = await appForTests();
  organisationId = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
});
afterAll(() => t.close());

const COLOURS: Record<string, [number, number, number, number]> = {
  'base.png': [90, 90, 90, 255],
  'evening.png': [20, 20, 60, 255],
};

/** A still with walls, in the light of the day or of the evening. */
async function aStill(name: string): Promise<{ id: number; dataUrl: string }> {
  const scenes = [
    { id: 'day', deployVersion: 1, name: 'Day' },
    { id: 'evening', deployVersion: 1, name: 'Evening', images: ['scenes/evening/base.png'] },
  ];
  const file = aLayeredFile({
    base: { image: 'base.png', width: 64, height: 32, projection: 'perspective' },
    layers: [aLayer({ items: [anItem({ id: 'red', name: 'Red', image_path: 'red.png', thumbnail: null })] })],
    project_info: { scene_selector: { scenes } },
  });
  const readImage = async (path: string) => {
    const rest = path.startsWith('scenes/') ? 'evening.png' : path;
    return COLOURS[rest] ? tinyPng(64, 32, COLOURS[rest]) : tinyPng(16, 8, [200, 0, 0, 255]);
  };
  const id = await aConfigurator(t.services, {
    organisationId,
    name,
    upload: { text: JSON.stringify(file), readImage },
  });
  await t.store.db
    .updateTable('configurators')
    .set({ typeId: CONFIGURATOR_TYPE.stockset })
    .where('id', '=', id)
    .execute();
  await deployFirstVersion(t.services, id);
  const record = await configuratorOf(t.store.db, { configuratorId: id });
  return { id, dataUrl: record?.dataUrl ?? '' };
}

/** A configurator of another kind with this file, live. */
async function aKind(name: string, type: 'floors' | 'slidingrobe', file: object): Promise<number> {
  const id = await aConfigurator(t.services, { organisationId, name });
  const row = await findVersion(t.store.db, id, 1000);
  const record = await configuratorOf(t.store.db, { configuratorId: id });
  const at = { dataUrl: record?.dataUrl ?? '', type, version: 1000, fileKey: row?.fileKey ?? null };
  await t.services.versionFiles.write(at, file as never);
  const live = { typeId: CONFIGURATOR_TYPE[type], deployedVersion: 1000 };
  await t.store.db.updateTable('configurators').set(live).where('id', '=', id).execute();
  return id;
}

const ask = (query: string) =>
  t.app.inject({ url: `/designs/image?${query}`, headers: { host: 'vitrine-content.localhost' } });
const askSigned = (parameters: Parameters<typeof designImageAddress>[1]) =>
  ask(new URL(designImageAddress(t.services, parameters)).search.slice(1));
const OPEN = 'width=600&height=600&format=png';

/** The colour of the pixel at a place, as fractions of the image. */
async function colourAt(bytes: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [...data.subarray(at, at + 3)].map((value) => Math.round(value / 10) * 10);
}

/** Removes the files of an image of a configurator. */
async function removeImage(dataUrl: string, id: number, path: string): Promise<void> {
  const record = await configuratorOf(t.store.db, { configuratorId: id });
  const index = record && (await readAssetIndex(t.services.content, record, null));
  for (const { file } of index?.[path]?.variants ?? []) await t.services.content.remove(`${dataUrl}/${file}`);
}

describe('a file that is gone', () => {
  test('of a layer: the image is drawn without it, and no cache keeps it', async () => {
    const { id, dataUrl } = await aStill('Without a layer');
    await removeImage(dataUrl, id, 'red.png');
    const { statusCode, headers, rawPayload } = await ask(`configurator=${id}&version=1&${OPEN}`);
    expect([statusCode, headers['cache-control'], headers.etag]).toEqual([200, 'no-store', undefined]);
    expect(await colourAt(rawPayload, 0.5, 0.5)).toEqual([90, 90, 90]);
    const stored = await t.store.db.selectFrom('designImages').selectAll().where('configuratorId', '=', id).execute();
    expect(stored).toEqual([]);
  });

  test('of the base: there is no image', async () => {
    const { id, dataUrl } = await aStill('Without a base');
    await removeImage(dataUrl, id, 'base.png');
    const { statusCode, headers, body } = await ask(`configurator=${id}&${OPEN}`);
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(JSON.parse(body).message).toBe('The images of this configurator are not there.');
  });

  test('that is broken counts as gone', async () => {
    const { id, dataUrl } = await aStill('Broken');
    const record = await configuratorOf(t.store.db, { configuratorId: id });
    const index = record && (await readAssetIndex(t.services.content, record, null));
    const [variant] = index?.['base.png']?.variants ?? [];
    await t.services.content.write(`${dataUrl}/${variant?.file}`, 'no image');
    expect((await ask(`configurator=${id}&${OPEN}`)).statusCode).toBe(404);
  });
});

describe('a flat image', () => {
  let id = 0;
  beforeAll(async () => {
    ({ id } = await aStill('Still'));
  });

  test('covers its area, and shows a scene', async () => {
    const [day, evening] = [
      await ask(`configurator=${id}&${OPEN}`),
      await ask(`configurator=${id}&scene=evening&${OPEN}`),
    ];
    expect(await colourAt(day.rawPayload, 0.9, 0.9)).toEqual([90, 90, 90]);
    expect(await colourAt(evening.rawPayload, 0.9, 0.9)).toEqual([20, 20, 60]);
    const named = await ask(`configurator=${id}&scene=day&${OPEN}`);
    expect(named.rawPayload.equals(day.rawPayload)).toBe(true);
  });

  test('is shown as a whole on a background', async () => {
    const { rawPayload } = await askSigned({
      ...{ configurator: id, view: 'whole', background: '00c800', width: 200, height: 200, format: 'png' },
    });
    expect(await colourAt(rawPayload, 0.5, 0.1)).toEqual([0, 200, 0]);
    expect(await colourAt(rawPayload, 0.9, 0.5)).toEqual([90, 90, 90]);
  });

  test.each([
    ['is not turned', { yaw: 20 }, 'Only panoramas and wardrobes can be turned.'],
    ['has no field of view', { fov: 60 }, 'Only panoramas have a field of view.'],
    ['hides a background', { background: '00ff00' }, 'The image covers its background in this view.'],
    ['has no more pixels than the limit', { width: 4000, height: 4000 }, 'An image can have up to 4,000,000 pixels.'],
    ['is not a strip', { width: 4000, height: 10 }, /no side more than 5 times the other/],
  ])('%s', async (_name, parameters, message) => {
    const { statusCode, body } = await askSigned({ configurator: id, width: 200, height: 200, ...parameters });
    expect(statusCode).toBe(422);
    expect(JSON.parse(body).message).toMatch(message);
  });
});

describe('other kinds', () => {
  test('a wardrobe is drawn before a wall of any colour', async () => {
    const id = await aKind('Wardrobe', 'slidingrobe', aRobeFile());
    expect((await ask(`configurator=${id}&${OPEN}`)).statusCode).toBe(200);
    const { rawPayload } = await askSigned({
      ...{ configurator: id, width: 300, height: 300, background: '00c800', format: 'png' },
    });
    const [red = 0, green = 0, blue = 0] = await colourAt(rawPayload, 0.95, 0.3);
    expect(green).toBeGreaterThan(2 * Math.max(red, blue));
    expect((await ask(`configurator=${id}&scene=day&${OPEN}`)).statusCode).toBe(422);
  });

  test('a wardrobe is turned as far as in the viewer, and has no field of view', async () => {
    const id = await aKind('Turned wardrobe', 'slidingrobe', aRobeFile());
    const turned = (parameters: object) =>
      askSigned({ configurator: id, width: 160, height: 100, format: 'png', ...parameters });
    const opening = await turned({});
    const left = await turned({ yaw: -40, pitch: 10 });
    expect(left.statusCode).toBe(200);
    expect(left.rawPayload.equals(opening.rawPayload)).toBe(false);
    const [farthest, farther] = [await turned({ yaw: 62 }), await turned({ yaw: 170 })];
    expect(farther.rawPayload.equals(farthest.rawPayload)).toBe(true);
    const { statusCode, body } = await turned({ fov: 60 });
    expect([statusCode, JSON.parse(body).message]).toEqual([422, 'Only panoramas have a field of view.']);
  });

  test('a floor without a room has no image', async () => {
    const id = await aKind('Floor', 'floors', aFloorsFile());
    expect((await ask(`configurator=${id}&${OPEN}`)).statusCode).toBe(404);
  });
});
