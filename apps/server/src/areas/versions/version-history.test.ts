import { tinyPng } from '@vitrine/fixtures/tiny-png';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { appForTests, type TestApp } from '../../testing/app-for-tests.ts';
import { losesNextCommit } from '../../testing/loses-next-commit.ts';
import { aConfigurator, anOrganisation, aSession, aUser } from '../../testing/tenants.ts';
import { versionPath } from '../../testing/version-path.ts';
import { propagateScene } from './propagate-scene.ts';

let t: TestApp;
let organisationId: number;
let owner: number;
let configurator: number;
const token = { owner: '', admin: '', reseller: '' };
let count = 0;

beforeAll(async () => {
  t = await appForTests();
  const { services } = t;
  organisationId = await anOrganisation(services, { name: 'Oakline', subdomain: 'oakline' });
  const northside = await anOrganisation(services, { name: 'North', subdomain: 'north', parentId: organisationId });
  owner = await aUser(services, { email: 'owner@oakline.test', groupId: 2, organisationId });
  const admin = await aUser(services, { email: 'admin@vitrine.test', groupId: 1, organisationId: null });
  const reseller = await aUser(services, { email: 'reseller@north.test', groupId: 4, organisationId: northside });
  token.owner = await aSession(services, owner);
  token.admin = await aSession(services, admin);
  token.reseller = await aSession(services, reseller);
});
afterAll(() => t.close());

const stockSet = async (name: string): Promise<number> => {
  const id = await aConfigurator(t.services, { organisationId, name });
  await t.services.db.updateTable('configurators').set({ typeId: 3 }).where('id', '=', id).execute();
  return id;
};

beforeEach(async () => {
  count++;
  configurator = await aConfigurator(t.services, { organisationId, name: `Kitchen ${count}` });
});

const ask = (
  method: 'PATCH' | 'POST' | 'GET' | 'DELETE',
  path: string,
  payload?: object,
  as: keyof typeof token = 'owner',
) =>
  t.app.inject({
    ...{ method, url: `/api/configurators/${path}`, headers: { authorization: `Bearer ${token[as]}` } },
    ...(payload && { payload }),
  });
const price = (value: number) => [{ layer_index: 0, id: 'W1', data: { price: value } }];
const save = (version: number, next: number, more: object = {}) =>
  ask('PATCH', `${configurator}/version/minor`, { data: price(41.5), version, new_version: next, ...more });
const rowsOf = async (id: number) => (await ask('GET', String(id))).json().data.version_rows;

describe('the history of a configurator', () => {
  test('has note, author and size of change, also when the author is gone', async () => {
    const { services } = t;
    const leaver = await aUser(services, { email: `leaver${count}@oakline.test`, groupId: 2, organisationId });
    const answer = await t.app.inject({
      method: 'PATCH',
      url: `/api/configurators/${configurator}/version/minor`,
      headers: { authorization: `Bearer ${await aSession(services, leaver)}` },
      payload: { data: price(2), version: 1, new_version: 1.001, note: '  Spring prices ' },
    });
    expect(answer.statusCode).toBe(200);
    await services.db.deleteFrom('users').where('id', '=', leaver).execute();
    expect((await rowsOf(configurator))[0]).toMatchObject({
      ...{ version: 1.001, note: 'Spring prices', author: 'Test Person', author_id: null, changes: 1, based_on: 1 },
    });
  });

  test('rejects a save by a user who has not seen the newest version, whatever number it asks for', async () => {
    await save(1, 1.001);
    const late = await save(1, 1.002, { newest_seen: 1 });
    expect(late.statusCode).toBe(409);
    expect(late.json().code).toBe('versions.newer');
    expect((await rowsOf(configurator)).map((row: { version: number }) => row.version)).toEqual([1.001, 1]);
    expect((await save(1, 1.002, { newest_seen: 1.001 })).statusCode).toBe(200);
  });

  test('goes back by deploying an earlier version', async () => {
    await save(1, 1.001);
    await ask('POST', `${configurator}/deploy`, { version: '1.001' });
    const back = await ask('POST', `${configurator}/deploy`, { version: '1', based_on: 1.001 });
    expect(back.json().data).toMatchObject({ deployed_version: 1, propagation_id: null });
    const path = `oakline/kitchens/kitchen-${count}/latest.json`;
    const latest = JSON.parse((await t.services.content.read(path))?.toString('utf8') ?? 'null');
    expect(latest.version).toBe(1);
  });
});

describe('a configurator', () => {
  test('belongs to an organisation and a group, and has all its details', async () => {
    await t.services.db
      .updateTable('configurators')
      .set({ contactEmail: ['a@x.test', 'b@x.test'] })
      .where('id', '=', configurator)
      .execute();
    const { data } = (await ask('GET', String(configurator))).json();
    const { group } = data;
    expect(data).toMatchObject({
      ...{ id: configurator, organisation_id: organisationId, group_id: group.id, group_name: 'Kitchens' },
      ...{ group: { name: 'Kitchens', safe_name: 'kitchens' }, contact_email: '["a@x.test","b@x.test"]' },
      ...{ linked: false, details: null, json_file: data.version_rows[0].json_file },
    });
    const keys = `id name sku configurator_type_id deployed deployed_version versions scenes group group_id group_name
      assets_path metadata_path file_paths safe_name supports_presets supports_save_design supports_style_finder
      contact_email updated_at linked details data_url json_file`;
    expect(Object.keys(data)).toEqual(expect.arrayContaining(keys.split(/\s+/)));
    expect(Object.keys(data.file_paths).sort()).toEqual(['assets', 'deployment', 'metadata', 'script', 'style']);
  });

  test('without its own addresses has null, and live details once one version is live: that one only', async () => {
    await save(1, 1.001);
    await ask('POST', `${configurator}/deploy`, { version: '1' });
    await ask('POST', `${configurator}/deploy`, { version: '1.001' });
    const { data } = (await ask('GET', String(configurator))).json();
    const folder = `oakline/kitchens/kitchen-${count}`;
    expect(data).toMatchObject({
      ...{
        contact_email: null,
        deployed_version: 1.001,
        details: await versionPath(t.services, folder, 1001, 'minifiedData'),
      },
    });
    const pointer = JSON.parse((await t.services.content.read(`${folder}/deployment.json`))?.toString('utf8') ?? '{}');
    expect(pointer).toEqual({ version: 1.001, deployed_at: expect.any(String) });
  });

  test('is linked where it was granted to the caller’s reseller', async () => {
    await grantToNorth();
    const list = (
      await t.app.inject({
        ...{ method: 'GET', url: '/api/configurators', headers: { authorization: `Bearer ${token.reseller}` } },
      })
    ).json().data;
    expect(list).toMatchObject([{ id: configurator, linked: true }]);
    await t.services.db.deleteFrom('resellerConfigurators').execute();
  });
});

const grantToNorth = async (configuratorId = configurator): Promise<void> => {
  const { db } = t.services;
  const { id } = await db
    .selectFrom('organisations')
    .select('id')
    .where('name', '=', 'North')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('resellerConfigurators')
    .values({ resellerId: id, configuratorId, version: 1000, status: 'ready' })
    .execute();
};

describe('propagation of a stock set', () => {
  const deploy = (id: number, payload: object, as: keyof typeof token = 'admin') =>
    ask('POST', `${id}/deploy`, { version: '1', ...payload }, as);
  const liveOf = async (id: number) => (await ask('GET', String(id))).json().data;

  test('gives every other stock visualiser of the scene a version, and puts it live where one was', async () => {
    const [source, live, waiting] = [
      await stockSet(`S${count}`),
      await stockSet(`L${count}`),
      await stockSet(`W${count}`),
    ];
    await deploy(live, {});
    const answer = await deploy(source, { propagate_scene: `oakline/kitchens/s${count}/` });
    const { propagation_id: id } = answer.json().data;
    await t.deliver();
    const read = await ask('GET', `${source}/propagations/${id}`, undefined, 'admin');
    const byId = new Map(
      read.json().data.results.map((one: { configurator_id: number }) => [one.configurator_id, one]),
    );
    expect(read.json().data.status).toBe('done');
    expect(byId.get(live)).toMatchObject({ status: 'deployed', version: 1.001, organisation: 'Oakline' });
    expect(byId.get(waiting)).toMatchObject({ status: 'saved', version: 1.001 });
    expect([byId.has(source), byId.has(configurator)]).toEqual([false, false]);
    expect(await liveOf(live)).toMatchObject({ deployed_version: 1.001, versions: [1.001, 1] });
    expect(await liveOf(waiting)).toMatchObject({ deployed_version: null, versions: [1.001, 1] });
    expect(await liveOf(configurator)).toMatchObject({ versions: [1] });
  });

  test('names a visualiser that cannot follow, and continues with the others', async () => {
    const [source, stuck, fine] = [
      await stockSet(`A${count}`),
      await stockSet(`B${count}`),
      await stockSet(`C${count}`),
    ];
    await t.services.content.removeFolder(`oakline/kitchens/b${count}/v`);
    const { propagation_id: id } = (await deploy(source, { propagate_scene: 'uk_kitchen' })).json().data;
    await t.deliver();
    const { results } = (await ask('GET', `${source}/propagations/${id}`, undefined, 'admin')).json().data;
    const of = (id: number) => results.find((one: { configurator_id: number }) => one.configurator_id === id);
    expect(of(stuck)).toMatchObject({ status: 'failed', version: null, reason: 'This version does not exist.' });
    expect(of(fine)).toMatchObject({ status: 'saved' });
  });

  test('an error that nobody expected stops only its own visualiser, and is its result after the last attempt', async () => {
    const { services } = t;
    const source = await stockSet(`I${count}`);
    const broken = await stockSet(`J${count}`);
    const fine = await stockSet(`K${count}`);
    const { propagation_id: propagationId } = (await deploy(source, { propagate_scene: 'uk_kitchen' })).json().data;
    const read = services.versionFiles.read.bind(services.versionFiles);
    const reads = vi
      .spyOn(services.versionFiles, 'read')
      .mockImplementation(async (...input) =>
        input[0].dataUrl.endsWith(`/j${count}`) ? Promise.reject(new TypeError('Broken')) : read(...input),
      );
    const statuses = async () => {
      const { results } = (await ask('GET', `${source}/propagations/${propagationId}`, undefined, 'admin')).json().data;
      const of = (id: number) => results.find((one: { configurator_id: number }) => one.configurator_id === id);
      return [of(broken), of(fine)].map(({ status, reason }) => [status, reason]);
    };
    const run = (last: boolean) => propagateScene(services, { propagationId }, { last });
    await expect(run(false)).rejects.toThrow('Broken');
    expect(await statuses()).toEqual([
      ['waiting', null],
      ['saved', null],
    ]);
    await expect(run(true)).rejects.toThrow('Broken');
    expect(await statuses()).toEqual([
      ['failed', 'Something went wrong on our side. Try again.'],
      ['saved', null],
    ]);
    reads.mockRestore();
  });

  test('makes no version twice when the connection breaks after one was made', async () => {
    const source = await stockSet(`G${count}`);
    await stockSet(`H${count}`);
    const { propagation_id: id } = (await deploy(source, { propagate_scene: 'uk_kitchen' })).json().data;
    const { db } = t.services;
    const versionsOf = async (configurator: number) => (await liveOf(configurator)).versions.length;
    const stockSets = await db.selectFrom('configurators').select('id').where('typeId', '=', 3).execute();
    const before = new Map(await Promise.all(stockSets.map(async ({ id }) => [id, await versionsOf(id)] as const)));
    const begin = db.transaction.bind(db);
    // The first transaction stores whom the run is for, the second one makes a version.
    const transactions = vi.spyOn(db, 'transaction').mockImplementationOnce(begin);
    losesNextCommit(db);
    await expect(propagateScene(t.services, { propagationId: id }, { last: false })).rejects.toThrow(
      'Connection terminated',
    );
    transactions.mockRestore();
    await t.deliver();
    const { status, results } = (await ask('GET', `${source}/propagations/${id}`, undefined, 'admin')).json().data;
    expect(status).toBe('done');
    const made = results.filter((one: { version: number | null }) => one.version !== null);
    expect(made.length).toBeGreaterThan(0);
    for (const { configurator_id: one } of made) expect(await versionsOf(one)).toBe((before.get(one) ?? 0) + 1);
  });

  test('without it the others stay as they are', async () => {
    const [source, other] = [await stockSet(`D${count}`), await stockSet(`E${count}`)];
    expect((await deploy(source, { propagate_scene: '' })).json().data.propagation_id).toBeNull();
    await t.deliver();
    expect((await liveOf(other)).versions).toEqual([1]);
  });

  test('is in the activity of each organisation, with the administrator who started it', async () => {
    const [source, live] = [await stockSet(`I${count}`), await stockSet(`J${count}`)];
    await deploy(live, {});
    await deploy(source, { propagate_scene: 'uk_kitchen' });
    await t.deliver();
    const events = await t.services.db
      .selectFrom('auditEvents')
      .select(['kind', 'detail', 'organisationId', 'actorEmail'])
      .where('subject', '=', `J${count}`)
      .orderBy('id')
      .execute();
    const made = { detail: 'v1.001', organisationId, actorEmail: 'admin@vitrine.test' };
    expect(events.slice(1)).toEqual([
      { kind: 'version.saved', ...made },
      { kind: 'version.deployed', ...made },
    ]);
  });

  test('leaves the copies of resellers on their version, whose users see the newer one', async () => {
    const [source, live] = [await stockSet(`K${count}`), await stockSet(`L2${count}`)];
    await deploy(live, {});
    await grantToNorth(live);
    await deploy(source, { propagate_scene: 'uk_kitchen' });
    await t.deliver();
    const copy = (await ask('GET', String(live), undefined, 'reseller')).json().data;
    expect(copy).toMatchObject({ deployed_version: 1, manufacturer_version: 1.001, versions: [1.001, 1] });
    expect((await liveOf(live)).deployed_version).toBe(1.001);
    const own = await deploy(live, { propagate_scene: 'uk_kitchen' }, 'reseller');
    expect(own.statusCode).toBe(403);
    await t.services.db.deleteFrom('resellerConfigurators').execute();
  });

  test('is for administrators and stock sets only, and rejected before anything goes live', async () => {
    const source = await stockSet(`F${count}`);
    expect((await deploy(source, { propagate_scene: 'x' }, 'owner')).statusCode).toBe(403);
    expect((await deploy(configurator, { propagate_scene: 'x' })).statusCode).toBe(422);
    expect([await liveOf(source), await liveOf(configurator)]).toMatchObject([
      { deployed: false },
      { deployed: false },
    ]);
  });
});

describe('the preview of a version', () => {
  test('is the latest.json it would have, also for a version that is not live', async () => {
    await save(1, 1.001);
    const answer = await ask('GET', `${configurator}/versions/1.001/preview`);
    expect(answer.json().data).toMatchObject({ format: 1, version: 1.001, configurator: { id: configurator } });
    expect(answer.json().data.authorisedDomains).toContain('oakline.example');
    expect((await ask('GET', `${configurator}/versions/1.009/preview`)).json().code).toBe('versions.missing');
  });

  test('of a version that was never shown does not exist for a reseller', async () => {
    await grantToNorth();
    await save(1, 1.001);
    expect((await ask('GET', `${configurator}/versions/1/preview`, undefined, 'reseller')).statusCode).toBe(200);
    expect((await ask('GET', `${configurator}/versions/1.001/preview`, undefined, 'reseller')).statusCode).toBe(422);
  });
});

describe('POST configurators/{id}/previews', () => {
  const form = (fields: Record<string, string>, image?: Buffer) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    if (image) body.append('image', new Blob([new Uint8Array(image)]), 'shape.png');
    return body;
  };
  const send = async (body: FormData) => {
    const request = new Request('http://x', { method: 'POST', body });
    return t.app.inject({
      method: 'POST',
      url: `/api/configurators/${configurator}/previews`,
      headers: {
        authorization: `Bearer ${token.owner}`,
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
  };

  test('stores shape, release, version and image, and lists them newest first', async () => {
    const image = await tinyPng(16, 8, [10, 120, 40, 255]);
    const added = await send(form({ shape: 'L-Shape', release: 'View', version: 'v1.001' }, image));
    expect(added.json().data).toMatchObject({
      shape: 'L-Shape',
      release: 'View',
      version: 1.001,
      author: 'Test Person',
    });
    expect(await t.services.content.read(added.json().data.image)).not.toBeNull();
    await send(form({ version: '2' }));
    const list = (await ask('GET', `${configurator}/previews`)).json().data;
    expect(list).toMatchObject([
      { version: 2, shape: null, release: 'Technical', image: null },
      { version: 1.001, shape: 'L-Shape' },
    ]);
  });

  test('leaves those of versions that were never shown out for a reseller', async () => {
    await grantToNorth();
    await save(1, 1.001);
    await send(form({ version: '1' }));
    await send(form({ version: '1.001', shape: 'Autumn range' }));
    const listed = async (as: keyof typeof token) =>
      (await ask('GET', `${configurator}/previews`, undefined, as)).json().data;
    expect(await listed('owner')).toHaveLength(2);
    expect(await listed('reseller')).toMatchObject([{ version: 1 }]);
  });

  test('a deleted one is gone with its image, unless another has the same image', async () => {
    const image = await tinyPng(16, 8, [90, 20, 40, 255]);
    const [one, two] = [
      (await send(form({ version: '1' }, image))).json().data,
      (await send(form({ version: '1' }, image))).json().data,
    ];
    expect((await ask('DELETE', `${configurator}/previews/${one.id}`)).json()).toMatchObject({
      data: { success: true },
    });
    expect(await t.services.content.read(one.image)).not.toBeNull();
    expect((await ask('DELETE', `${configurator}/previews/${one.id}`)).statusCode).toBe(404);
    expect((await ask('DELETE', `${configurator}/previews/${two.id}`)).statusCode).toBe(200);
    expect(await t.services.content.read(one.image)).toBeNull();
  });

  test('needs a version, takes any shape, and rejects what is no image', async () => {
    const empty = await send(form({ shape: 'Nonsense' }));
    expect(empty.json().errors).toEqual({ version: ['Version is required!'] });
    expect((await send(form({ shape: 'Nonsense', version: '1' }))).statusCode).toBe(200);
    expect((await send(form({ version: '1' }, Buffer.from('<svg/>')))).json().code).toBe('uploads.not_an_image');
  });
});
