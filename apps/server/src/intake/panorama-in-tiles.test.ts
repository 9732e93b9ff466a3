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

beforeAll(async () => {
  t = await appForTests();
  call = callsOf(t);
  const organisationId = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  kitchen = await aConfigurator(t.services, { organisationId, name: 'Kitchen' });
  const admin = await aUser(t.services, { email: 'admin@vitrine.test', groupId: 1, organisationId: null });
  token = await aSession(t.services, admin);
});
afterAll(() => t.close());

const aRoom = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#9a8f80' } })
    .jpeg()
    .toBuffer();

async function uploadBase(version: string, bytes: Buffer): Promise<void> {
  const data = { name: 'data.json', bytes: JSON.stringify(aLayeredFile()) };
  const parts = { _method: 'PATCH', new_version: version, json_data: data, assets: { name: 'base.jpg', bytes } };
  const answer = await sendForm(t, `/configurators/${kitchen}/version/major`, token, parts);
  expect(answer.statusCode).toBe(200);
  await t.deliver();
}

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
