import type { RobePart } from '@vitrine/contract/configurator-file';
import { CONFIGURATOR_TYPE } from '@vitrine/contract/configurators/limits';
import { robeLimits } from '@vitrine/contract/configurators/robe-limits';
import { designImageLimits as limits } from '@vitrine/contract/designs/image-limits';
import { designMessages as messages } from '@vitrine/contract/designs/messages';
import { robesModel } from '@vitrine/domain/design/robes/robes-model';
import { anAsset } from '@vitrine/fixtures/an-asset';
import { aRobeFile } from '@vitrine/fixtures/floors-and-robes';
import { tinyPng } from '@vitrine/fixtures/tiny-png';
import { configuratorOf } from '@vitrine/store/configurators/of-row';
import { findVersion } from '@vitrine/store/versions/queries';
import { validateBytes } from 'gltf-validator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appForTests, type TestApp } from '../../../testing/app-for-tests.ts';
import { aConfigurator, anOrganisation, deployFirstVersion } from '../../../testing/tenants.ts';

let t: TestApp;
let organisationId: number;
let robe: string;
let kitchen: string;

const PAGE = 'https://www.oakline.example/wardrobes';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

let networks = 0;
const remoteAddress = () => `10.7.${Math.floor(networks / 200)}.${(networks++ % 200) + 1}`;

async function share(configurator: number, design: string, reseller?: number): Promise<string> {
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/viewer/designs/share',
    remoteAddress: remoteAddress(),
    payload: { configurator_id: configurator, design, page: PAGE, reseller: reseller ? [reseller] : [] },
  });
  return new URL(answer.json().data.url).pathname.slice('/s/'.length);
}

/** A live wardrobe, with the code of its first design, its folder and the file that lists its images. */
async function aWardrobe(name: string, file = aRobeFile()): Promise<{ code: string; dataUrl: string; images: string }> {
  const { services } = t;
  const id = await aConfigurator(services, { organisationId, name });
  const row = await findVersion(services.db, id, 1000);
  const record = await configuratorOf(services.db, { configuratorId: id });
  if (!record) throw new Error('There is no configurator');
  const { dataUrl, uploadsIndex } = record;
  const at = { dataUrl, version: 1000, fileKey: row?.fileKey ?? null };
  await services.versionFiles.write({ ...at, type: 'slidingrobe' }, file);
  await services.db
    .updateTable('configurators')
    .set({ typeId: CONFIGURATOR_TYPE.slidingrobe, deployedVersion: 1000 })
    .where('id', '=', id)
    .execute();
  const model = robesModel(file);
  return { code: await share(id, model.write(model.start())), dataUrl, images: `${dataUrl}/${uploadsIndex}` };
}

beforeAll(async () => {
  t = await appForTests();
  const { services } = t;
  organisationId = await anOrganisation(services, { name: 'Oakline', subdomain: 'oakline' });
  const layered = await aConfigurator(services, { organisationId, name: 'Kitchen' });
  await deployFirstVersion(services, layered);
  kitchen = await share(layered, 'W2,H1,D2');
  robe = (await aWardrobe('Wardrobe <Oslo>')).code;
});
afterAll(() => t.close());

const wardrobe = async (): Promise<number> => {
  const query = t.services.db.selectFrom('configurators').select('id').where('name', '=', 'Wardrobe <Oslo>');
  return (await query.executeTakeFirstOrThrow()).id;
};

const model = (file: string, headers: Record<string, string> = {}, network = remoteAddress()) =>
  t.app.inject({
    url: `/designs/models/${file}`,
    headers: { host: 'vitrine-content.localhost', ...headers },
    remoteAddress: network,
  });
const room = (code: string, headers: Record<string, string> = {}) =>
  t.app.inject({ url: `/api/s/${code}/room`, headers, remoteAddress: remoteAddress() });

describe('answers', () => {
  test('a shared wardrobe as GLB, which names its design and the page that opens it', async () => {
    const answer = await model(`${robe}.glb`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'model/gltf-binary',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const bytes = answer.rawPayload;
    expect((await validateBytes(bytes)).issues).toMatchObject({ numErrors: 0, numWarnings: 0 });
    const { asset } = JSON.parse(bytes.subarray(20, 20 + bytes.readUInt32LE(12)).toString('utf8'));
    expect(asset.extras).toMatchObject({ title: 'Wardrobe <Oslo>', seller: 'Oakline' });
    expect(asset.extras.page).toContain(`${PAGE}?slidingrobeConfig=`);
  });

  test('the same as USDZ', async () => {
    const answer = await model(`${robe}.usdz`);
    expect(answer.headers['content-type']).toBe('model/vnd.usdz+zip');
    expect(answer.rawPayload.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    expect(answer.rawPayload.includes(`${PAGE}?slidingrobeConfig=`)).toBe(true);
  });

  test('once, and then what is stored', async () => {
    const [one, two] = [await model(`${robe}.glb`), await model(`${robe}.glb`)];
    expect(two.rawPayload.equals(one.rawPayload)).toBe(true);
    const again = await model(`${robe}.glb`, { 'if-none-match': String(one.headers.etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    const stored = () =>
      t.services.db.selectFrom('designImages').select('name').where('name', 'like', '%.glb').execute();
    await expect.poll(stored).toHaveLength(1);
  });

  test('the page for each device: Quick Look, Scene Viewer, or both files', async () => {
    const [apple, android, other] = [
      await room(robe, { 'user-agent': IPHONE }),
      await room(robe, { 'user-agent': ANDROID }),
      await room(robe),
    ];
    expect(apple.body).toMatch(
      new RegExp(`<a rel="ar" href="[^"]*/designs/models/${robe}\\.usdz#allowsContentScaling=0[^"]*"><img [^>]*></a>`),
    );
    expect(android.body).toContain('href="intent://arvr.google.com/scene-viewer/1.0?file=');
    expect(android.body).toContain(encodeURIComponent(`/designs/models/${robe}.glb`));
    expect(android.body).toContain('resizable=false');
    for (const format of ['usdz', 'glb']) expect(other.body).toContain(`/designs/models/${robe}.${format}"`);
    for (const { body, headers } of [apple, android, other]) {
      expect(body).toContain('Wardrobe &lt;Oslo&gt;');
      expect(body).not.toContain('<script');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers.vary).toContain('user-agent');
    }
  });

  test('the page in the language of its reader', async () => {
    expect((await room(robe, { 'accept-language': 'ar' })).body).toContain('dir="rtl"');
    expect((await room(robe, { 'accept-language': 'de' })).body).toContain('in Ihrem Raum');
  });
});

test('a model without an image that is gone is made again once the image is there', async () => {
  const { content } = t.services;
  const [oak] = aRobeFile().materials;
  const file = aRobeFile({ materials: [{ ...(oak as RobePart), texture: 'textures/oak.png' }] });
  const { code, dataUrl, images } = await aWardrobe('Oak', file);
  const asset = anAsset('oak');
  await content.write(images, JSON.stringify({ 'textures/oak.png': asset }));
  const without = await model(`${code}.glb`);
  expect(without.headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(without.headers).not.toHaveProperty('etag');
  await content.write(`${dataUrl}/${asset.variants[0]?.file}`, await tinyPng(8, 8, [190, 150, 100, 255]));
  const complete = await model(`${code}.glb`);
  expect(complete.headers['cache-control']).toMatch(/^public/);
  expect(complete.rawPayload.length).toBeGreaterThan(without.rawPayload.length);
});

describe('rejects', () => {
  test.each([
    ['a design of another kind', () => `${kitchen}.glb`],
    ['an unknown code', () => '222222222.glb'],
    ['a format nobody knows', () => `${robe}.obj`],
    ['no format', () => robe],
    ['a path', () => `..%2f${robe}.glb`],
    ['another case', () => `${robe.toUpperCase()}.GLB`],
  ])('%s', async (_, file) => {
    const answer = await model(file());
    expect(answer.statusCode).toBe(404);
  });

  test('a hundred doors, in a short text and in one for each door: the file has the most that there can be', async () => {
    const configurator = await wardrobe();
    const each = Array.from({ length: 99 }, (_, at) => `d${at + 2}:DR-01`).join(',');
    for (const design of ['DR-01,w:4000,n:100', `DR-01,w:4000,n:100,${each}`, 'DR-01,w:1e9,h:1e9,n:1000000000']) {
      const answer = await model(`${await share(configurator, design)}.usdz`);
      expect(answer.statusCode).toBe(200);
      expect(answer.rawPayload.length).toBeLessThan(3 * 1024 * 1024);
      const doors = /string design = "[^"]*,n:(\d+)/.exec(answer.rawPayload.toString('latin1'))?.[1];
      expect(Number(doors)).toBeLessThanOrEqual(robeLimits.doorsMost);
    }
  });

  test.each([() => kitchen, () => '222222222'])('the room of what is no wardrobe', async (code) => {
    const answer = await room(code());
    expect([answer.statusCode, answer.body.includes(messages.goneTitle)]).toEqual([404, true]);
  });
});

describe('guards', () => {
  test('neither model nor room outlives the website of its page', async () => {
    const { db } = t.services;
    const rename = (authorisedDomain: string) =>
      db.updateTable('organisations').set({ authorisedDomain }).where('id', '=', organisationId).execute();
    await rename('elsewhere.example');
    const statuses = [(await model(`${robe}.glb`)).statusCode, (await room(robe)).statusCode];
    await rename('oakline.example');
    expect(statuses).toEqual([404, 404]);
  });

  test('neither outlives the copy of its reseller, and shows the manufacturer’s instead', async () => {
    const { db } = t.services;
    const resellerId = await anOrganisation(t.services, {
      ...{ name: 'Northside', subdomain: 'northside', parentId: organisationId },
    });
    const configuratorId = await wardrobe();
    const grant = { resellerId, configuratorId, version: 1000, status: 'ready', updatedAt: new Date() } as const;
    await db.insertInto('resellerConfigurators').values(grant).execute();
    const code = await share(configuratorId, 'DR-01', resellerId);
    expect((await room(code)).body).toContain('Northside');
    await db.deleteFrom('resellerConfigurators').where('resellerId', '=', resellerId).execute();
    expect([(await model(`${code}.glb`)).statusCode, (await room(code)).statusCode]).toEqual([404, 404]);
  });

  test('one network has only so many models made in a minute', async () => {
    const network = remoteAddress();
    const configurator = await wardrobe();
    const codes: string[] = [];
    for (let width = 0; width <= limits.modelsPerMinute; width++)
      codes.push(await share(configurator, `${2000 + 10 * width}x2300,DR-01`));
    const statuses: number[] = [];
    for (const code of codes) statuses.push((await model(`${code}.glb`, {}, network)).statusCode);
    expect(statuses.slice(0, -1).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });
});
