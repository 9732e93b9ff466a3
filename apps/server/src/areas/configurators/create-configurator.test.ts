import type { LayeredFile } from '@vitrine/contract/configurator-file';
import { fileMessages } from '@vitrine/contract/configurators/file-messages';
import { configuratorLimits } from '@vitrine/contract/configurators/limits';
import { configuratorMessages as messages } from '@vitrine/contract/configurators/messages';
import type { Configurator } from '@vitrine/contract/configurators/schemas';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { aFloorsFile } from '@vitrine/fixtures/floors-and-robes';
import { tinyPng } from '@vitrine/fixtures/tiny-png';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { imagePathsOf } from '../../intake/image-paths.ts';
import { appForTests, type TestApp } from '../../testing/app-for-tests.ts';
import { callsOf } from '../../testing/calls-of.ts';
import { aZip, type FormPart, sendForm } from '../../testing/form-request.ts';
import { anOrganisation, aSession, aUser } from '../../testing/tenants.ts';

let t: TestApp;
let call: ReturnType<typeof callsOf>;
let image: Buffer;
let webp: Buffer;
const id = { oakline: 0, terra: 0 };
const token = { admin: '', creator: '', stranger: '' };

beforeAll(async () => {
  t = await appForTests();
  call = callsOf(t);
  const { services } = t;
  image = await tinyPng(64, 32, [120, 120, 120, 255]);
  webp = await sharp(image).webp().toBuffer();
  id.oakline = await anOrganisation(services, { name: 'Oakline', subdomain: 'oakline' });
  id.terra = await anOrganisation(services, { name: 'Terra', subdomain: 'terra' });
  const user = async (email: string, groupId: number, organisationId: number | null, permissions: string[]) =>
    aSession(services, await aUser(services, { email, groupId, organisationId, permissions }));
  token.admin = await user('admin@vitrine.test', 1, null, []);
  token.creator = await user('ann@oakline.test', 2, id.oakline, ['configurators.create', 'configurators']);
  token.stranger = await user('owner@terra.test', 2, id.terra, ['configurators.create', 'configurators']);
});
afterAll(() => t.close());

const dataFile = (file: unknown = aLayeredFile()) => ({ name: 'data.json', bytes: JSON.stringify(file) });
const imagesOf = (file: LayeredFile): Record<string, Buffer> =>
  Object.fromEntries([...imagePathsOf(file).keys()].map((path) => [path, webp]));
const zipOf = async (files: Record<string, Buffer | string>) => ({ name: 'images.zip', bytes: await aZip(files) });

const create = (parts: Record<string, FormPart>, by = token.creator, organisation = id.oakline) =>
  sendForm(t, `/organisations/${organisation}/configurators`, by, {
    name: 'Show Kitchen',
    configurator_type: '1',
    deployed: '1',
    group_name: 'Kitchens',
    ...parts,
  });
const read = async (configurator: number) =>
  (await call('GET', `/configurators/${configurator}`, { token: token.creator })).json().data;
/** The progress of its images in the list. */
const preparing = async (configurator: number) => {
  const listed: Configurator[] = (await call('GET', '/configurators', { token: token.creator })).json().data;
  return listed.find(({ id }) => id === configurator)?.preparing;
};
const filesBelow = async () => [
  ...(await t.services.content.list('oakline')),
  ...(await t.services.content.list('uploads')),
];
const countRows = async () =>
  Number(
    (
      await t.services.db
        .selectFrom('configurators')
        .select((eb) => eb.fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );

describe('a new configurator', () => {
  test('has a first version, prepares its images, goes live by itself and gets its tile', async () => {
    const file = aLayeredFile();
    const answer = await create({ json_data: dataFile(file), assets: await zipOf(imagesOf(file)) });
    expect(answer.statusCode).toBe(200);
    const made = answer.json().data;
    expect(made).toMatchObject({
      name: 'Show Kitchen',
      group_name: 'Kitchens',
      versions: [1],
      deployed: false,
      data_url: 'oakline/kitchens/show-kitchen',
    });
    expect(made.images).toMatchObject({ status: 'working', done: 0, missing: [], publishes: true });
    expect(await preparing(made.id)).toEqual({ done: 0, total: made.images.total });
    await t.deliver();
    expect(await preparing(made.id)).toBeNull();
    const ready = await read(made.id);
    expect(ready).toMatchObject({ deployed: true, deployed_version: 1 });
    expect(ready.images).toMatchObject({
      status: 'done',
      done: ready.images.total,
      errors: [],
      publishes: false,
    });
    expect(ready.image).toMatch(/^oakline\/kitchens\/show-kitchen\/assets\/[\w-]+\.webp$/);
    const latest = JSON.parse(String(await t.services.content.read(`${made.data_url}/latest.json`)));
    expect(latest.version).toBe(1);
    const asset = latest.assets['layers/walls/chalk_white.webp'].variants[0].file;
    expect(asset.startsWith('assets/') && (await t.services.content.exists(`${made.data_url}/${asset}`))).toBe(true);
    expect(await t.services.content.list('uploads')).toEqual([]);
  });

  test('takes the files of a folder, PNG renders for WebP names, and names what is missing and unused', async () => {
    const file = aLayeredFile();
    const [first = '', second = '', ...rest] = imagePathsOf(file).keys();
    const assets = [first, second].map((path) => ({
      name: `renders/${path.replace('.webp', '.png')}`,
      bytes: image,
    }));
    const answer = await create({
      name: 'From a folder',
      json_data: dataFile(file),
      assets: [...assets, { name: 'renders/notes.txt', bytes: 'x' }],
    });
    const made = answer.json().data;
    expect(made.images).toMatchObject({ total: 2, missing: rest, unused: ['renders/notes.txt'] });
    await t.deliver();
    const settled = await read(made.id);
    expect(settled).toMatchObject({ deployed: false, images: { status: 'incomplete', missing: rest } });
  });

  test('with scenes waits for the images of each and names those that are missing', async () => {
    const images = ['scenes/dusk/base.webp', 'scenes/dusk/layers/walls/chalk_white.webp'];
    const scenes = [
      { id: 'uk_kitchen', deployVersion: 1 },
      { id: 'dusk', deployVersion: 1, name: 'Dusk', images },
    ];
    const file = aLayeredFile({ project_info: { scene_selector: { scenes } } });
    const { [images[1] ?? '']: _, ...sent } = imagesOf(file);
    const answer = await create({ name: 'Scenes', json_data: dataFile(file), assets: await zipOf(sent) });
    const made = answer.json().data;
    expect(made).toMatchObject({
      scenes: [{ id: 'uk_kitchen' }, { id: 'dusk' }],
      images: { missing: [images[1]] },
    });
    await t.deliver();
    expect(await read(made.id)).toMatchObject({ deployed: false, images: { missing: [images[1]] } });
    const deploy = { token: token.creator, payload: { version: '1' } };
    const rejected = await call('POST', `/configurators/${made.id}/deploy`, deploy);
    expect(rejected.json()).toMatchObject({ code: 'versions.missing_images', errors: { images: [images[1]] } });
  });

  test.each([
    ['that hides everything under it', [512, 256], 255, fileMessages.layerHides('layers/walls/chalk_white.webp')],
    [
      'of another size than the base',
      [512, 300],
      0,
      fileMessages.layerSize('layers/walls/chalk_white.webp', 'base.webp', 512, 256),
    ],
  ] as const)('rejects the image of a layer %s by name, and nothing is saved', async (_case, size, alpha, issue) => {
    const before = await t.services.db.selectFrom('configurators').select('id').execute();
    const file = aLayeredFile();
    const sent = {
      'base.png': await tinyPng(512, 256, [200, 200, 200, 255]),
      'layers/walls/chalk_white.png': await tinyPng(size[0], size[1], [90, 90, 90, alpha]),
    };
    const answer = await create({ name: 'White room', json_data: dataFile(file), assets: await zipOf(sent) });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ assets: [issue] });
    expect(await t.services.db.selectFrom('configurators').select('id').execute()).toEqual(before);
  });

  test('is not made with a ZIP that is none', async () => {
    const file = { name: 'renders.ZIP', bytes: 'These are no images.' };
    const answer = await create({ name: 'No ZIP', json_data: dataFile(aLayeredFile()), assets: file });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ assets: [fileMessages.zipUnreadable] });
    const made = t.services.db.selectFrom('configurators').select('id').where('name', '=', 'No ZIP');
    expect(await made.execute()).toEqual([]);
  });

  test('stays as it is when its base is sent again in another size than its layers', async () => {
    const file = aLayeredFile();
    const own = { ...file, layers: file.layers.slice(0, 1), filter_groups: [] };
    const walls = 'layers/walls/chalk_white.webp';
    const sent = {
      'base.png': await tinyPng(512, 256, [200, 200, 200, 255]),
      'layers/walls/chalk_white.png': await tinyPng(512, 256, [90, 90, 90, 0]),
      'thumbs/walls/chalk_white.png': image,
    };
    const made = (await create({ name: 'Grown', json_data: dataFile(own), assets: await zipOf(sent) })).json().data;
    await t.deliver();
    expect(await read(made.id)).toMatchObject({ deployed_version: 1 });
    const base = { name: 'base.png', bytes: await tinyPng(1024, 512, [200, 200, 200, 255]) };
    const parts = { _method: 'PATCH', new_version: '2', json_data: dataFile(own), assets: base };
    await sendForm(t, `/configurators/${made.id}/version/major`, token.admin, parts);
    await t.deliver();
    const answer = await call('POST', `/configurators/${made.id}/deploy`, {
      token: token.creator,
      payload: { version: '2' },
    });
    expect(answer.json()).toMatchObject({ code: 'versions.images_unfit', errors: { images: [walls] } });
    expect(await read(made.id)).toMatchObject({ deployed_version: 1 });
  });

  test('rejects a scene’s image of another size than its own, and accepts it once it is sent again', async () => {
    const odd = 'scenes/dusk/base.webp';
    const scenes = [
      { id: 'uk_kitchen', deployVersion: 1 },
      { id: 'dusk', deployVersion: 1, images: [odd] },
    ];
    const file = aLayeredFile({ project_info: { scene_selector: { scenes } } });
    const small = await sharp(image).resize(32, 32).webp().toBuffer();
    const assets = await zipOf({ ...imagesOf(file), [odd]: small });
    const made = (await create({ name: 'Odd scene', json_data: dataFile(file), assets })).json().data;
    await t.deliver();
    const reason = 'This image must be 64 × 32 pixels, like base.webp.';
    expect(await read(made.id)).toMatchObject({ deployed: false, images: { errors: [{ file: odd, reason }] } });
    const again = { _method: 'PATCH', new_version: '2', json_data: dataFile(file) };
    const form = { ...again, assets: await zipOf({ [odd]: webp }) };
    expect((await sendForm(t, `/configurators/${made.id}/version/major`, token.admin, form)).statusCode).toBe(200);
    await t.deliver();
    expect(await read(made.id)).toMatchObject({ images: { status: 'done', errors: [] } });
  });

  test('of type stock set needs no data file and stays in progress', async () => {
    const answer = await create({ name: 'Stock', configurator_type: '3', configurator_subtype: 'uk_bedroom' });
    expect(answer.json().data).toMatchObject({ layout: 'uk_bedroom', versions: [], deployed: false });
  });

  test('without anything to prepare is live at once', async () => {
    const flakes = { flakes: [{ id: 1, name: 'A' }], blends: [{ id: 2, name: 'B' }] };
    const answer = await create({
      name: 'Floor',
      configurator_type: 'floors',
      assets_version: 'latest',
      json_data: dataFile(flakes),
      presets_file: { name: 'presets.json', bytes: '{}' },
    });
    expect(answer.json().data).toMatchObject({ configurator_type_id: 2, deployed: true, deployed_version: 1 });
  });

  test('names what its data file says but hardly means, and so does each later upload', async () => {
    const file = aFloorsFile({ options: { configString: 'BLD-77' }, finishes: null });
    const flakes = file.flakes.map((flake) => ({ ...flake, textureURL: null }));
    const json_data = dataFile({ ...file, flakes });
    const answer = await create({ name: 'Noted floor', configurator_type: 'floors', json_data });
    const notes = [`options.configString: ${fileMessages.unknownItem('BLD-77')}`];
    expect(answer.json().data).toMatchObject({ deployed: true, notes });
    const form = { _method: 'PATCH', new_version: '2', json_data };
    const path = `/configurators/${answer.json().data.id}/version/major`;
    expect((await sendForm(t, path, token.admin, form)).json().data.notes).toEqual(notes);
  });

  test('without images names no list of them: every list that a version names exists', async () => {
    const without = (await create({ name: 'Without images', json_data: dataFile() })).json().data;
    expect((await read(without.id)).version_rows).toMatchObject([{ asset_index: null }]);
    const file = aLayeredFile();
    const assets = await zipOf(imagesOf(file));
    const made = (await create({ name: 'With images', json_data: dataFile(file), assets })).json().data;
    await t.deliver();
    const { asset_index } = (await read(made.id)).version_rows[0];
    expect(await t.services.content.exists(`${made.data_url}/${asset_index}`)).toBe(true);
  });

  test('stores its style and script on the content host, named by their contents', async () => {
    const answer = await create({
      name: 'Styled',
      deployed: '0',
      json_data: dataFile(),
      style_sheet: { name: 'a.css', bytes: ':host { color: red }' },
      script_file: { name: 'a.js', bytes: 'console.log(1)' },
    });
    const { file_paths } = answer.json().data;
    expect(file_paths.style).toMatch(/^oakline\/kitchens\/styled\/assets\/[\w-]+\.css$/);
    expect(String(await t.services.content.read(file_paths.script))).toBe('console.log(1)');
  });

  test('of the same name gets a separate folder; an existing project is used by its id', async () => {
    const list = (await call('GET', '/configurators', { token: token.creator })).json().data;
    const [{ group_id }] = list;
    const answer = await create({ group_name: '', group_id: String(group_id), json_data: dataFile(), deployed: '0' });
    expect(answer.json().data).toMatchObject({ group_id, data_url: 'oakline/kitchens/show-kitchen-2' });
  });
});

describe('is rejected, and nothing of it stays', () => {
  const rejected = async (parts: Record<string, FormPart>, by?: string, organisation?: number) => {
    const before = { rows: await countRows(), files: await filesBelow() };
    const answer = await create({ name: 'Rejected', json_data: dataFile(), ...parts }, by, organisation);
    expect({ rows: await countRows(), files: await filesBelow() }).toEqual(before);
    return { status: answer.statusCode, errors: answer.json().errors as Record<string, string[]> };
  };

  test.each([
    ['an empty name', { name: ' ' }, { name: [messages.createNameEmpty] }],
    ['a short name', { name: 'ab' }, { name: [messages.createNameShort] }],
    ['no project', { group_name: '' }, { group_id: [messages.projectMissing] }],
    ['two projects', { group_id: '1' }, { group_id: [messages.projectTwice] }],
    ['a short project', { group_name: 'a' }, { group_name: [messages.projectShort] }],
    ['the reserved project', { group_name: ' Configurators ' }, { group_name: [messages.projectReserved] }],
    ['no type', { configurator_type: '' }, { configurator_type: [messages.typeMissing] }],
    ['an unknown type', { configurator_type: '9' }, { configurator_type: [messages.typeMissing] }],
    ['no data file', { json_data: '' }, { json_data: [messages.dataFileMissing] }],
    [
      'data that does not parse',
      { json_data: '{bad' },
      { json_data: [messages.jsonInvalid, fileMessages.jsonAt(1, 2)] },
    ],
    [
      'a style that is no text',
      { style_sheet: { name: 'a.css', bytes: Buffer.from([255, 0]) } },
      { style_sheet: [fileMessages.notText] },
    ],
    [
      'presets whose text lost characters',
      { presets_file: { name: 'a.json', bytes: Buffer.from('["gr\uFFFDn"]') } },
      { presets_file: [fileMessages.lostCharactersInFile] },
    ],
  ] as [string, Record<string, FormPart>, object][])('for %s', async (_, parts, errors) => {
    expect(await rejected(parts)).toEqual({ status: 422, errors });
  });

  test('for a data file of one byte more than 25 MB', async () => {
    const bytes = Buffer.alloc(configuratorLimits.dataFileBytes + 1, ' ');
    const { status, errors } = await rejected({ json_data: { name: 'data.json', bytes } });
    expect({ status, errors }).toEqual({ status: 413, errors: { json_data: ['Files can be up to 25 MB.'] } });
  });

  test('for images of another type than they claim, by name', async () => {
    const assets = await zipOf({ 'base.webp': 'not an image', 'layers/walls/chalk_white.jpg': image });
    expect((await rejected({ assets })).errors.assets).toEqual([
      fileMessages.otherImage('layers/walls/chalk_white.jpg', 'PNG'),
      fileMessages.notAImage('base.webp'),
    ]);
  });

  test('for an image that is a decompression bomb', async () => {
    const assets = await zipOf({ 'base.webp': Buffer.alloc(configuratorLimits.imageBytes + 1) });
    expect((await rejected({ assets })).errors.assets).toEqual([fileMessages.imageTooLarge('base.webp', 8)]);
  });

  test('for a name that leads outside', async () => {
    const assets = [{ name: '../base.webp', bytes: image }];
    expect((await rejected({ assets })).errors.assets).toEqual([fileMessages.nameOutside('../base.webp')]);
  });

  test('for a project of another organisation', async () => {
    const foreign = await create({ json_data: dataFile(), deployed: '0' }, token.stranger, id.terra);
    const group_id = String(foreign.json().data.group_id);
    expect((await rejected({ group_name: '', group_id })).errors).toEqual({ group_id: [messages.projectMissing] });
  });

  test('in another organisation, as if that did not exist', async () => {
    expect((await rejected({}, token.stranger, id.oakline)).status).toBe(404);
    expect((await rejected({}, token.stranger, 987_654)).status).toBe(404);
  });
});
