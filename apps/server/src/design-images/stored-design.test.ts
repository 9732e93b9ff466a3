import { CONFIGURATOR_TYPE } from '@vitrine/contract/configurators/limits';
import { aLayer, aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import { tinyPng } from '@vitrine/fixtures/tiny-png';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appForTests, type TestApp } from '../testing/app-for-tests.ts';
import { fillDrawings } from '../testing/fill-drawings.ts';
import { aConfigurator, anOrganisation, deployFirstVersion } from '../testing/tenants.ts';
import { addressOfStoredDesign, imageOfStoredDesign } from './stored-design.ts';

let t: TestApp;
let id = 0;

beforeAll(async () => {
  t = await appForTests();
  const organisationId = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  const file = aLayeredFile({
    base: { image: 'base.png', width: 64, height: 32, projection: 'perspective' },
    layers: [aLayer({ items: [anItem({ id: 'red', name: 'Red', image_path: 'red.png', thumbnail: null })] })],
  });
  const readImage = (path: string) => tinyPng(64, 32, path === 'base.png' ? [90, 90, 90, 255] : [200, 0, 0, 255]);
  id = await aConfigurator(t.services, {
    organisationId,
    name: 'Still',
    upload: { text: JSON.stringify(file), readImage },
  });
  await t.store.db
    .updateTable('configurators')
    .set({ typeId: CONFIGURATOR_TYPE.stockset })
    .where('id', '=', id)
    .execute();
  await deployFirstVersion(t.services, id);
});
afterAll(() => t.close());

const SIZE = { width: 300, height: 160 };
const aDesign = (more: object = {}) => ({ configuratorId: id, resellerId: null, design: 'red', ...more });
const ask = async (address: string | null) => {
  const { pathname, search } = new URL(address ?? '');
  return t.app.inject({ url: pathname + search, headers: { host: 'vitrine-content.localhost' } });
};
const storedNames = async () => {
  await t.services.storedImages.flush();
  return (await t.store.db.selectFrom('designImages').select('name').execute()).map(({ name }) => name);
};
const forgetRows = async () => {
  await t.services.storedImages.flush();
  await t.store.db.deleteFrom('designImages').execute();
};

describe('the image of a stored design', () => {
  test('has an address that shows its version as a JPEG, whatever goes live later', async () => {
    const address = addressOfStoredDesign(t.services, aDesign({ version: 1000 }));
    const answer = await ask(address);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': expect.stringContaining('immutable'),
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
    await expect.poll(storedNames).toHaveLength(1);
  });

  test('is the same bytes in a file, drawn once and stored with those by address', async () => {
    await forgetRows();
    const first = await imageOfStoredDesign(t.services, aDesign(), SIZE);
    expect(await sharp(first ?? undefined).metadata()).toMatchObject({ ...SIZE, format: 'jpeg' });
    const { channels } = await sharp(first ?? undefined).stats();
    expect(channels[0]?.mean).toBeGreaterThan(150);
    await expect.poll(storedNames).toHaveLength(1);
    expect(
      first?.equals((await imageOfStoredDesign(t.services, aDesign({ version: 1000 }), SIZE)) ?? Buffer.alloc(0)),
    ).toBe(true);
    expect(await storedNames()).toHaveLength(1);
  });

  test('waits with those by address: while too many wait there is none, in a file and by address', async () => {
    await forgetRows();
    const size = { width: 800, height: 500 };
    const finish = fillDrawings(t.services);
    const files = await Promise.all([1, 2].map(() => imageOfStoredDesign(t.services, aDesign(), size)));
    const answer = await t.app.inject({
      url: `/designs/image?configurator=${id}&design=red&width=800&height=500&format=jpeg`,
      headers: { host: 'vitrine-content.localhost' },
    });
    await finish();
    expect([files, answer.statusCode, await storedNames()]).toEqual([[null, null], 503, []]);
    expect(await imageOfStoredDesign(t.services, aDesign(), size)).not.toBeNull();
    await expect.poll(storedNames).toHaveLength(1);
  });

  test.each([
    ['without a design', { design: '' }],
    ['of a configurator that is gone', { configuratorId: null }],
  ])('%s there is none', async (_name, more) => {
    expect(addressOfStoredDesign(t.services, aDesign(more))).toBeNull();
    expect(await imageOfStoredDesign(t.services, aDesign(more), SIZE)).toBeNull();
  });

  test.each([
    ['another reseller’s copy', { resellerId: 4711 }],
    ['a design of another configurator', { design: 'no such item' }],
    ['a version that never was', { version: 9000 }],
  ])('of %s is missing, and a file goes without it', async (_name, more) => {
    expect(await imageOfStoredDesign(t.services, aDesign(more), SIZE)).toBeNull();
    expect((await ask(addressOfStoredDesign(t.services, aDesign(more)))).statusCode).toBeGreaterThanOrEqual(404);
  });

  test('is missing once the configurator is no longer published', async () => {
    const address = addressOfStoredDesign(t.services, aDesign({ version: 1000 }));
    const publish = (deployedVersion: number | null) =>
      t.store.db.updateTable('configurators').set({ deployedVersion }).where('id', '=', id).execute();
    await publish(null);
    expect((await ask(address)).statusCode).toBe(404);
    expect(await imageOfStoredDesign(t.services, aDesign(), SIZE)).toBeNull();
    await publish(1000);
    expect((await ask(address)).statusCode).toBe(200);
  });
});
