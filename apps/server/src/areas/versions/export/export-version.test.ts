import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { AssetIndex, LatestFile } from '@vitrine/contract/latest-file';
import { aLayeredFile } from '@vitrine/fixtures/catalogue';
import { tinyPng } from '@vitrine/fixtures/tiny-png';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkSource } from '../../../commands/data-file/check-source.ts';
import { imagePathsOf } from '../../../intake/image-paths.ts';
import { sweepOriginals } from '../../../intake/originals.ts';
import type { ContentFiles } from '../../../ports/content-files.ts';
import { appForTests, TEST_DAY, type TestApp } from '../../../testing/app-for-tests.ts';
import { callsOf } from '../../../testing/calls-of.ts';
import { aZip, type FormPart, sendForm } from '../../../testing/form-request.ts';
import { readZip } from '../../../testing/read-zip.ts';
import { aConfigurator, anOrganisation, aSession, aUser } from '../../../testing/tenants.ts';
import { exportVersion } from './export-version.ts';

let t: TestApp;
let call: ReturnType<typeof callsOf>;
const id = { oakline: 0, terra: 0 };
const token = { admin: '', oakline: '', terra: '' };
const file = aLayeredFile();
const paths = [...imagePathsOf(file).keys()];
const DAY = 86_400_000;

/** A box in a transparent frame, at another position and in another colour for each number. */
const layerImage = async (at: number) =>
  sharp(await tinyPng(64, 32, [0, 0, 0, 0]))
    .composite([{ input: await tinyPng(12, 8, [at * 9, 80, 120, 255]), left: 4 + at, top: 4 }])
    .png()
    .toBuffer();

beforeAll(async () => {
  t = await appForTests();
  call = callsOf(t);
  const { services } = t;
  id.oakline = await anOrganisation(services, { name: 'Oakline', subdomain: 'oakline' });
  id.terra = await anOrganisation(services, { name: 'Terra', subdomain: 'terra' });
  const user = async (email: string, groupId: number, organisationId: number | null) => {
    const permissions = ['configurators', 'configurators.create'];
    return aSession(services, await aUser(services, { email, groupId, organisationId, permissions }));
  };
  token.admin = await user('admin@vitrine.test', 1, null);
  token.oakline = await user('ann@oakline.test', 2, id.oakline);
  token.terra = await user('bea@terra.test', 2, id.terra);
});
afterAll(() => t.close());

const create = async (organisation: number, parts: Record<string, FormPart>): Promise<number> => {
  const form = { name: 'Kitchen', configurator_type: '1', deployed: '1', group_name: 'Kitchens', ...parts };
  const answer = await sendForm(t, `/organisations/${organisation}/configurators`, token.admin, form);
  expect(answer.statusCode, answer.body).toBe(200);
  await t.deliver();
  return answer.json().data.id;
};

const exported = async (configurator: number, version = '1', by = token.admin) => {
  const url = `/configurators/${configurator}/versions/${version}/export`;
  const answer = await call('GET', url, { token: by });
  expect(answer.statusCode, answer.body).toBe(200);
  return { answer, bytes: answer.rawPayload, files: await readZip(answer.rawPayload) };
};

const rowOf = async (configurator: number) =>
  (await call('GET', `/configurators/${configurator}`, { token: token.admin })).json().data;
const readJson = async (path: string) => JSON.parse((await t.services.content.read(path))?.toString('utf8') ?? 'null');
const originals = async () => (await t.services.content.list('.originals')).sort();
const text = (bytes: Buffer | undefined) => bytes?.toString('utf8') ?? '';

/** What depends on the configurator alone, and neither on ids nor on addresses. */
const contentOf = async (configurator: number) => {
  const { data_url } = await rowOf(configurator);
  const { details, assets, openings, currency, presets }: LatestFile = await readJson(`${data_url}/latest.json`);
  return { details, assets, openings, currency, presets };
};

const uploadOf = async () => {
  const images: Record<string, Buffer> = {};
  for (const [at, path] of paths.entries())
    images[path.replace(/\.webp$/, '.png')] =
      path === 'base.webp' ? await tinyPng(64, 32, [90, 90, 90, 255]) : await layerImage(at);
  return {
    images,
    parts: {
      json_data: { name: 'data.json', bytes: JSON.stringify(file) },
      assets: { name: 'images.zip', bytes: await aZip(images) },
      presets_file: {
        name: 'presets.json',
        bytes: JSON.stringify([{ name: 'Warm', configuration: 'W1,H1,D1' }]),
      },
      style_sheet: { name: 'style.css', bytes: '.vt { color: teal }' },
      layout_file: { name: 'layout.json', bytes: '{"rooms": 1}' },
    },
  };
};

describe('an exported version', () => {
  test('has the data file, every original and the files beside them, and creates the same configurator elsewhere', async () => {
    const { images, parts } = await uploadOf();
    const kitchen = await create(id.oakline, parts);
    const { answer, bytes, files } = await exported(kitchen);
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="kitchen v1.zip"');
    for (const [name, sent] of Object.entries(images)) expect(files.get(name)?.equals(sent), name).toBe(true);
    expect(text(files.get('README.txt'))).not.toContain('were not stored');
    expect([text(files.get('style.css')), text(files.get('layout.json'))]).toEqual([
      '.vt { color: teal }',
      '{"rooms": 1}',
    ]);
    const side = (name: string) => ({ name, bytes: files.get(name) ?? '' });
    const again = await create(id.terra, {
      json_data: side('data.json'),
      assets: { name: 'kitchen v1.zip', bytes },
      presets_file: side('presets.json'),
      style_sheet: side('style.css'),
      layout_file: side('layout.json'),
    });
    expect((await rowOf(again)).images).toMatchObject({ status: 'done', missing: [] });
    const made = await contentOf(kitchen);
    expect(Object.keys(made.assets).sort()).toEqual([...paths].sort());
    expect(await contentOf(again)).toEqual(made);
    const second = await exported(again);
    expect(JSON.parse(text(second.files.get('data.json')))).toEqual(JSON.parse(text(files.get('data.json'))));
    expect([...second.files.keys()]).toEqual([...files.keys()]);
  });

  test('has the images of its time after one was replaced', async () => {
    const { images, parts } = await uploadOf();
    const kitchen = await create(id.oakline, { ...parts, name: 'Replaced' });
    const replacement = await tinyPng(64, 32, [200, 10, 10, 255]);
    const next = {
      ...{ _method: 'PATCH', new_version: '2', json_data: parts.json_data },
      assets: { name: 'base.png', bytes: replacement },
    };
    await sendForm(t, `/configurators/${kitchen}/version/major`, token.admin, next);
    await t.deliver();
    const before = await exported(kitchen, '1');
    const after = await exported(kitchen, '2', token.oakline);
    expect(before.files.get('base.png')?.equals(images['base.png'] ?? Buffer.alloc(0))).toBe(true);
    expect(after.files.get('base.png')?.equals(replacement)).toBe(true);
    expect(after.files.get('layers/walls/chalk_white.png')).toEqual(before.files.get('layers/walls/chalk_white.png'));
  });

  test('has whole prepared images, and says so, where no originals are stored', async () => {
    const image = await layerImage(3);
    const old = await aConfigurator(t.services, {
      organisationId: id.oakline,
      name: 'Old',
      upload: { text: JSON.stringify(file), readImage: async () => image },
    });
    const { bytes, files } = await exported(old);
    expect(text(files.get('README.txt'))).toContain('were not stored');
    const { width, height } = await sharp(files.get('layers/walls/chalk_white.webp')).metadata();
    expect([width, height]).toEqual([64, 32]);
    const json_data = { name: 'data.json', bytes: files.get('data.json') ?? '' };
    const again = await create(id.terra, { name: 'Again', json_data, assets: { name: 'old.zip', bytes } });
    const index = async (configurator: number) => {
      const { data_url, version_rows } = await rowOf(configurator);
      const name = version_rows[0].asset_index ?? 'assets.json';
      const images: AssetIndex = await readJson(`${data_url}/${name}`);
      return images['layers/walls/chalk_white.webp'];
    };
    const { frame, rect } = (await index(again)) ?? {};
    expect({ frame, rect }).toEqual({ frame: [64, 32], rect: (await index(old))?.rect });
  });

  test('opens one image at a time, and closes it when the reader leaves', async () => {
    const { parts } = await uploadOf();
    const kitchen = await create(id.oakline, { ...parts, name: 'Streamed' });
    let now = 0;
    let most = 0;
    let opened = 0;
    const { content } = t.services;
    const counting: ContentFiles = {
      ...content,
      open: async (path) => {
        const found = await content.open(path);
        opened++;
        most = Math.max(most, ++now);
        // At its end a file is read; the system closes it a moment later, when the next one may be open.
        let isRead = false;
        const leave = (): void => {
          if (!isRead) now--;
          isRead = true;
        };
        found?.stream.on('end', leave).on('close', leave);
        return found;
      },
    };
    const scope = { kind: 'organisation', organisationId: id.oakline } as const;
    const input = { configuratorId: kitchen, version: 1, resellerId: undefined };
    const start = async () => (await exportVersion({ ...t.services, content: counting }, scope, input)).stream;
    for await (const _chunk of await start()) expect(now).toBeLessThanOrEqual(1);
    expect([opened, most]).toEqual([paths.length, 1]);
    const left = await start();
    left.destroy();
    await expect.poll(() => now).toBe(0);
    expect(opened).toBeLessThanOrEqual(paths.length + 1);
  });

  test('passes the check of data files', async () => {
    const { parts } = await uploadOf();
    const { bytes } = await exported(await create(id.oakline, { ...parts, name: 'Checked' }));
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'vitrine-export-'));
    const zip = path.join(folder, 'checked v1.zip');
    await fs.writeFile(zip, bytes);
    const checked = await checkSource(zip, null);
    await fs.rm(folder, { recursive: true });
    expect(checked).toEqual({ type: 'panoramic', images: paths.length, issues: [], notes: [] });
  });

  test('names the images that were never uploaded', async () => {
    const { parts } = await uploadOf();
    const assets = { name: 'base.png', bytes: await tinyPng(64, 32, [1, 1, 1, 255]) };
    const bare = await create(id.oakline, { json_data: parts.json_data, name: 'Bare', assets });
    const { files } = await exported(bare);
    expect([...files.keys()].sort()).toEqual(['README.txt', 'base.png', 'data.json']);
    expect(text(files.get('README.txt'))).toContain('layers/walls/chalk_white.webp');
  });
});

describe('rejects', () => {
  test('the configurator of another organisation, an unknown version, and callers without the permission', async () => {
    const old = await aConfigurator(t.services, { organisationId: id.oakline, name: 'Older' });
    const status = async (url: string, by?: string) =>
      (await call('GET', url, by === undefined ? {} : { token: by })).statusCode;
    expect(await status(`/configurators/${old}/versions/1/export`, token.terra)).toBe(404);
    expect(await status(`/configurators/${old}/versions/7/export`, token.oakline)).toBe(422);
    expect(await status(`/configurators/${old}/versions/1/export?reseller=${id.terra}`, token.oakline)).toBe(404);
    expect(await status(`/configurators/${old}/versions/1/export`)).toBe(401);
  });
});

describe('originals', () => {
  test('are stored once for each organisation, and no public address reaches them', async () => {
    const { parts } = await uploadOf();
    await create(id.oakline, { ...parts, name: 'First' });
    const before = await originals();
    expect(before.length).toBeGreaterThan(0);
    await create(id.oakline, { ...parts, name: 'Twin' });
    expect(await originals()).toEqual(before);
    const [stored = ''] = before;
    await t.services.content.write('.originals/1/probe.webp', 'x');
    const rest = stored.slice('.originals'.length);
    for (const path of [
      `/.originals${rest}`,
      `/%2eoriginals${rest}`,
      `/oakline/../.originals${rest}`,
      `/oakline/%2e%2e/.originals${rest}`,
      `/oakline%2f..%2f.originals${rest}`,
      `//.originals${rest}`,
      `/./.originals${rest}`,
      '/.originals/1/probe.webp',
      '/%2Eoriginals/1/probe.webp',
      '/oakline%2f..%2f.originals%2f1%2fprobe.webp',
      '/viewer/v1/../../.originals/1/probe.webp',
    ]) {
      for (const host of ['vitrine-content.localhost:4000', 'vitrine.localhost:4000', 'api.vitrine.localhost:4000']) {
        const answer = await t.app.inject({ method: 'GET', url: path, headers: { host } });
        expect(answer.body === 'x' || answer.rawPayload.subarray(1, 4).toString() === 'PNG', `${host}${path}`).toBe(
          false,
        );
      }
    }
    await t.services.content.remove('.originals/1/probe.webp');
  });

  test('are removed a day later when no configurator uses them, and with their organisation', async () => {
    const own = await anOrganisation(t.services, { name: 'Short', subdomain: 'short' });
    const { parts } = await uploadOf();
    const kept = await create(own, { ...parts, name: 'Kept' });
    const lone = { ...parts, name: 'Gone', assets: { name: 'base.png', bytes: await tinyPng(8, 4, [7, 7, 7, 255]) } };
    const gone = await create(own, lone);
    const ofOwn = async () => (await originals()).filter((path) => path.startsWith(`.originals/${own}/`)).length;
    const all = await ofOwn();
    await call('DELETE', `/configurators/${gone}`, { token: token.admin });
    await t.deliver();
    t.setNow(new Date(TEST_DAY.getTime() + DAY / 2));
    await sweepOriginals(t.services);
    expect(await ofOwn()).toBe(all);
    t.setNow(new Date(TEST_DAY.getTime() + DAY + 1));
    await t.services.content.write(`.originals/${own}/${'0'.repeat(64)}`, 'left by a crash');
    await sweepOriginals(t.services);
    expect(await ofOwn()).toBe(all - 1);
    t.setNow(TEST_DAY);
    expect((await exported(kept)).files.has('base.png')).toBe(true);
    await call('DELETE', `/organisations/${own}`, { token: token.admin });
    await t.deliver();
    expect(await ofOwn()).toBe(0);
  });
});
