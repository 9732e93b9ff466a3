import type { AssetIndex } from '@vitrine/contract/latest-file';
import { configuratorOf } from '@vitrine/store/configurators/of-row';
import { updateConfigurator, updateUploadsIndex } from '@vitrine/store/configurators/queries';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAssetIndex, writeAssetIndex } from '../hosting/asset-index.ts';
import { contentPaths } from '../hosting/paths.ts';
import { renewAllOpenings } from '../publish/renew-openings.ts';
import { appForTests, type TestApp } from '../testing/app-for-tests.ts';
import { callsOf } from '../testing/calls-of.ts';
import { aConfigurator, anOrganisation, aSession, aUser } from '../testing/tenants.ts';
import { versionPath } from '../testing/version-path.ts';
import { makeOpenings, readOpenings } from './opening-views.ts';
import { makeAsset } from './tasks/make-asset.ts';

let t: TestApp;
const FOLDER = 'oakline/kitchens/kitchen';
const folder = () => ({ content: t.services.content, dataUrl: FOLDER });
const base = { image: 'base.webp', width: 1024, height: 512, projection: 'equirectangular', initial_yaw: 20 };
const evening = { id: 'evening', name: 'Evening', images: ['scenes/evening/base.webp'], initial_yaw: -90 };
const scenes = { project_info: { scene_selector: { scenes: [{ id: 'day', name: 'Day' }, evening] } } };

beforeAll(async () => {
  t = await appForTests();
});
afterAll(() => t.close());

/** A base image among the files, in one colour. */
async function aBase(red: number): Promise<AssetIndex[string]> {
  const create = { width: 1024, height: 512, channels: 3, background: { r: red, g: 90, b: 40 } } as const;
  const { asset, files } = await makeAsset(await sharp({ create }).png().toBuffer(), 'image');
  for (const [name, bytes] of files) await t.services.content.write(`${FOLDER}/${name}`, bytes);
  return asset;
}

test('a panorama has its first views in two widths and three sizes, made once', async () => {
  const assets = { 'base.webp': await aBase(200) };
  expect(await readOpenings(folder(), { base }, assets)).toBeUndefined();
  expect(await makeOpenings(folder(), { base }, assets)).toBe(true);
  expect(await makeOpenings(folder(), { base }, assets)).toBe(false);
  const { 'base.webp': views = [] } = (await readOpenings(folder(), { base }, assets)) ?? {};
  expect(views.map(({ yaw, spread, variants }) => [yaw, ...spread, variants.map(({ scale }) => scale)])).toEqual([
    [20, 0.66, 0.67, [1, 2, 4]],
    [20, 1.11, 0.79, [1, 2, 4]],
  ]);
  for (const { spread, variants } of views)
    for (const { scale, file, bytes } of variants) {
      const image = (await t.services.content.read(`${FOLDER}/${file}`)) ?? Buffer.alloc(0);
      const { width = 0 } = await sharp(image).metadata();
      expect(image.length).toBe(bytes);
      expect(Math.abs(width - (spread[0] * 1024) / Math.PI / scale)).toBeLessThanOrEqual(1);
    }
});

test('so has each scene, in its opening direction', async () => {
  const assets = { 'base.webp': await aBase(201), 'scenes/evening/base.webp': await aBase(20) };
  await makeOpenings(folder(), { base, ...scenes }, assets);
  const openings = await readOpenings(folder(), { base, ...scenes }, assets);
  expect(Object.entries(openings ?? {}).map(([path, views]) => [path, views[0]?.yaw])).toEqual([
    ['base.webp', 20],
    ['scenes/evening/base.webp', -90],
  ]);
});

test.each([
  ['a flat image', { ...base, projection: 'perspective' }],
  ['a small panorama', { ...base, width: 512, height: 256 }],
  ['one whose image is not there', { ...base, image: 'other.webp' }],
])('%s needs none', async (_what, other) => {
  const assets = { 'base.webp': await aBase(202) };
  expect(await makeOpenings(folder(), { base: other }, assets)).toBe(false);
  expect(await readOpenings(folder(), { base: other }, assets)).toBeUndefined();
});

test('the nightly job adds them to live files without them, its copies too', async () => {
  const { services, store } = t;
  const organisationId = await anOrganisation(services, { name: 'Oakline', subdomain: 'oakline' });
  const resellerId = await anOrganisation(services, {
    name: 'Northside',
    subdomain: 'northside',
    parentId: organisationId,
  });
  const id = await aConfigurator(services, { organisationId, name: 'Kitchen' });
  const token = await aSession(
    services,
    await aUser(services, { email: 'o@oakline.test', groupId: 2, organisationId }),
  );
  await updateConfigurator(store.db, id, { supportsPresets: true });
  const minified = await versionPath(services, FOLDER, 1000, 'minifiedData');
  const data = JSON.parse(String(await services.content.read(minified)));
  const asset = await aBase(203);
  const record = await configuratorOf(store.db, { configuratorId: id });
  const index = record && (await readAssetIndex(services.content, record, null));
  await services.content.write(minified, JSON.stringify({ ...data, base }));
  const withBase = { ...index, 'base.webp': asset };
  await updateUploadsIndex(store.db, id, await writeAssetIndex(services.content, FOLDER, withBase));
  await callsOf(t)('POST', `/configurators/${id}/deploy`, { token, payload: { version: '1' } });
  const values = { resellerId, configuratorId: id, version: 1000, status: 'ready', updatedAt: new Date() } as const;
  await store.db.insertInto('resellerConfigurators').values(values).execute();
  const openingsIn = async (path: string) =>
    JSON.parse(String(await services.content.read(contentPaths(path).latest))).openings?.['base.webp'] ?? [];
  expect(await openingsIn(FOLDER)).toEqual([]);
  await renewAllOpenings(services, () => undefined);
  await t.deliver();
  const [own, copy] = [await openingsIn(FOLDER), await openingsIn('northside/kitchen')];
  expect(own).toHaveLength(2);
  expect(copy[0].variants[0].file).toBe(`../../${FOLDER}/${own[0].variants[0].file}`);
});
