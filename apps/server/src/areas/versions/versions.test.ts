import type { LatestFile } from '@vitrine/contract/latest-file';
import { expandFile } from '@vitrine/domain/catalogue/expand-file';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { tinyPng } from '@vitrine/fixtures/tiny-png';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appForTests, type TestApp } from '../../testing/app-for-tests.ts';
import { aConfigurator, anOrganisation, aSession, aUser } from '../../testing/tenants.ts';
import { versionPath } from '../../testing/version-path.ts';

let t: TestApp;
let token: string;
let configurator: number;
let count = 0;

beforeAll(async () => {
  t = await appForTests();
});
afterAll(() => t.close());

beforeEach(async () => {
  count++;
  const organisationId = await anOrganisation(t.services, { name: `Oakline ${count}`, subdomain: `oakline${count}` });
  const user = await aUser(t.services, { email: `owner${count}@oakline.test`, groupId: 2, organisationId });
  token = await aSession(t.services, user);
  configurator = await aConfigurator(t.services, { organisationId, name: 'Kitchen' });
});

const ask = (method: 'PATCH' | 'POST' | 'GET', url: string, payload?: object) =>
  t.app.inject({ method, url, headers: { authorization: `Bearer ${token}` }, ...(payload ? { payload } : {}) });
const save = (payload: object) => ask('PATCH', `/api/configurators/${configurator}/version/minor`, payload);
const deploy = (payload: object) => ask('POST', `/api/configurators/${configurator}/deploy`, payload);
const dataUrl = () => `oakline-${count}/kitchens/kitchen`;
const pathOf = (version: number, form?: 'data' | 'minifiedData') => versionPath(t.services, dataUrl(), version, form);
const readJson = async (path: string) => JSON.parse((await t.services.content.read(path))?.toString('utf8') ?? 'null');

const off = { layer_index: 0, id: 'W2', data: { disabled: true } };
const dearer = { layer_index: 1, id: 'D1', data: { price: 66.5 } };

describe('PATCH configurators/{id}/version/minor returns', () => {
  test('the new version with the edits applied, in full and in minified form', async () => {
    const answer = await save({ data: [off, dearer], version: 1, new_version: 'v1.001' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data.version).toBe(1.001);
    expect(answer.json().data.configurator.versions).toEqual([1.001, 1]);
    expect(answer.json().data.configurator.version_rows[0]).toMatchObject({
      version: 1.001,
      based_on: 1,
      changes: 2,
      author: 'Test Person',
    });
    const saved = await readJson(await pathOf(1001));
    expect(saved.layers[0].items[1].disabled).toBe(true);
    expect(saved.layers[1].items[0].price).toBe(66.5);
    expect((await readJson(await pathOf(1001, 'minifiedData'))).minified).toBe(true);
    expect((await readJson(await pathOf(1000))).layers[0].items[1].disabled).toBeNull();
  });

  test('the same for edits sent as JSON text', async () => {
    const answer = await save({
      data: JSON.stringify([off]),
      version: 1,
      new_version: 1.001,
      id: configurator,
      name: 'Kitchen',
    });
    expect(answer.statusCode).toBe(200);
  });
});

describe('PATCH configurators/{id}/version/minor rejects', () => {
  test('a version that exists, and changes nothing', async () => {
    await save({ data: [off], version: 1, new_version: 1.001 });
    const answer = await save({ data: [dearer], version: 1, new_version: 1.001 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('versions.exists');
    const stored = await readJson(await pathOf(1001));
    expect(stored.layers[1].items[0].price).toBe(39);
  });

  test('all but one of many saves of the same version at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => save({ data: [off], version: 1, new_version: 1.001 })),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
  });

  test.each([
    ['an unknown item', { data: [{ layer_index: 0, id: 'nope', data: { price: 1 } }] }, 'catalogue.unknown_item'],
    [
      'the last door range',
      { data: [1, 2].map((id) => ({ layer_index: 'pano_doors', id, data: { disabled: true } })) },
      'catalogue.last_door_range',
    ],
    ['a base that does not exist', { data: [off], version: 7 }, 'versions.missing'],
    ['another major version', { data: [off], new_version: 2 }, 'versions.major_full'],
    ['no edits', { data: [] }, 'request.invalid'],
    ['a negative price', { data: [{ ...dearer, data: { price: -1 } }] }, 'request.invalid'],
    ['a price with three decimals', { data: [{ ...dearer, data: { price: 1.005 } }] }, 'request.invalid'],
    ['a field that may not be edited', { data: [{ ...dearer, data: { image_path: 'x' } }] }, 'request.invalid'],
    ['text that is no version', { data: [off], new_version: 'next' }, 'request.invalid'],
    ['text that is no JSON', { data: '{oops' }, 'request.invalid'],
  ])('%s', async (_case, overrides, code) => {
    const answer = await save({ version: 1, new_version: 1.001, ...overrides });
    expect(answer.json().code).toBe(code);
    expect(answer.statusCode).toBe(422);
    expect((await ask('GET', `/api/configurators/${configurator}`)).json().data.versions).toEqual([1]);
  });
});

describe('prices in a currency with three decimals', () => {
  beforeEach(async () => {
    const organisationId = await anOrganisation(t.services, { name: `Souk ${count}`, subdomain: `souk${count}` });
    const user = await aUser(t.services, { email: `souk${count}@souk.test`, groupId: 2, organisationId });
    token = await aSession(t.services, user);
    const image = await tinyPng(16, 8, [120, 120, 120, 255]);
    const text = JSON.stringify({ ...aLayeredFile(), currency: 'KWD' });
    const upload = { text, readImage: async () => image };
    configurator = await aConfigurator(t.services, { organisationId, name: 'Kitchen', upload });
  });
  const priced = (price: number) =>
    save({ data: [off, { ...dearer, data: { price } }], version: 1, new_version: 1.001 });

  test.each([12.345, 0.1 + 0.2, 9_999_999.999])('%s is saved', async (price) => {
    expect((await priced(price)).statusCode).toBe(200);
    const saved = await readJson(await versionPath(t.services, `souk-${count}/kitchens/kitchen`, 1001));
    expect(saved.layers[1].items[0].price).toBe(price);
  });

  test('one with four is rejected, and the answer says how many there may be', async () => {
    const answer = await priced(12.3456);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'request.invalid',
      errors: { data: ['1.data.price: Enter an amount in KWD, with up to 3 decimals'] },
    });
  });
});

test('a price with a third decimal that its currency does not have is named by its place', async () => {
  const edits = [off, { ...dearer, data: { price: 1.005 } }];
  const answer = await save({ data: edits, version: 1, new_version: 1.001 });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual({ data: ['1.data.price: Number must be positive with max 2 decimals'] });
});

describe('POST configurators/{id}/deploy', () => {
  test('puts exactly that version live, pointer last', async () => {
    await save({ data: [off], version: 1, new_version: 1.001 });
    const answer = await deploy({ version: '1.001', propagate_scene: '', auto: false });
    expect(answer.json().data.deployed_version).toBe(1.001);
    expect(answer.json().data.configurator).toMatchObject({ deployed: true, deployed_version: 1.001 });
    const latest: LatestFile = await readJson(`${dataUrl()}/latest.json`);
    expect(latest.version).toBe(1.001);
    expect(latest.configurator).toMatchObject({ id: configurator, type: 'panoramic' });
    expect(expandFile(latest.details)).toEqual(await readJson(await pathOf(1001)));
    expect(latest.authorisedDomains).toContain(`oakline${count}.example`);
    expect(await readJson(`${dataUrl()}/deployment.json`)).toMatchObject({ version: 1.001 });
  });

  test('rejects when the live version changed since the caller looked', async () => {
    await save({ data: [off], version: 1, new_version: 1.001 });
    expect((await deploy({ version: 1, based_on: null })).statusCode).toBe(200);
    const late = await deploy({ version: '1.001', based_on: null });
    expect(late.statusCode).toBe(409);
    expect(late.json().code).toBe('versions.moved');
    expect((await readJson(`${dataUrl()}/latest.json`)).version).toBe(1);
  });

  test('rejects a version that does not exist', async () => {
    expect((await deploy({ version: '3' })).json().code).toBe('versions.missing');
  });

  test('rejects a version with missing images, names them, and leaves the former one live', async () => {
    await deploy({ version: 1 });
    await save({ data: [off], version: 1, new_version: 1.001 });
    const { file_paths } = (await ask('GET', `/api/configurators/${configurator}`)).json().data;
    const index = await readJson(file_paths.assets);
    delete index['layers/walls/chalk_white.webp'];
    await t.services.content.write(file_paths.assets, JSON.stringify(index));
    const answer = await deploy({ version: '1.001' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.images).toContain('layers/walls/chalk_white.webp');
    expect((await ask('GET', `/api/configurators/${configurator}`)).json().data.deployed_version).toBe(1);
    expect((await readJson(`${dataUrl()}/latest.json`)).version).toBe(1);
  });
});
