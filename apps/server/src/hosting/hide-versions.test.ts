import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { repairLiveFiles } from '../publish/repair.ts';
import { appForTests, type TestApp } from '../testing/app-for-tests.ts';
import { callsOf } from '../testing/calls-of.ts';
import { aConfigurator, anOrganisation, aSession, aUser } from '../testing/tenants.ts';
import { versionPath } from '../testing/version-path.ts';
import { hideVersions, sweepVersions } from './hide-versions.ts';

let t: TestApp;
let call: ReturnType<typeof callsOf>;
const tokens = { owner: '', reseller: '' };
const ids = { organisation: 0, reseller: 0, configurator: 0 };
let count = 0;
let folder = '';

beforeAll(async () => {
  t = await appForTests();
  call = callsOf(t);
  ids.organisation = await anOrganisation(t.services, { name: 'Oakline', subdomain: 'oakline' });
  const reseller = { name: 'Northside', subdomain: 'northside', parentId: ids.organisation };
  ids.reseller = await anOrganisation(t.services, reseller);
  const session = async (email: string, organisationId: number) =>
    aSession(t.services, await aUser(t.services, { email, groupId: 2, organisationId }));
  tokens.owner = await session('owner@oakline.test', ids.organisation);
  tokens.reseller = await session('owner@northside.test', ids.reseller);
});
beforeEach(async () => {
  ids.configurator = await aConfigurator(t.services, { organisationId: ids.organisation, name: `Kitchen ${++count}` });
  folder = `oakline/kitchens/kitchen-${count}`;
});
afterAll(() => t.close());

const publicly = (path: string) => t.app.inject({ url: `/${path}`, headers: { host: 'vitrine-content.localhost' } });
const save = (base: number, next: number) =>
  call('PATCH', `/configurators/${ids.configurator}/version/minor`, {
    token: tokens.owner,
    payload: { data: [{ layer_index: 0, id: 'W1', data: { price: 41.5 } }], version: base, new_version: next },
  });
const deploy = (version: string) =>
  call('POST', `/configurators/${ids.configurator}/deploy`, { token: tokens.owner, payload: { version } });
const read = async (token = tokens.owner) =>
  (await call('GET', `/configurators/${ids.configurator}`, { token })).json().data;
const say = (line: string): never => {
  throw new Error(line);
};

/** The content as it was before the paths of versions were unguessable. */
async function asBefore(): Promise<void> {
  const { content, db } = t.services;
  for (const [version, number] of [
    [1000, '1'],
    [1001, '1.001'],
  ] as const) {
    for (const form of ['data', 'minifiedData'] as const) {
      const path = await versionPath(t.services, folder, version, form);
      const bytes = await content.read(path);
      if (bytes) await content.write(`${folder}/v/${number}/${path.split('/').at(-1)}`, bytes);
    }
  }
  const { file_paths } = await read();
  await content.write(`${folder}/assets.json`, (await content.read(file_paths.assets)) ?? '');
  for (const file of await content.list(`${folder}/v`)) if (/-\w{32}\//.test(file)) await content.remove(file);
  await content.remove(file_paths.assets);
  await db.updateTable('configuratorVersions').set({ fileKey: null }).execute();
  await db.updateTable('configurators').set({ uploadsIndex: null }).execute();
}

const GUESSES = ['v/1/data.json', 'v/1.001/data.json', 'v/1.001/data.min.json', 'assets.json'];

describe('the files of a version', () => {
  test('are read under a path that the API names and nobody can guess, whether it is live or not', async () => {
    await save(1, 1.001);
    const { version_rows } = await read();
    const [newest, first] = version_rows;
    expect(newest.json_file).toMatch(new RegExp(`^${folder}/v/1\\.001-[0-9a-f]{32}/data\\.json$`));
    const answer = await publicly(newest.json_file);
    expect(answer.json().layers[0].items[0].price).toBe(41.5);
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(first.json_file).not.toContain(newest.json_file.split('-').at(-1));
    await deploy('1');
    for (const guess of GUESSES) expect((await publicly(`${folder}/${guess}`)).statusCode, guess).toBe(404);
  });

  test('are named by nothing public, before and after they are live', async () => {
    await deploy('1');
    await save(1, 1.001);
    const keys = (await read()).version_rows.map(({ json_file }: { json_file: string }) => json_file.split('/').at(-2));
    for (const file of ['latest.json', 'deployment.json', 'presets/presets.json']) {
      const { body } = await publicly(`${folder}/${file}`);
      for (const key of keys) expect(body).not.toContain(key);
    }
    const { details } = (await publicly(`${folder}/latest.json`)).json();
    expect(details.layers).toHaveLength(aLayeredFile().layers.length);
  });

  test('are named to a reseller once its organisation has shown them', async () => {
    await deploy('1');
    await save(1, 1.001);
    const payload = { configurators: [ids.configurator] };
    await call('POST', `/resellers/${ids.reseller}/configurators`, { token: tokens.owner, payload });
    const values = { resellerId: ids.reseller, configuratorId: ids.configurator, version: 1000 };
    const ready = { ...values, status: 'ready', updatedAt: new Date() } as const;
    await t.store.db
      .insertInto('resellerConfigurators')
      .values(ready)
      .onConflict((conflict) => conflict.columns(['resellerId', 'configuratorId']).doUpdateSet({ status: 'ready' }))
      .execute();
    expect((await read(tokens.reseller)).versions).toEqual([1]);
    const listed = (await call('GET', '/configurators', { token: tokens.reseller })).json().data;
    expect(listed.at(-1).versions).toEqual([1]);
    await deploy('1.001');
    expect((await read(tokens.reseller)).versions).toEqual([1.001, 1]);
  });
});

describe('content of earlier releases', () => {
  beforeEach(async () => {
    await save(1, 1.001);
    await deploy('1');
    await asBefore();
  });

  test('moves to an unguessable path, and all of it works as before', async () => {
    await hideVersions(t.services, say);
    await sweepVersions(t.services, say);
    await repairLiveFiles(t.services, say);
    for (const guess of GUESSES) expect((await publicly(`${folder}/${guess}`)).statusCode, guess).toBe(404);
    const { version_rows, file_paths } = await read();
    expect((await publicly(version_rows[0].json_file)).json().layers[0].items[0].price).toBe(41.5);
    expect(Object.keys((await publicly(file_paths.assets)).json())).toContain('base.webp');
    expect((await deploy('1.001')).statusCode).toBe(200);
    expect((await save(1.001, 1.002)).statusCode).toBe(200);
  });

  test('stays readable at its old path until it is swept: an older server may serve it meanwhile', async () => {
    await hideVersions(t.services, say);
    for (const guess of GUESSES) expect((await publicly(`${folder}/${guess}`)).statusCode, guess).toBe(200);
    expect((await publicly((await read()).json_file)).statusCode).toBe(200);
  });

  test('moves in the end when the server is killed in the middle, and nothing is left over', async () => {
    const { content } = t.services;
    let writes = 0;
    const killed = {
      ...content,
      write: async (path: string, bytes: Buffer | string) => {
        if (++writes === 3) throw new Error('killed');
        await content.write(path, bytes);
      },
    };
    const reported: string[] = [];
    await hideVersions({ ...t.services, content: killed }, (line) => reported.push(line));
    expect(reported).toEqual([expect.stringContaining('killed')]);
    expect((await publicly(`${folder}/v/1.001/data.json`)).statusCode).toBe(200);
    await hideVersions(t.services, say);
    await sweepVersions(t.services, say);
    expect((await publicly((await read()).json_file)).statusCode).toBe(200);
    expect(new Set((await content.list(`${folder}/v`)).map((file) => file.split('/').at(-2))).size).toBe(2);
  });

  test('is moved by many servers that start together', async () => {
    await Promise.all(Array.from({ length: 5 }, () => hideVersions(t.services, say)));
    await Promise.all(Array.from({ length: 5 }, () => sweepVersions(t.services, say)));
    expect((await publicly((await read()).json_file)).statusCode).toBe(200);
  });
});
