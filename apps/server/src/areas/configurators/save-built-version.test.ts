import { fileMessages } from '@vitrine/contract/configurators/file-messages';
import { configuratorMessages as messages } from '@vitrine/contract/configurators/messages';
import { aLayeredFile, anItem } from '@vitrine/fixtures/catalogue';
import { aFlake, aFloorsFile, aRobeFile, aRobePart } from '@vitrine/fixtures/floors-and-robes';
import { tinyPng } from '@vitrine/fixtures/tiny-png';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appForTests, type TestApp } from '../../testing/app-for-tests.ts';
import { callsOf } from '../../testing/calls-of.ts';
import { type FormPart, sendForm } from '../../testing/form-request.ts';
import { losesNextCommit } from '../../testing/loses-next-commit.ts';
import { aConfigurator, anOrganisation, aSession, aUser, deployFirstVersion } from '../../testing/tenants.ts';

let t: TestApp;
let call: ReturnType<typeof callsOf>;
let oakline: number;
let kitchen: number;
let foreign: number;
let northside: number;
const token = { builder: '', reader: '', reseller: '' };

beforeAll(async () => {
  t = await appForTests();
  call = callsOf(t);
  const { services } = t;
  oakline = await anOrganisation(services, { name: 'Oakline', subdomain: 'oakline' });
  const terra = await anOrganisation(services, { name: 'Terra', subdomain: 'terra' });
  northside = await anOrganisation(services, { name: 'Northside', subdomain: 'north', parentId: oakline });
  foreign = await aConfigurator(services, { organisationId: terra, name: 'Floor' });
  const user = async (email: string, organisationId: number, permissions: string[]) =>
    aSession(services, await aUser(services, { email, groupId: 2, organisationId, permissions }));
  const all = ['configurators', 'configurators.create'];
  token.builder = await user('builder@oakline.test', oakline, all);
  token.reader = await user('reader@oakline.test', oakline, ['configurators']);
  token.reseller = await user('reseller@northside.test', northside, all);
});
afterAll(() => t.close());

let count = 0;
beforeEach(async () => {
  kitchen = await aConfigurator(t.services, { organisationId: oakline, name: `Kitchen ${++count}` });
  await deployFirstVersion(t.services, kitchen);
});

const dataFile = (file: unknown) => ({ name: 'data.json', bytes: JSON.stringify(file) });

/** The sample file with one more item of its first layer. */
const withItem = (item: object) => {
  const file = aLayeredFile();
  return {
    ...file,
    layers: file.layers.map((layer, at) => (at ? layer : { ...layer, items: [...layer.items, item] })),
  };
};
const NEW_IMAGE = 'layers/walls/sage-1a2b3c4d.png';
const sage = anItem({ id: 'W3', name: 'Sage', image_path: NEW_IMAGE, thumbnail: null });

const save = (parts: Record<string, FormPart>, { of = kitchen, by = token.builder } = {}) =>
  sendForm(t, `/configurators/${of}/version/built`, by, { based_on: '1', newest_seen: '1', ...parts });

const read = async () => (await call('GET', `/configurators/${kitchen}`, { token: token.builder })).json().data;

describe('a version from the builder', () => {
  test('is the next major, names its base, and shows its new images beside the earlier ones; visitors see none of it', async () => {
    const image = { name: NEW_IMAGE, bytes: await tinyPng(16, 8, [9, 9, 9, 99]) };
    const answer = await save({ json_data: dataFile(withItem(sage)), assets: image, note: 'More colours' });
    expect(answer.json()).toMatchObject({ data: { versions: [2, 1], deployed_version: 1 } });
    await t.deliver();
    const { version_rows: rows, file_paths: paths, images } = await read();
    expect(rows[0]).toMatchObject({ version: 2, based_on: 1, changes: 1, note: 'More colours' });
    expect(images).toMatchObject({ status: 'done', missing: [] });
    const index = JSON.parse(String(await t.services.content.read(paths.assets)));
    expect(Object.keys(index)).toEqual(expect.arrayContaining(['base.webp', NEW_IMAGE]));
  });

  test('keeps its images when the connection breaks once it is stored', async () => {
    const image = { name: NEW_IMAGE, bytes: await tinyPng(16, 8, [9, 9, 9, 99]) };
    losesNextCommit(t.services.db);
    expect((await save({ json_data: dataFile(withItem(sage)), assets: image })).statusCode).toBe(503);
    await t.deliver();
    expect(await read()).toMatchObject({ versions: [2, 1], images: { status: 'done', missing: [] } });
  });

  test.each([
    [
      'floor',
      '2',
      aFloorsFile(),
      (file: object) => ({ ...file, flakes: [...aFloorsFile().flakes, aFlake({ id: 'F9' })] }),
    ],
    ['wardrobe', '4', aRobeFile(), (file: object) => ({ ...file, trims: [aRobePart({ id: 'T9' })] })],
  ])('of a %s is made and continued in the same way', async (kind, type, file, change) => {
    const form = { name: `Built ${kind}`, configurator_type: type, group_name: 'Built', deployed: '0' };
    const made = await sendForm(t, `/organisations/${oakline}/configurators`, token.builder, {
      ...form,
      json_data: dataFile(file),
    });
    const { id } = made.json().data;
    const answer = await save({ json_data: dataFile(change(file)) }, { of: id });
    expect(answer.json()).toMatchObject({ data: { versions: [2, 1], version_rows: [{ based_on: 1 }, {}] } });
  });

  test('goes live and back again like any other', async () => {
    const image = { name: NEW_IMAGE, bytes: await tinyPng(16, 8, [9, 9, 9, 99]) };
    await save({ json_data: dataFile(withItem(sage)), assets: image });
    await t.deliver();
    const latest = async () => String(await t.services.content.read(`oakline/kitchens/kitchen-${count}/latest.json`));
    const deploy = async (version: number) =>
      (
        await call('POST', `/configurators/${kitchen}/deploy`, {
          token: token.builder,
          payload: { version: String(version) },
        })
      ).statusCode;
    expect(await deploy(2)).toBe(200);
    expect(await latest()).toContain('Sage');
    expect(await deploy(1)).toBe(200);
    expect(await latest()).not.toContain('Sage');
  });

  test('keeps what the builder does not know', async () => {
    await save({ json_data: dataFile({ ...aLayeredFile(), colour_range: { since: 2026 } }) });
    const [{ json_file }] = (await read()).version_rows;
    expect(JSON.parse(String(await t.services.content.read(json_file)))).toMatchObject({
      colour_range: { since: 2026 },
    });
  });
});

describe('it is rejected', () => {
  test('when a newer version exists than the caller saw; a second one at the same time is newer', async () => {
    const answers = await Promise.all([0, 1].map(() => save({ json_data: dataFile(aLayeredFile()) })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await save({ json_data: dataFile(aLayeredFile()), newest_seen: '2' })).statusCode).toBe(200);
    expect((await read()).versions).toEqual([3, 2, 1]);
  });

  test('when its base does not exist, or nothing is sent', async () => {
    const missing = await save({ json_data: dataFile(aLayeredFile()), based_on: '7' });
    expect(missing.json()).toMatchObject({ code: 'versions.missing' });
    expect((await save({})).json().errors).toEqual({ json_data: [messages.jsonFileMissing] });
  });

  test('when images of its base were replaced under the same names', async () => {
    const base = { name: 'base.png', bytes: await tinyPng(16, 8, [1, 200, 3, 255]) };
    await save({ json_data: dataFile(aLayeredFile()), assets: base });
    await t.deliver();
    const errors = async (parts: Record<string, FormPart>) =>
      (await save({ json_data: dataFile(aLayeredFile()), newest_seen: '2', ...parts })).json().errors;
    expect(await errors({})).toEqual({ assets: [fileMessages.imageReplaced('base.webp')] });
    expect(await errors({ based_on: '2' })).toBeUndefined();
  });

  test('from those who may not create configurators, and for those of others', async () => {
    const file = { json_data: dataFile(aLayeredFile()) };
    expect((await save(file, { by: token.reader })).statusCode).toBe(403);
    expect((await save(file, { by: token.reseller })).statusCode).toBe(403);
    expect((await save(file, { of: foreign })).statusCode).toBe(404);
  });
});

test('the uses of items are the presets of the configurator and of copies, and shared designs; foreign ones are missing', async () => {
  const { db } = t.services;
  const preset = (name: string, configuration: string) => ({ name, configuration, imageUrl: null, version: 1 });
  const presets = JSON.stringify([preset('Country', 'W1,D2'), preset('Loft', 'W2,D1')]);
  await db.updateTable('configurators').set({ presets }).where('id', '=', kitchen).execute();
  await db
    .insertInto('resellerConfigurators')
    .values({ resellerId: northside, configuratorId: kitchen, version: 1000, status: 'ready', presets })
    .execute();
  const shared = { configuratorId: kitchen, resellerId: null, page: 'https://a.example', viewer: '' };
  for (const [code, design] of ['W1,D2', 'W2', 'D2'].entries())
    await db
      .insertInto('sharedDesigns')
      .values({ ...shared, design, code: `code ${count} ${code}`, contentHash: `${count} ${code}` })
      .execute();
  const uses = (ids: string[], of = kitchen, by = token.builder) =>
    call('POST', `/configurators/${of}/item-uses`, { token: by, payload: { ids } });
  expect((await uses(['D2'])).json().data).toEqual({
    presets: [
      { name: 'Country', reseller: null },
      { name: 'Country', reseller: 'Northside' },
    ],
    shared_designs: 2,
  });
  expect((await uses(['H1'])).json().data).toEqual({ presets: [], shared_designs: 0 });
  expect((await uses([])).statusCode).toBe(422);
  expect((await uses(['D2'], foreign)).statusCode).toBe(404);
  expect((await uses(['D2'], kitchen, token.reader)).statusCode).toBe(403);
});
