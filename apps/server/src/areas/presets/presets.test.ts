import type { LatestFile } from '@vitrine/contract/latest-file';
import { presetMessages as messages } from '@vitrine/contract/presets/messages';
import type { Preset } from '@vitrine/contract/presets/schemas';
import { presetsDigest } from '@vitrine/domain/presets/digest';
import { tinyPng } from '@vitrine/fixtures/tiny-png';
import { updateConfigurator } from '@vitrine/store/configurators/queries';
import { saveSharedDesign } from '@vitrine/store/designs/queries';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentPaths } from '../../hosting/paths.ts';
import { appForTests, type TestApp } from '../../testing/app-for-tests.ts';
import { callsOf } from '../../testing/calls-of.ts';
import { sendForm } from '../../testing/form-request.ts';
import { aConfigurator, anOrganisation, aSession, aUser } from '../../testing/tenants.ts';

let t: TestApp;
let call: ReturnType<typeof callsOf>;
let configurator: number;
let resellerId: number;
let png: Buffer;
const token = { owner: '', reseller: '' };
const FOLDER = 'oakline/kitchens/kitchen';
const COPY = 'northside/kitchen';

beforeAll(async () => {
  t = await appForTests();
  call = callsOf(t);
  const { services } = t;
  png = await tinyPng(32, 20, [200, 120, 80, 255]);
  const organisationId = await anOrganisation(services, { name: 'Oakline', subdomain: 'oakline' });
  resellerId = await anOrganisation(services, { name: 'Northside', subdomain: 'northside', parentId: organisationId });
  configurator = await aConfigurator(services, { organisationId, name: 'Kitchen' });
  const user = async (email: string, of: number) =>
    aSession(services, await aUser(services, { email, groupId: 2, organisationId: of }));
  token.owner = await user('o@oakline.test', organisationId);
  token.reseller = await user('d@north.test', resellerId);
  await updateConfigurator(t.store.db, configurator, { supportsPresets: true });
  await call('POST', `/configurators/${configurator}/deploy`, { token: token.owner, payload: { version: '1' } });
  await t.store.db
    .insertInto('resellerConfigurators')
    .values({ resellerId, configuratorId: configurator, version: 1000, status: 'ready', updatedAt: new Date() })
    .execute();
});
afterAll(() => t.close());

const at = (query = '') => `/configurators/${configurator}/presets${query}`;
const read = async (by = token.owner, query = '') => (await call('GET', at(query), { token: by })).json().data;
const save = (map: Record<string, unknown>, { by = token.owner, query = '' } = {}) =>
  call('POST', at(query), { token: by, payload: map });
const upload = (fileName: string, bytes = png, { by = token.owner, query = '' } = {}) =>
  sendForm(t, `/configurators/${configurator}/preset/image${query}`, by, {
    fileName,
    fileData: { name: fileName, bytes },
  });
const json = async <File>(path: string): Promise<File> =>
  JSON.parse((await t.services.content.read(path))?.toString() ?? 'null');
const latest = (folder: string) => json<LatestFile>(contentPaths(folder).latest);
const aPreset = (overrides: Partial<Preset> = {}): Preset => ({
  name: 'Warm oak',
  configuration: 'W1,H1,D1',
  imageUrl: null,
  version: 1,
  ...overrides,
});

describe('returns', () => {
  test('an empty list under the path of the configurator while there are none', async () => {
    expect(await read()).toEqual({ [FOLDER]: [] });
  });

  test('what was saved, and visitors see it at once: in latest.json and in presets.json', async () => {
    const { imageUrl } = (await upload('preset1.png')).json().data;
    const presets = [aPreset({ imageUrl }), aPreset({ name: 'White', configuration: 'W2,H2,D3' })];
    const answer = await save({ [FOLDER]: presets });
    const answered = [presets[0], { ...presets[1], drawnUrl: expect.stringContaining('/designs/image?') }];
    expect([answer.statusCode, answer.json().data]).toEqual([200, { [FOLDER]: answered }]);
    expect(await read()).toEqual({ [FOLDER]: answered });
    expect(await json(`${FOLDER}/presets/presets.json`)).toEqual({ [FOLDER]: presets });
    expect((await latest(FOLDER)).presets).toEqual([
      { name: 'Warm oak', configuration: 'W1,H1,D1', image: imageUrl.slice(imageUrl.indexOf('presets/')) },
      {
        name: 'White',
        configuration: 'W2,H2,D3',
        image: expect.stringMatching(
          /^(\.\.\/)+designs\/image\?configurator=\d+&design=W2%2CH2%2CD3&width=400&height=300&sig=[\w-]{43}$/,
        ),
      },
    ]);
  });

  test('the address of the drawn design for a preset without an image, which is never stored', async () => {
    const map = await read();
    const [, white] = map[FOLDER];
    const { pathname, search, host } = new URL(white.drawnUrl);
    const drawn = await t.app.inject({ url: pathname + search, headers: { host } });
    expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(await sharp(drawn.rawPayload).metadata()).toMatchObject({ width: 400, height: 300 });
    const forged = { [FOLDER]: [map[FOLDER][0], { ...white, drawnUrl: 'https://elsewhere.example/image' }] };
    await save(forged, { query: `?seen=${presetsDigest(map[FOLDER])}` });
    expect((await read())[FOLDER][1]).toEqual(white);
    const { presets } = await t.store.db
      .selectFrom('configurators')
      .select('presets')
      .where('id', '=', configurator)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(presets)).not.toContain('drawnUrl');
  });

  test('an image on the content host, by its own address, without camera metadata', async () => {
    const photo = await sharp(png)
      .withMetadata({ exif: { IFD0: { Artist: 'Somebody' } } })
      .jpeg()
      .toBuffer();
    for (const [bytes, format] of [
      [png, 'webp'],
      [photo, 'jpeg'],
    ] as const) {
      const { imageUrl } = (await upload('preset12.png', bytes)).json().data;
      expect(imageUrl).toMatch(
        /^http:\/\/vitrine-content\.localhost:4000\/oakline\/kitchens\/kitchen\/presets\/preset12-/,
      );
      const address = new URL(imageUrl);
      const served = await t.app.inject({ url: address.pathname, headers: { host: address.host } });
      expect(served.statusCode).toBe(200);
      expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format, width: 32 });
      expect((await sharp(served.rawPayload).metadata()).exif).toBeUndefined();
    }
  });

  test('the same list after a map that names no path', async () => {
    const before = await read();
    expect((await save({})).json().data).toEqual(before);
  });

  test('none to visitors once the configurator supports none', async () => {
    await updateConfigurator(t.store.db, configurator, { supportsPresets: false });
    await save({});
    expect((await latest(FOLDER)).presets).toBeUndefined();
    await updateConfigurator(t.store.db, configurator, { supportsPresets: true });
  });
});

describe('a reseller’s copy', () => {
  test('still follows the organisation’s presets after the same list was saved', async () => {
    expect((await save(await read(token.reseller), { by: token.reseller })).statusCode).toBe(200);
    const own = await read();
    await save({ [FOLDER]: [aPreset({ name: 'Newer' })] });
    await t.deliver();
    const names = (await read(token.reseller))[COPY].map(({ name }: Preset) => name);
    await save(own);
    await t.deliver();
    expect(names).toEqual(['Newer']);
  });

  test('has the organisation’s presets until it has its own, with the same images', async () => {
    const own = await read();
    await t.deliver();
    const ofCopy = own[FOLDER].map((preset: Preset) =>
      preset.drawnUrl ? { ...preset, drawnUrl: expect.stringContaining(`&reseller=${resellerId}&`) } : preset,
    );
    expect(await read(token.reseller)).toEqual({ [COPY]: ofCopy });
    expect(await read(token.owner, `?reseller=${resellerId}`)).toEqual({ [COPY]: ofCopy });
    const [first] = (await latest(COPY)).presets ?? [];
    expect(first?.image).toMatch(/^\.\.\/\.\.\/oakline\/kitchens\/kitchen\/presets\/preset1-/);

    const { imageUrl } = (await upload('preset1.png', png, { by: token.reseller })).json().data;
    expect(imageUrl).toContain(`/${COPY}/presets/`);
    const changed = [...own[FOLDER], aPreset({ name: 'Ours', imageUrl })];
    expect((await save({ [COPY]: changed }, { by: token.reseller })).json().data).toEqual({
      [COPY]: [...ofCopy, changed[2]],
    });
    expect((await latest(COPY)).presets?.map(({ name }) => name)).toEqual(['Warm oak', 'White', 'Ours']);
    expect(await json(`${COPY}/presets/presets.json`)).toEqual({
      [COPY]: changed.map(({ drawnUrl: _drawnUrl, ...preset }) => preset),
    });
    expect(await read()).toEqual(own);
  });

  test('keeps its own when the organisation changes its', async () => {
    await save({ [FOLDER]: [] });
    await t.deliver();
    expect((await latest(COPY)).presets).toHaveLength(3);
    expect((await latest(FOLDER)).presets).toEqual([]);
  });

  test('keeps its presets when its customisation is saved', async () => {
    await call('POST', `/configurators/${configurator}/customisation`, { token: token.reseller, payload: {} });
    expect((await latest(COPY)).presets).toHaveLength(3);
  });
});

describe('rejects', () => {
  const errorsOf = async (map: Record<string, unknown>) => {
    const answer = await save(map);
    return [answer.statusCode, ...Object.values(answer.json().errors ?? {}).flat()];
  };

  test.each([
    ['presets of another path', { 'terra/floors/one': [aPreset()] }, messages.foreignPath],
    ['a name of spaces', { [FOLDER]: [aPreset({ name: '  ' })] }, `0.name: ${messages.nameMissing}`],
    ['a name that is too long', { [FOLDER]: [aPreset({ name: 'x'.repeat(61) })] }, `0.name: ${messages.nameLong(60)}`],
    ['too many', { [FOLDER]: Array.from({ length: 41 }, () => aPreset()) }, messages.full(40)],
    ['an image of elsewhere', { [FOLDER]: [aPreset({ imageUrl: 'https://evil.test/a.png' })] }, messages.foreignImage],
    [
      'an image of another folder',
      { [FOLDER]: [aPreset({ imageUrl: 'http://vitrine-content.localhost:4000/terra/presets/a.webp' })] },
      messages.foreignImage,
    ],
    [
      'a way out of the folder',
      { [FOLDER]: [aPreset({ photoUrl: `http://vitrine-content.localhost:4000/${FOLDER}/presets/../latest.json` })] },
      messages.foreignImage,
    ],
  ])('%s', async (_, map, message) => {
    expect(await errorsOf(map)).toEqual([422, message]);
  });

  test('a preset without a design', async () => {
    expect((await errorsOf({ [FOLDER]: [aPreset({ configuration: '' })] }))[0]).toBe(422);
  });

  test('a list based on another one than is stored, and then keeps the stored one', async () => {
    await save({ [FOLDER]: [aPreset()] });
    const seen = presetsDigest([aPreset()]);
    await save({ [FOLDER]: [aPreset(), aPreset({ name: 'Of somebody else' })] });
    const late = await save({ [FOLDER]: [] }, { query: `?seen=${seen}` });
    expect([late.statusCode, late.json().code]).toEqual([409, 'presets.moved']);
    expect((await read())[FOLDER]).toHaveLength(2);
    const now = presetsDigest((await read())[FOLDER]);
    expect((await save({ [FOLDER]: [] }, { query: `?seen=${now}` })).statusCode).toBe(200);
  });

  test.each([
    ['image1.png', messages.imageName],
    ['preset1.webp', messages.imageName],
    ['../preset1.png', messages.imageName],
  ])('a file called %s', async (name, message) => {
    const answer = await upload(name);
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { fileName: [message] }]);
  });

  test('a file that is no image', async () => {
    const answer = await upload('preset1.png', Buffer.from('GIF89a, or nearly'));
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { fileData: [messages.imageType] }]);
  });
});

test('presets of a new configurator are its first', async () => {
  const creator = await aSession(
    t.services,
    await aUser(t.services, { email: 'admin@vitrine.test', groupId: 1, organisationId: null }),
  );
  const { organisationId } = await t.store.db
    .selectFrom('configurators')
    .select('organisationId')
    .where('id', '=', configurator)
    .executeTakeFirstOrThrow();
  const made = await sendForm(t, `/organisations/${organisationId}/configurators`, creator, {
    name: 'Garage',
    configurator_type: '2',
    deployed: '1',
    group_name: 'Floors',
    json_data: { name: 'data.json', bytes: JSON.stringify({ flakes: [{ id: 1, name: 'A' }], blends: [] }) },
    presets_file: { name: 'presets.json', bytes: JSON.stringify({ any: [{ name: 'Grey', configuration: '1' }] }) },
  });
  const { id, data_url } = made.json().data;
  const answer = await call('GET', `/configurators/${id}/presets`, { token: creator });
  expect(answer.json().data).toEqual({
    [data_url]: [
      {
        ...{ name: 'Grey', configuration: '1', imageUrl: null, version: 1, photoUrl: null },
        drawnUrl: expect.stringContaining(`/designs/image?configurator=${id}&design=1&`),
      },
    ],
  });
});

describe('the design of a short link', () => {
  const ask = (code: string, of = configurator, by = token.owner) =>
    call('GET', `/configurators/${of}/shared-designs/${code}`, { token: by });

  test('is returned to those who may see its configurator, and never through another one', async () => {
    const { services } = t;
    const [record] = await t.store.db
      .selectFrom('configurators')
      .select('organisationId')
      .where('id', '=', configurator)
      .execute();
    const other = await aConfigurator(services, { organisationId: record?.organisationId ?? 0, name: 'Bedroom' });
    const strangers = await anOrganisation(services, { name: 'Elm', subdomain: 'elm' });
    const stranger = await aUser(services, { email: 'o@elm.test', groupId: 2, organisationId: strangers });
    const code = await saveSharedDesign(t.store.db, {
      ...{ code: 'abcdefghj', contentHash: 'x', configuratorId: configurator, resellerId: null },
      ...{ design: 'W2,H1,D1', page: 'https://oakline.test/', viewer: '', createdAt: new Date() },
    });
    expect((await ask(code)).json().data).toEqual({ configuration: 'W2,H1,D1' });
    expect((await ask(code, configurator, token.reseller)).statusCode).toBe(200);
    expect((await ask(code, other)).statusCode).toBe(404);
    expect((await ask('nobodymade')).statusCode).toBe(404);
    expect((await ask(code, configurator, await aSession(services, stranger))).statusCode).toBe(404);
  });
});
