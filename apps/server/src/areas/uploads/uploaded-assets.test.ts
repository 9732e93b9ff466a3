import { uploadMessages } from '@vitrine/contract/uploads/messages';
import { aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import { tinyPng } from '@vitrine/fixtures/tiny-png';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sha256, sweepOriginals, writeOriginal } from '../../intake/originals.ts';
import { appForTests, TEST_DAY, type TestApp } from '../../testing/app-for-tests.ts';
import { callsOf } from '../../testing/calls-of.ts';
import { type FormPart, sendForm } from '../../testing/form-request.ts';
import { aConfigurator, anOrganisation, aSession, aUser, deployFirstVersion } from '../../testing/tenants.ts';

let t: TestApp;
let call: ReturnType<typeof callsOf>;
let oakline: number;
let kitchen: number;
let token: string;
let base: Buffer;
let doors: Buffer;
const hash = { base: '', doors: '', foreign: '' };

const DOORS = 'layers/walls/sage-1a2b3c4d.png';
const DAY = 86_400_000;

beforeAll(async () => {
  t = await appForTests({ ORGANISATION_STORAGE_GB: '0.00001' });
  call = callsOf(t);
  const { services } = t;
  oakline = await anOrganisation(services, { name: 'Oakline', subdomain: 'oakline' });
  const terra = await anOrganisation(services, { name: 'Terra', subdomain: 'terra' });
  const permissions = ['configurators', 'configurators.create'];
  const user = { email: 'ann@oakline.test', groupId: 2, organisationId: oakline, permissions };
  token = await aSession(services, await aUser(services, user), 24 * 60);
  kitchen = await aConfigurator(services, { organisationId: oakline, name: 'Kitchen' });
  await deployFirstVersion(services, kitchen);
  const store = async (organisationId: number, bytes: Buffer): Promise<string> => {
    await writeOriginal(services, { organisationId, hash: sha256(bytes), ending: 'png' }, bytes);
    return sha256(bytes);
  };
  base = await tinyPng(16, 8, [1, 2, 3, 255]);
  doors = await tinyPng(16, 8, [9, 9, 9, 99]);
  hash.base = await store(oakline, base);
  hash.doors = await store(oakline, doors);
  hash.foreign = await store(terra, await tinyPng(16, 8, [7, 7, 7, 99]));
});
afterAll(() => t.close());

const sage = anItem({ id: 'W3', name: 'Sage', image_path: DOORS, thumbnail: null });
const dataFile = () => {
  const file = aLayeredFile();
  const [first, ...others] = file.layers;
  const layers = [{ ...first, items: [...(first?.items ?? []), sage] }, ...others];
  return { name: 'data.json', bytes: JSON.stringify({ ...file, layers }) };
};

let count = 0;
const create = (parts: Record<string, FormPart>) =>
  sendForm(t, `/organisations/${oakline}/configurators`, token, {
    ...{ name: `Studio ${++count}`, configurator_type: '1', group_name: 'Kitchens', deployed: '0' },
    json_data: dataFile(),
    ...parts,
  });
const named = (images: Record<string, string>) => ({ assets_uploaded: JSON.stringify(images) });
const imagesOf = async (id: number) => (await call('GET', `/configurators/${id}`, { token })).json().data;

describe('images that were uploaded before', () => {
  test('are prepared for a new configurator, beside files of the form', async () => {
    const answer = await create({ ...named({ [DOORS]: hash.doors }), assets: { name: 'base.webp.png', bytes: base } });
    expect(answer.statusCode).toBe(200);
    const both = await create(named({ [DOORS]: hash.doors, 'base.png': hash.base }));
    await t.deliver();
    const made = await imagesOf(both.json().data.id);
    const index = JSON.parse(String(await t.services.content.read(made.file_paths.assets)));
    expect(Object.keys(index).sort()).toEqual(['base.webp', DOORS]);
    expect(await t.services.content.list('uploads')).not.toContainEqual(expect.stringContaining(hash.doors));
    expect(await t.services.content.read(`.originals/${oakline}/${hash.doors}`)).toEqual(doors);
  });

  test('are prepared for a version from the builder', async () => {
    const parts = { based_on: '1', newest_seen: '1', json_data: dataFile(), ...named({ [DOORS]: hash.doors }) };
    const answer = await sendForm(t, `/configurators/${kitchen}/version/built`, token, parts);
    expect(answer.json()).toMatchObject({ data: { versions: [2, 1] } });
    await t.deliver();
    expect((await imagesOf(kitchen)).images).toMatchObject({ status: 'done', missing: [] });
  });

  test('stay while they wait to be prepared, however long that takes', async () => {
    const lonely = await tinyPng(16, 8, [1, 1, 1, 99]);
    await writeOriginal(t.services, { organisationId: oakline, hash: sha256(lonely), ending: 'png' }, lonely);
    const answer = await create(named({ [DOORS]: sha256(lonely) }));
    t.setNow(new Date(TEST_DAY.getTime() + 3 * DAY));
    await sweepOriginals(t.services);
    await t.deliver();
    t.setNow(TEST_DAY);
    const { file_paths: paths } = await imagesOf(answer.json().data.id);
    expect(String(await t.services.content.read(paths.assets))).toContain(DOORS);
  });
});

describe('they are rejected', () => {
  test('by path, when the organisation does not have them, also where another one does', async () => {
    const answer = await create(named({ [DOORS]: hash.foreign, 'base.png': 'e'.repeat(64), 'x.png': hash.doors }));
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'uploads.not_uploaded' });
    const issues = [DOORS, 'base.png'].map((path) => uploadMessages.notUploaded(path));
    expect(answer.json().errors.assets_uploaded.sort()).toEqual(issues.sort());
  });

  test.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['a hash that is a path', JSON.stringify({ [DOORS]: '../1/x' })],
    ['a path that leads outside', JSON.stringify({ '../x.png': 'a'.repeat(64) })],
  ])('as %s', async (_what, assets_uploaded) => {
    expect((await create({ assets_uploaded })).statusCode).toBe(422);
  });

  test('under a name of another type', async () => {
    const answer = await create(named({ 'layers/walls/sage-1a2b3c4d.png': hash.doors, 'base.webp': hash.base }));
    expect(answer.json().errors.assets[0]).toContain('base.webp is a PNG image');
  });
});

test('files of a form take space as well, also before they are originals', async () => {
  const noise = Buffer.concat([await tinyPng(16, 8, [5, 5, 5, 99]), Buffer.alloc(6000)]);
  const parts = { assets: { name: DOORS, bytes: noise } };
  expect((await create(parts)).statusCode).toBe(200);
  const full = await create(parts);
  expect([full.statusCode, full.json().code]).toEqual([413, 'uploads.no_space']);
  expect(await t.services.content.list('uploads')).toHaveLength(1);
});
