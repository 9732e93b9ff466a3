import { fileMessages } from '@vitrine/contract/configurators/file-messages';
import { configuratorLimits as limits } from '@vitrine/contract/configurators/limits';
import type { LatestFile } from '@vitrine/contract/latest-file';
import { tileFile } from '@vitrine/domain/design/view/tiles/tile-grid';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { findIntake } from '@vitrine/store/configurators/image-intakes';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appForTests, type TestApp } from '../testing/app-for-tests.ts';
import { callsOf } from '../testing/calls-of.ts';
import { sendForm } from '../testing/form-request.ts';
import { aConfigurator, anOrganisation, aSession, aUser } from '../testing/tenants.ts';

const FOLDER = 'oakline/kitchens/kitchen';
let t: TestApp;
let call: ReturnType<typeof callsOf>;
let token: string;
let kitchen: number;
let stockset: number;

beforeAll(async () => {
  t = await appForTests();
  call = callsOf(t);
  const organisationId = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  kitchen = await aConfigurator(t.services, { organisationId, name: 'Kitchen' });
  stockset = await aConfigurator(t.services, { organisationId, name: 'Stock set' });
  await t.services.db.updateTable('configurators').set({ typeId: 3 }).where('id', '=', stockset).execute();
  const admin = await aUser(t.services, { email: 'admin@vitrine.test', groupId: 1, organisationId: null });
  token = await aSession(t.services, admin);
});
afterAll(() => t.close());

const aRoom = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#9a8f80' } })
    .jpeg()
    .toBuffer();

/** With what cameras may write after an image, so that it has this many bytes. */
const padded = (image: Buffer, bytes: number): Buffer => Buffer.concat([image, Buffer.alloc(bytes - image.length)]);

function sendBase(version: string, bytes: Buffer, of = kitchen) {
  const file = aLayeredFile();
  const base = { ...file.base, projection: of === kitchen ? 'equirectangular' : 'perspective' };
  const data = { name: 'data.json', bytes: JSON.stringify({ ...file, base }) };
  const parts = { _method: 'PATCH', new_version: version, json_data: data, assets: { name: 'base.jpg', bytes } };
  return sendForm(t, `/configurators/${of}/version/major`, token, parts);
}

async function uploadBase(version: string, bytes: Buffer): Promise<void> {
  const answer = await sendBase(version, bytes);
  expect(answer.statusCode).toBe(200);
  await t.deliver();
}

// 128 tiles and three whole images are encoded.
test('a large panorama goes live in tiles, which the content host serves for ever', async () => {
  await uploadBase('2', await aRoom(8000, 4000));
  await call('POST', `/configurators/${kitchen}/deploy`, { token, payload: { version: '2' } });
  const latest = JSON.parse(String(await t.services.content.read(`${FOLDER}/latest.json`))) as LatestFile;
  const base = latest.assets['base.webp'];
  expect(base).toMatchObject({ frame: [8000, 4000], tiles: { levels: [{ scale: 1, area: [0, 0, 16, 8] }] } });
  expect(base?.variants.map(({ scale }) => scale)).toEqual([2, 4, 8]);
  const file = base?.tiles && tileFile(base.tiles, { scale: 1, column: 15, row: 7 });
  const served = await t.app.inject({ url: `/${FOLDER}/${file}`, headers: { host: 'vitrine-content.localhost:4000' } });
  expect(served.statusCode).toBe(200);
  expect(served.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': expect.stringContaining('immutable'),
  });
  const { width, height } = await sharp(served.rawPayload).metadata();
  expect([width, height]).toEqual([328, 424]);
});

test('one that is too large is left out, with the size that is allowed', async () => {
  await uploadBase('3', await aRoom(16_392, 4000));
  expect((await findIntake(t.services.db, kitchen))?.failed).toEqual([
    { path: 'base.webp', reason: 'Panoramas can be up to 16384 × 8192 pixels.' },
  ]);
});

const MEGABYTE = 1024 * 1024;
const rejected = async (answer: ReturnType<typeof sendBase>) => {
  const { statusCode, body } = await answer;
  return { statusCode, errors: JSON.parse(body).errors };
};

test('one that is cut into tiles can be larger than other images', async () => {
  const answer = await sendBase('4', padded(await aRoom(8192, 4096), limits.imageBytes + 1));
  expect(answer.statusCode).toBe(200);
});

test.each([
  ['an image that is not cut', 4096, 2048, limits.imageBytes, 8],
  ['an image of another shape', 8192, 1024, limits.imageBytes, 8],
  ['a panorama of a size that cannot be cut', 8004, 4002, limits.imageBytes, 8],
  ['a panorama that is even larger', 8192, 4096, limits.panoramaBytes, 40],
])('%s is rejected with its limit', async (_what, width, height, limit, megabytes) => {
  const answer = await rejected(sendBase('5', padded(await aRoom(width, height), limit + 1)));
  const errors = { assets: [fileMessages.imageTooLarge('base.jpg', megabytes)] };
  expect(answer).toEqual({ statusCode: 422, errors });
});

test('images of other configurators have the limit of every image', async () => {
  const answer = await rejected(sendBase('5', padded(await aRoom(8192, 4096), 9 * MEGABYTE), stockset));
  expect(answer.errors).toEqual({ assets: [fileMessages.imageTooLarge('base.jpg', 8)] });
});
