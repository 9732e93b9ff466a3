import { aLayer, aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import { tinyPng } from '@vitrine/fixtures/tiny-png';
import { configuratorOf } from '@vitrine/store/configurators/of-row';
import { findVersion, insertVersion } from '@vitrine/store/versions/queries';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newFileKey } from '../hosting/paths.ts';
import { appForTests, type TestApp } from '../testing/app-for-tests.ts';
import { aConfigurator, anOrganisation, deployFirstVersion } from '../testing/tenants.ts';
import { designImageAddress } from './address.ts';

const HOST = 'vitrine-content.localhost';
const OPEN = 'width=400&height=300&format=png';

let t: TestApp;
let id = 0;
let unpublished = 0;
let organisationId = 0;

beforeAll(async () => {
  t = await appForTests();
  organisationId = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  id = await aConfigurator(t.services, { organisationId, name: 'Kitchen', upload: upload() });
  await deployFirstVersion(t.services, id);
  const other = await anOrganisation(t.services, { name: 'Terra', subdomain: 'terra' });
  unpublished = await aConfigurator(t.services, { organisationId: other, name: 'Draft', upload: upload() });
});
afterAll(() => t.close());

/** A grey panorama with walls in the colour of an item. */
const upload = () => ({
  text: JSON.stringify(
    aLayeredFile({
      base: { image: 'base.png', width: 64, height: 32, projection: 'equirectangular', initial_yaw: 0 },
      layers: [
        aLayer({
          items: [
            anItem({ id: 'red', name: 'Red', image_path: 'red.png', thumbnail: null }),
            anItem({ id: 'blue', name: 'Blue', image_path: 'blue.png', thumbnail: null }),
            anItem({ id: 'none', name: 'None', image_path: null, thumbnail: null }),
          ],
        }),
      ],
    }),
  ),
  readImage: async (path: string) =>
    tinyPng(
      64,
      32,
      path.startsWith('red') ? [200, 0, 0, 255] : path.startsWith('blue') ? [0, 0, 200, 255] : [90, 90, 90, 255],
    ),
});

const ask = (query: string, headers: Record<string, string> = {}) =>
  t.app.inject({ url: `/designs/image?${query}`, headers: { host: HOST, ...headers } });
const askAt = (address: string, headers: Record<string, string> = {}) => ask(new URL(address).search.slice(1), headers);
describe('an image', () => {
  test('shows the design that its address names, in its size and format', async () => {
    const { statusCode, headers, rawPayload } = await ask(`configurator=${id}&design=blue&${OPEN}`);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 400, height: 300, format: 'png' });
    const { data } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)].map((value) => Math.abs(value - 200) < 4 || value < 4)).toEqual([true, true, true]);
    expect(data[2]).toBeGreaterThan(190);
  });

  test('of no design is the default one, and has the same entity tag as when it is named', async () => {
    const [plain, named] = [
      await ask(`configurator=${id}&${OPEN}`),
      await ask(`configurator=${id}&design=red&${OPEN}`),
    ];
    expect(plain.headers.etag).toBe(named.headers.etag);
    expect(plain.rawPayload.equals(named.rawPayload)).toBe(true);
  });

  test.each([
    ['400 x 300 with a ratio', 'width=400&ratio=4:3&format=png'],
    [
      'another order, an empty design and a name that means nothing',
      `format=png&design=&utm_source=x&height=300&width=400`,
    ],
    ['the named opening view', `${OPEN}&view=opening`],
  ])('is the same for an equal request: %s', async (_name, query) => {
    const one = await ask(`configurator=${id}&${OPEN}`);
    expect((await ask(`configurator=${id}&${query}`)).headers.etag).toBe(one.headers.etag);
  });

  test('is drawn once, then read: the answer names its state, and 304 needs no file', async () => {
    const first = await ask(`configurator=${id}&design=none&${OPEN}`);
    const tag = String(first.headers.etag);
    expect((await ask(`configurator=${id}&design=none&${OPEN}`)).rawPayload.equals(first.rawPayload)).toBe(true);
    const known = await ask(`configurator=${id}&design=none&${OPEN}`, { 'if-none-match': `"other", W/${tag}` });
    expect(known).toMatchObject({ statusCode: 304, body: '' });
    expect(known.headers).toMatchObject({ etag: tag, 'cache-control': 'public, max-age=300' });
    const names = async () =>
      (await t.store.db.selectFrom('designImages').select('name').where('configuratorId', '=', id).execute()).map(
        ({ name }) => `"${name}"`,
      );
    await expect.poll(names).toContain(tag);
  });

  test('that is stored is not looked up in the database again, and is missing once it is not published', async () => {
    const query = `configurator=${id}&${OPEN}`;
    expect((await ask(query)).statusCode).toBe(200);
    const asked = vi.spyOn(t.store.db, 'getExecutor');
    expect((await ask(query)).statusCode).toBe(200);
    expect(asked).not.toHaveBeenCalled();
    expect((await ask(`configurator=99999&${OPEN}`)).statusCode).toBe(404);
    expect(asked).toHaveBeenCalledOnce();
    asked.mockRestore();
    const publish = (deployedVersion: number | null) =>
      t.store.db.updateTable('configurators').set({ deployedVersion }).where('id', '=', id).execute();
    await publish(null);
    const pinned = designImageAddress(t.services, { configurator: id, version: 1000, width: 400, height: 300 });
    expect([(await ask(query)).statusCode, (await askAt(pinned)).statusCode]).toEqual([404, 404]);
    await publish(1000);
    expect((await ask(query)).statusCode).toBe(200);
  });

  test('comes in the format that the program accepts, and says so', async () => {
    const size = `configurator=${id}&width=400&height=300`;
    const types = ['image/avif,image/webp,*/*', 'image/png;q=1,image/webp;q=0', '*/*', ''].map(async (accept) => {
      const { headers } = await ask(size, { accept });
      return [headers['content-type'], headers.vary];
    });
    const answered = await Promise.all(types);
    expect(answered.map(([type]) => type)).toEqual(['image/webp', 'image/png', 'image/jpeg', 'image/jpeg']);
    for (const [, vary] of answered) expect(vary).toContain('Accept');
  });

  test('of a pinned version never changes', async () => {
    const { statusCode, headers } = await ask(`configurator=${id}&version=1&${OPEN}`);
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });
});

test('a reseller shows the version that is live on its copy, another one nothing', async () => {
  const named = { name: 'Northside', subdomain: 'northside', parentId: organisationId };
  const resellerId = await anOrganisation(t.services, named);
  const values = { resellerId, configuratorId: id, version: 1000, status: 'pending', updatedAt: new Date() } as const;
  await t.store.db.insertInto('resellerConfigurators').values(values).execute();
  const query = `configurator=${id}&reseller=${resellerId}&${OPEN}`;
  expect((await ask(query)).statusCode).toBe(404);
  await t.store.db.updateTable('resellerConfigurators').set({ status: 'ready' }).execute();
  const own = await ask(`configurator=${id}&${OPEN}`);
  expect((await ask(query)).headers.etag).toBe(own.headers.etag);
  expect((await ask(`configurator=${unpublished}&reseller=${resellerId}&${OPEN}`)).statusCode).toBe(404);
});

describe('a signed address', () => {
  test('may look anywhere in any size, and only as it says', async () => {
    const address = designImageAddress(t.services, {
      ...{ configurator: id, version: 1000, design: 'blue', yaw: -90, pitch: 10, fov: 60, width: 320, ratio: 2 },
      format: 'png',
    });
    const { statusCode, headers, rawPayload } = await askAt(address);
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toContain('immutable');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 320, height: 160 });
    for (const changed of [
      address.replace('fov=60', 'fov=61'),
      address.replace('version=1', 'version=1.001'),
      address.replace(`configurator=${id}`, `configurator=${unpublished}`),
      address.replace(/sig=./, 'sig=_'),
    ]) {
      const answer = await askAt(changed);
      expect(answer.statusCode, changed).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'designs.image_unsigned' });
    }
  });

  test('is what the product makes of itself, also in a size that needs none', async () => {
    const address = designImageAddress(t.services, { configurator: id, design: 'red', width: 1200, height: 630 });
    const { searchParams } = new URL(address);
    expect(searchParams.has('sig')).toBe(true);
    searchParams.delete('sig');
    const [signed, open] = [await askAt(address), await ask(String(searchParams))];
    expect([signed.statusCode, open.statusCode, signed.headers.etag]).toEqual([200, 200, open.headers.etag]);
  });

  test('shows a version that is not live any more, which is missing without it', async () => {
    const version = { configuratorId: id, version: 1001, basedOn: 1000, authorId: null, changes: 1 };
    const fileKey = newFileKey();
    const row = await findVersion(t.store.db, id, 1000);
    const record = await configuratorOf(t.store.db, { configuratorId: id });
    const location = { dataUrl: record?.dataUrl ?? '', type: 'panoramic' } as const;
    const file = await t.services.versionFiles.read({ ...location, version: 1000, fileKey: row?.fileKey ?? null });
    if (file) await t.services.versionFiles.write({ ...location, version: 1001, fileKey }, file);
    await insertVersion(t.store.db, { ...version, fileKey });
    const address = designImageAddress(t.services, { configurator: id, version: 1001, width: 400, height: 300 });
    expect((await askAt(address)).statusCode).toBe(200);
    expect((await ask(`configurator=${id}&version=1.001&${OPEN}`)).statusCode).toBe(404);
  });

  test('shows nothing of a configurator that is not published', async () => {
    const address = designImageAddress(t.services, {
      configurator: unpublished,
      version: 1000,
      width: 400,
      height: 300,
    });
    expect((await askAt(address)).statusCode).toBe(404);
  });
});

describe('rejects', () => {
  test.each([
    ['a configurator that is not there', 'configurator=99999', 404],
    ['no configurator', '', 422],
    ['a text for a configurator', 'configurator=x', 422],
    ['two configurators', 'configurator=1&configurator=2', 422],
    ['a reseller without a copy', 'reseller=7', 404],
    ['a design of another configurator', 'design=granite', 422],
    ['a scene that is not there', 'scene=night', 422],
    ['no width', 'width=0&height=300', 422],
    ['a huge width', 'width=100000&height=300', 422],
    ['too many pixels', 'width=4096&height=4096', 403],
    ['a format', 'format=gif', 422],
    ['a view', 'view=behind', 422],
    ['a steep view', 'pitch=91', 422],
    ['a wide view', 'fov=170', 422],
    ['a background', 'background=url(x)', 422],
    ['a version that is none', 'version=one', 422],
    ['a version that is not live', 'version=1.005', 404],
    ['a turned view without a signature', 'yaw=20', 403],
    ['a size without a signature', 'width=401&height=300', 403],
    ['a size of a configurator that is not there', 'configurator=99999&width=401&height=300', 404],
    ['a turned view of one that is not there', 'configurator=99999&yaw=20', 404],
    ['a wrong signature of one that is not there', 'configurator=99999&sig=x', 403],
    ['a long design', `design=${'x'.repeat(3000)}`, 422],
    ['a character that cannot be stored', 'design=%00', 422],
  ])('%s', async (_name, query, status) => {
    const whole = /configurator=|^$/.test(query)
      ? query
      : `configurator=${id}&${/width/.test(query) ? '' : OPEN}&${query}`;
    const { statusCode, headers, body } = await ask(whole);
    expect(statusCode, body).toBe(status);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' });
    expect(JSON.parse(body).message).toMatch(/^[A-Z].*\.$/);
  });

  test('a configurator that is not published, as if it did not exist', async () => {
    const [draft, none] = [await ask(`configurator=${unpublished}&${OPEN}`), await ask(`configurator=99999&${OPEN}`)];
    expect([draft.statusCode, draft.body]).toEqual([404, none.body]);
    expect((await ask(`configurator=${unpublished}&version=1&${OPEN}`)).statusCode).toBe(404);
  });

  test('in the language of the caller', async () => {
    const { body } = await ask(`configurator=${id}&format=gif`, { 'accept-language': 'de' });
    expect(JSON.parse(body).message).toBe('Das Format muss eines von diesen sein: avif, webp, jpeg, png.');
  });
});
